import { clearChoice, pressCard, pressFlip, pressMain, pressSuggest, pressYield } from '../table/moves.ts';
import type { TableModel } from '../table/tableModel.svelte.ts';
import type { SheetName } from './sheetName.ts';

/** What keys can ask for beside moves. */
export interface KeyTargets {
  readonly open: (sheet: SheetName) => void;
  readonly readOut: () => void;
}

/** The keys of the table; whether the key was one. Nothing while a sheet is open or somebody is typing. */
export const pressKey = (event: KeyboardEvent, model: TableModel, { open, readOut }: KeyTargets): boolean => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return false;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest('input, textarea, select, dialog')) return false;
  if (event.key === 'Enter') return pressEnter(target, model);
  if (/^[1-9]$/.test(event.key)) {
    const card = model.hand[Number(event.key) - 1];
    if (card !== undefined) pressCard(model, card);
    return card !== undefined;
  }
  const press = {
    escape: () => clearChoice(model),
    y: () => pressYield(model),
    s: () => pressSuggest(model),
    l: () => open('log'),
    p: () => open('talk'),
    t: readOut,
    '?': () => open('keys'),
  }[event.key.toLowerCase()];
  press?.();
  return press !== undefined;
};

/**
 * Enter on a card that is not chosen chooses it, as on any button; on a chosen card, or with the focus nowhere, it is
 * the main button.
 */
const pressEnter = (target: Element | null, model: TableModel): boolean => {
  const button = target?.closest('button, a, summary');
  if (button && button.getAttribute('aria-pressed') !== 'true') return false;
  if (button && !button.closest('[role="toolbar"]')) return false;
  if (model.isAskingFlip) pressFlip(model);
  else pressMain(model);
  return true;
};
