import deckUrl from './deck.svg?url';

let loading: Promise<void> | null = null;

const load = async (): Promise<void> => {
  const answer = await fetch(deckUrl);
  if (!answer.ok) throw new Error(`deck: ${answer.status}`);
  const holder = document.createElement('div');
  holder.hidden = true;
  holder.innerHTML = await answer.text();
  document.body.prepend(holder);
};

/**
 * Puts the sprite of the whole deck into the page, once; cards refer to its symbols by id (`c-7H`, `c-7H-full`, `c-QC`,
 * `c-J1`, `c-back`). Until it is there a card is blank parchment of the right size, so nothing shifts. A failed load is
 * tried again, every 3 s.
 */
export const mountDeck = (): void => {
  loading ??= load().catch(() => {
    setTimeout(() => {
      loading = null;
      mountDeck();
    }, 3000);
  });
};
