import type { Card, PublicView } from '@regicide/rules';

/** One of the castle's royals: who it is, if that is known, and where it stands. */
export interface CastlePlace {
  readonly rank: 'J' | 'Q' | 'K';
  /** Null while it lies face down. */
  readonly card: Card | null;
  /** `exact`: recruited. */
  readonly state: 'done' | 'exact' | 'now' | 'waiting';
}

/** The castle from the first Jack to the last royal: twelve places, eight in a short game. */
export const castleStates = ({
  defeats,
  enemy,
  castleSize,
}: Pick<PublicView, 'defeats' | 'enemy' | 'castleSize'>): CastlePlace[] => {
  const known: Omit<CastlePlace, 'rank'>[] = defeats.map(([card, isRecruited]) => ({
    card,
    state: isRecruited ? 'exact' : 'done',
  }));
  if (enemy !== null) known.push({ card: enemy.card, state: 'now' });
  return Array.from({ length: known.length + castleSize }, (_, index) => ({
    rank: (['J', 'Q', 'K'] as const)[Math.floor(index / 4)]!,
    ...(known[index] ?? { card: null, state: 'waiting' }),
  }));
};
