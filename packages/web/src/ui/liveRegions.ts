import type { Attachment } from 'svelte/attachments';

let regions: HTMLElement | null = null;

/** Everything beside a modal dialog is inert, for a screen reader too: the live regions go into the dialog that is open, and back. */
export const followDialog = (): void => {
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body;
  if (regions !== null && regions.parentNode !== place) place.append(regions);
};

/** The element that holds the live regions; there is one. */
export const liveRegions: Attachment<HTMLElement> = (element) => {
  regions = element;
  return () => (regions = null);
};
