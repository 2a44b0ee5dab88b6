import { settings } from '../app/settings.svelte.ts';
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
  // A press on plain words of a sheet leaves the focus outside of it.
  if (target?.closest('input:not([type=radio]), textarea, select') || document.querySelector('dialog[open]'))
    return false;
  if (event.key === 'Enter') return pressEnter(target, model);
  if (event.key === 'Escape') {
    clearChoice(model);
    return true;
  }
  if (!settings.keys) return false;
  if (/^[1-9]$/.test(event.key)) {
    const card = model.hand[Number(event.key) - 1];
    if (card === undefined) return false;
    pressCard(model, card);
    focusLastChosen(model);
    return true;
  }
  const press = {
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
 * Enter on a card that is not chosen chooses it, as on any button; on a chosen card, or with the focus on no button, it
 * is the main button.
 */
const pressEnter = (target: Element | null, model: TableModel): boolean => {
  const focused = target?.closest('button, a, summary, input, [tabindex="0"]');
  if (focused && focused.getAttribute('aria-pressed') !== 'true') return false;
  if (focused && !focused.closest('[role="toolbar"]')) return false;
  if (model.isAskingFlip) pressFlip(model);
  else pressMain(model);
  return true;
};

/** The focus goes with the number keys, so that Enter after them is always the main button. */
const focusLastChosen = (model: TableModel): void => {
  const card = model.selection.at(-1);
  const place = document.querySelector(`main.table [data-place="hand-${card}"] button`);
  if (place instanceof HTMLElement) place.focus({ preventScroll: true });
};
