import {
  decide,
  evolveAll,
  legalIntents,
  playableCards,
  preview,
  viewFor,
  visibleEvents,
  yieldAnswer,
} from '../../src/index.ts';

/** The functions under test, so that a mutant of any can take its place. */
export const ENGINE = {
  decide,
  evolveAll,
  legalIntents,
  playableCards,
  preview,
  viewFor,
  visibleEvents,
  yieldAnswer,
};
export type Engine = typeof ENGINE;
