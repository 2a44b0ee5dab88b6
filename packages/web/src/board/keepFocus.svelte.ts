/** The hand's stop of Tab, or the empty hand. */
export const focusHand = (): void => {
  const hand = document.querySelector<HTMLElement>('main.table [role="toolbar"]');
  (hand?.querySelector<HTMLElement>('[tabindex="0"]') ?? hand)?.focus({ preventScroll: true });
};

/**
 * Whatever loses the focus by a change of the table, because it vanishes or is moved, hands it to the hand. To be called
 * while the table's component is set up: its effect then runs before anything in the table changes.
 */
export const keepFocus = (table: () => HTMLElement | undefined, changes: () => unknown): void => {
  let isInside = false;
  $effect.pre(() => {
    changes();
    isInside = table()?.contains(document.activeElement) ?? false;
  });
  $effect(() => {
    changes();
    const now = document.activeElement;
    const isLost = isInside && now === document.body;
    // An empty hand keeps the focus for the cards to come.
    if (isLost || now?.matches('main.table [role="toolbar"]')) focusHand();
  });
};
