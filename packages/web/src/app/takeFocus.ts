import { tick } from 'svelte';

let isFirst = true;

/**
 * For the main part of a screen. Where the focus went away with the screen before, the new one takes it, so that a
 * screen reader tells of it and Tab goes on from its beginning. The first screen leaves it to the browser.
 */
export const takeFocus = (element: HTMLElement): void => {
  const isArrival = isFirst;
  isFirst = false;
  if (isArrival) return;
  void tick().then(() => {
    if (document.activeElement === document.body) element.focus({ preventScroll: true });
  });
};
