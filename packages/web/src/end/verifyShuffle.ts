import type { GameInfo } from '@regicide/protocol';
import { commitmentOf, deal, gameSeedOf, type Card, type GameView, type Seat } from '@regicide/rules';

/** What this browser saw itself, to hold the proof against. */
export interface Witness {
  readonly view: Pick<GameView, 'defeats' | 'enemy'>;
  readonly seat: Seat | null;
  /** The nonce that this page sent; null when it was loaded later. */
  readonly nonce: string | null;
  /** The own hand before the first intent; null when it was not seen. */
  readonly firstHand: readonly Card[] | null;
}

/**
 * Deals a finished game again from what the server published: the seed is the one it had committed to, the own nonce
 * is in it, and castle and first hand were the ones dealt. Null while there is nothing to check.
 */
export const verifyShuffle = (game: GameInfo, { view, seat, nonce, firstHand }: Witness): boolean | null => {
  const { proof, seatCount, options, commitment } = game;
  if (proof === null) return null;
  if (commitmentOf(proof.serverSeed) !== commitment) return false;
  if (seat !== null && nonce !== null && proof.nonceBySeat[seat] !== nonce) return false;
  const dealt = deal({ seatCount, options, seed: gameSeedOf(proof.serverSeed, proof.nonceBySeat) });
  const castle = [dealt.enemy!.card, ...dealt.castle];
  const seen = [...view.defeats.map(([card]) => card), ...(view.enemy === null ? [] : [view.enemy.card])];
  if (seen.some((card, index) => castle[index] !== card)) return false;
  return seat === null || firstHand === null || isSame(dealt.handBySeat[seat]!, firstHand);
};

const isSame = (one: readonly Card[], other: readonly Card[]): boolean =>
  one.length === other.length && one.every((card, index) => card === other[index]);
