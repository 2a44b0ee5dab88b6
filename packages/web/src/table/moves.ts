import { suggestPayment, type Card } from '@regicide/rules';
import { t } from '../text/index.svelte.ts';
import { cardToken } from '../ui/sentenceParts.ts';
import { mainMove } from './mainMove.ts';
import type { TableModel } from './tableModel.svelte.ts';
import { whySentence } from './whySentence.ts';

/** What buttons and keys do at the table; a press that cannot do anything says why. */

/**
 * A card of the hand was pressed: it joins or leaves. One that cannot join says why; pressed again, it takes the
 * selection's place.
 */
export const pressCard = (model: TableModel, card: Card): void => {
  if (model.pendingIntent !== null) return tell(model, t().board.why.flying, null);
  if (model.plan === null) {
    if (model.phase === 'name') tell(model, t().board.why.nameFirst, 'R-62');
    return;
  }
  if (model.selection.includes(card)) return model.toggle(card);
  const why = whySentence(model.plan, model.selection, card, t().board);
  if (why === null) return model.toggle(card);
  const canReplace = model.phase !== 'pay' && model.selection.length > 0;
  if (canReplace && model.notice?.card === card) {
    model.selection = [];
    return model.toggle(card);
  }
  const hint = canReplace ? ` ${t().board.why.instead(cardToken(card))}` : '';
  model.notice = { text: why.text + hint, rule: why.rule, card };
};

export const pressMain = (model: TableModel): void => {
  const move = mainMove(model.plan, model.phase, model.selection, t().board);
  if (move === null) return;
  if (model.pendingIntent !== null) tell(model, t().board.why.flying, null);
  else if (move.intent !== null) void model.submit(move.intent);
  else tell(model, move.why!.text, move.why!.rule);
};

export const pressYield = (model: TableModel): void => {
  if (model.phase === 'wait') return tell(model, t().board.why.wait, 'R-10');
  if (model.phase !== 'play') return;
  if (model.pendingIntent !== null) tell(model, t().board.why.flying, null);
  else if (!model.view.canYield) tell(model, t().board.yieldBarred, 'R-51');
  else void model.submit({ verb: 'yield' });
};

/** chooses the least wasteful payment; it is not sent. */
export const pressSuggest = (model: TableModel): void => {
  if (model.phase !== 'pay' || model.plan === null) return;
  const suggestion = suggestPayment(model.plan);
  if (suggestion === null) return tell(model, t().board.why.cannotPay, 'R-43');
  model.notice = null;
  model.selection = suggestion;
};

export const clearChoice = (model: TableModel): void => {
  model.notice = null;
  model.isAskingFlip = false;
  model.selection = [];
};

/** the first press asks, the second does it. */
export const pressFlip = (model: TableModel): void => {
  if (model.view.flipsLeft === 0 || (model.phase !== 'play' && model.phase !== 'pay')) return;
  if (model.isAskingFlip) return void model.submit({ verb: 'flip' });
  clearChoice(model);
  model.isAskingFlip = true;
};

const tell = (model: TableModel, text: string, rule: string | null): void => {
  model.notice = { text, rule, card: null };
};
