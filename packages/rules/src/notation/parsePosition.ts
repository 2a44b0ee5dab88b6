import type { GameState } from '../state.ts';
import { completePosition } from './completePosition.ts';
import { positionErrors } from './positionErrors.ts';
import { readFields } from './positionFields.ts';

/** A lawful position, or plain sentences about what is wrong with the text. */
export type ParsedPosition = { readonly position: GameState } | { readonly errors: readonly string[] };

/**
 * Reads a position such as `players=3; enemy=QC damage=18; plays=0:6S 1:4H 2:8D; hands=3D 3S | 5H | 9C; await=pay`.
 * Fields: players, turn, enemy (with damage), castle, defeats (`+` marks recruits), plays, hands, tavern, discard, await
 * (play, pay 9, name, won, lost attack, lost stuck), yielded, flips, step, seed, options. Piles as in
 * {@link GameState}: castle and tavern top first, discard pile bottom first. Whatever is not given is filled in as
 * {@link completePosition} tells, alike for the same text: `players=1; enemy=JD; hands=AH 9C 5H` is enough.
 */
export const parsePosition = (text: string): ParsedPosition => {
  const { fields, errors: misread } = readFields(text);
  if (misread.length > 0) return { errors: misread };
  const position = completePosition(fields);
  const errors = positionErrors(position);
  return errors.length > 0 ? { errors } : { position };
};
