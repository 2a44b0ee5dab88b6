import {
  attackOf,
  legalIntents,
  preview,
  suggestPayment,
  totalValue,
  yieldAnswer,
  type Answer,
  type Card,
  type Intent,
  type PlayPreview,
  type SeatView,
} from '@regicide/rules';
import type { Policy } from './policy.ts';

/** The intent that looks best one move ahead; of equally good ones any. */
export const greedyPolicy: Policy = (view, random) => {
  const payment = suggestPayment(view);
  if (payment !== null) return { verb: 'pay', cards: payment };
  const rated = legalIntents(view).map((intent) => ({ intent, worth: worthOf(view, intent) }));
  const most = Math.max(...rated.map(({ worth }) => worth));
  const best = rated.filter(({ worth }) => worth === most);
  return best[random.below(best.length)]!.intent;
};

/** Worths are in points of card value: what one would give up from the hand to have it. */
const LOSS = -1000;
const RISK_PER_POINT = -4;
const KILL = 30;
const RECRUIT = 20;
const DRAWN_CARD = 4;
const HEALED_CARD = 1.5;
/** A shield serves until the enemy falls: about so many more attacks. */
const ATTACKS_TO_COME = 2;
const FLIP = -35;
const JESTER = -12;

const worthOf = (view: SeatView, intent: Intent): number => {
  switch (intent.verb) {
    case 'play':
      return worthOfPlay(view, preview(view, intent.cards)!);
    case 'yield':
      return worthOfAnswer(yieldAnswer(view));
    case 'flip':
      return FLIP - totalValue(view.hand) / 2;
    case 'name':
      return view.handSizeBySeat[intent.seat]!;
    case 'pay':
      return -totalValue(intent.cards);
  }
};

const worthOfPlay = (view: SeatView, play: PlayPreview): number => {
  const attackNow = Math.max(0, attackOf(view.enemy!.card) - view.shield);
  const shield = play.result === 'stands' ? ATTACKS_TO_COME * (attackNow - play.attackAfter) : 0;
  if (play.isJester) return JESTER + shield;
  const drawn = play.drawnBySeat.reduce((sum, count) => sum + count, 0);
  const gains = DRAWN_CARD * drawn + HEALED_CARD * play.healed + shield;
  return worthOfResult(view, play) + gains - costOf(play.cards) + worthOfAnswer(play.answer);
};

const worthOfResult = (view: SeatView, { wins, result, damage, over }: PlayPreview): number => {
  if (wins) return -LOSS;
  if (result === 'stands') return damage;
  const kill = KILL + attackOf(view.enemy!.card);
  return result === 'exact' ? kill + RECRUIT : kill - over / 2;
};

/** Every card can pay later, and a small one pays less well for the place it takes in the hand. */
const costOf = (cards: readonly Card[]): number => totalValue(cards) + cards.length;

const worthOfAnswer = (answer: Answer): number => {
  switch (answer.kind) {
    case 'none':
      return 0;
    case 'yes':
      return -answer.amount;
    case 'depends':
      return -answer.amount + RISK_PER_POINT * (answer.amount - answer.handValue);
    case 'no':
      return LOSS;
  }
};

/**
 * what a seat wishes while another one chooses who goes next, from its own view: the turn where it can beat the
 * enemy, anybody else's where nothing that it could do would survive.
 */
export const wishOf = (view: SeatView): 'meNext' | 'notMe' | null => {
  const own: SeatView = { ...view, turn: view.seat, awaiting: { kind: 'playOrYield' } };
  const intents = legalIntents(own);
  const isKill = (intent: Intent): boolean =>
    intent.verb === 'play' && (preview(own, intent.cards)?.result ?? 'stands') !== 'stands';
  if (intents.some(isKill)) return 'meNext';
  return intents.every((intent) => worthOf(own, intent) < LOSS / 2) ? 'notMe' : null;
};
