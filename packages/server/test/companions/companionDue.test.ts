import { expect, test } from 'vitest';
import type { RoomCode } from '@regicide/protocol';
import { parsePosition } from '@regicide/rules';
import { withCompanionDue } from '../../src/rooms/companionDue.ts';
import { scenarioRoom } from '../../src/table/scenarioRoom.ts';
import { ANNA } from '../harness/sampleRoom.ts';

const NOW = 5_000;
const PAUSE = 100;

/** How long the companion on the second seat thinks in this position, ms. */
const pauseIn = (position: string): number => {
  const parsed = parsePosition(position);
  if ('errors' in parsed) throw new Error(parsed.errors.join('\n'));
  const person = { id: ANNA, name: 'Anna', tokenHash: '' };
  const room = scenarioRoom('ROOM0000' as RoomCode, parsed.position, [person], NOW);
  const { dues } = withCompanionDue({ ...room, companionBySeat: [null, 'Edda', null, null] }, NOW, PAUSE);
  return dues.find(({ kind }) => kind === 'companion')!.at - NOW;
};

test('[DESIGN seats] a companion lets people look at a new enemy and at a Jester before it goes on', () => {
  expect(pauseIn('players=2; enemy=JC; turn=1; plays=0:4H; seed=1')).toBe(PAUSE);
  expect(pauseIn('players=2; enemy=JC; turn=1; seed=1')).toBe(2 * PAUSE);
  expect(pauseIn('players=3; enemy=JC; turn=1; plays=0:4H 1:J1; await=name; seed=1')).toBe(2 * PAUSE);
});
