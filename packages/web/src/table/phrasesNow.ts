import type { GameView } from '@regicide/rules';
import { PHRASES, WISHES, type GameInfo, type Phrase, type Wish } from '@regicide/protocol';

/** what may be said now, the most fitting first; a wish only by those whom a Jester's player may name. */
export const phrasesNow = (
  view: GameView,
  game: Pick<GameInfo, 'canWish'> | null,
): readonly (Phrase | Wish)[] => {
  if (view.awaiting.kind === 'finished')
    return ['goodGame', ...PHRASES.filter((phrase) => phrase !== 'goodGame')];
  const mayWish = game?.canWish === true && view.seat !== null && view.seat !== view.turn;
  return mayWish ? [...WISHES, ...PHRASES] : PHRASES;
};
