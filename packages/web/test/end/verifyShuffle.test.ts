import { commitmentOf, deal, gameSeedOf, STANDARD_OPTIONS } from '@regicide/rules';
import type { GameInfo } from '@regicide/protocol';
import { describe, expect, it } from 'vitest';
import { verifyShuffle, type Witness } from '../../src/end/verifyShuffle.ts';

const serverSeed = 'ab'.repeat(32);
const nonceBySeat = ['11'.repeat(16), null];
const dealt = deal({ seatCount: 2, options: STANDARD_OPTIONS, seed: gameSeedOf(serverSeed, nonceBySeat) });
const game = {
  seatCount: 2,
  options: STANDARD_OPTIONS,
  commitment: commitmentOf(serverSeed),
  proof: { serverSeed, nonceBySeat },
} as unknown as GameInfo;
const witness: Witness = {
  view: {
    defeats: [[dealt.enemy!.card, 1]],
    enemy: { card: dealt.castle[0]!, damage: 3, isImmunityCancelled: false },
  },
  seat: 0,
  nonce: nonceBySeat[0]!,
  firstHand: dealt.handBySeat[0]!,
};

describe('verifyShuffle', () => {
  it('[fair shuffle] holds for a game dealt as committed, also for one who only watched', () => {
    expect(verifyShuffle(game, witness)).toBe(true);
    expect(verifyShuffle(game, { ...witness, seat: null, nonce: null, firstHand: null })).toBe(true);
  });

  it('[fair shuffle] says nothing while the proof is secret', () => {
    expect(verifyShuffle({ ...game, proof: null }, witness)).toBeNull();
  });

  it.each<[string, GameInfo, Witness]>([
    ['another seed than committed', { ...game, commitment: commitmentOf('cd'.repeat(32)) }, witness],
    ['the own nonce is missing', game, { ...witness, nonce: '22'.repeat(16) }],
    ['the nonces were changed', { ...game, proof: { serverSeed, nonceBySeat: [null, null] } }, witness],
    [
      'another enemy came out',
      game,
      { ...witness, view: { defeats: [[dealt.castle[1]!, 0]], enemy: witness.view.enemy } },
    ],
    ['another hand was dealt', game, { ...witness, firstHand: dealt.handBySeat[1]! }],
  ])('[fair shuffle] fails: %s', (_cause, info, seen) => {
    expect(verifyShuffle(info, seen)).toBe(false);
  });
});
