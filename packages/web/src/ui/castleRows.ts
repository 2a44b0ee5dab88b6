import type { Card, PublicView } from '@regicide/rules';

/** One of the castle's royals: who it is, if that is known, and where it stands. */
export interface CastlePlace {
  readonly rank: 'J' | 'Q' | 'K';
  /** Null while it lies face down. */
  readonly card: Card | null;
  /** `exact`: recruited. */
  readonly state: 'done' | 'exact' | 'now' | 'waiting';
}

/**
 * The castle from the first Jack to the last royal, a row for each rank: twelve places, eight in a short game.
 */
export const castleRows = ({
  defeats,
  enemy,
  castleSize,
}: Pick<PublicView, 'defeats' | 'enemy' | 'castleSize'>): CastlePlace[][] => {
  const known: Omit<CastlePlace, 'rank'>[] = defeats.map(([card, isRecruited]) => ({
    card,
    state: isRecruited ? 'exact' : 'done',
  }));
  if (enemy !== null) known.push({ card: enemy.card, state: 'now' });
  const size = known.length + castleSize;
  return (['J', 'Q', 'K'] as const)
    .map((rank, row) =>
      Array.from({ length: Math.min(4, size - 4 * row) }, (_, column): CastlePlace => ({
        rank,
        ...(known[4 * row + column] ?? { card: null, state: 'waiting' }),
      })),
    )
    .filter(({ length }) => length > 0);
};
