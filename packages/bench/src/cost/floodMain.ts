/**
 * Sixteen members of four rooms who send as fast as they are answered what must be refused, each three messages at once,
 * and come back when they are thrown out. Runs until it is killed; tells its parent how many messages it has sent.
 */
import { setTimeout as pause } from 'node:timers/promises';
import { enter, openRoom, type Entry } from './gameTable.ts';
import { scriptedGame } from './scriptedGame.ts';

const ROOMS = 4;
const IN_FLIGHT = 3;
const HEADERS = { 'x-forwarded-for': '10.9.9.9' };
const PAUSE_AFTER_REFUSAL = 100;

const JUNK: readonly (readonly [verb: string, payload: unknown])[] = [
  ['intent', { id: 'x'.repeat(16), step: 999, intent: { verb: 'yield' } }],
  ['intent', { id: 'x'.repeat(16), step: 0, intent: { verb: 'play', cards: [99] } }],
  ['intent', { id: 'x'.repeat(16), step: 0, intent: { verb: 'name', seat: 2 }, __proto__: { seat: 3 } }],
  ['command', { id: 'y'.repeat(16), command: { verb: 'rematch' } }],
  ['command', { id: 'y'.repeat(16), command: { verb: 'setOptions', options: null } }],
  ['log', { fromStep: -1 }],
  ['wake', { text: 'x'.repeat(2_000) }],
  ['cheat', [[[[[[]]]]]]],
];

const url = process.argv[2]!;
let sent = 0;

const attack = async (entry: Entry, seat: number): Promise<never> => {
  for (;;) {
    const socket = await enter(url, entry, seat, undefined, HEADERS).catch(() => null);
    if (socket !== null) {
      const closed = new Promise<void>((resolve) => (socket.onClose = resolve));
      const sendOn = (): void => {
        if (!socket.isOpen) return;
        const [verb, payload] = JUNK[sent++ % JUNK.length]!;
        socket.ask(verb, payload, sendOn);
      };
      for (let n = 0; n < IN_FLIGHT; n++) sendOn();
      await closed;
    }
    await pause(PAUSE_AFTER_REFUSAL);
  }
};

const rooms: Entry[] = [];
for (let n = 0; n < ROOMS; n++) rooms.push(await openRoom(url, scriptedGame(), HEADERS));
for (const entry of rooms) for (let seat = 0; seat < 4; seat++) void attack(entry, seat);
process.on('message', () => process.send?.(sent));
process.send?.(sent);
