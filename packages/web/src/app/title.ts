import calmIcon from './favicon.svg?url';
import turnIcon from './faviconTurn.svg?url';

/** What the tab says; `isCalling` turns its icon golden: it is the player's turn. */
export const setTitle = (words: string | null, isCalling = false): void => {
  document.title = words === null ? 'Regicide' : `${words} · Regicide`;
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const href = isCalling ? turnIcon : calmIcon;
  if (icon && icon.getAttribute('href') !== href) icon.href = href;
};
