import { offerUpdate } from './update.svelte.ts';

/** How often a page that stays open looks for a newer version, in ms. */
const LOOK_MS = 60 * 60 * 1000;

/**
 * Registers the worker that keeps the client's files for the next time, and offers a newer version of it once that is
 * ready. A browser that forbids workers plays without.
 */
export const startWorker = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.register('/sw.js').catch(() => null);
  if (registration === null) return;
  if (registration.waiting) void offerUpdate();
  registration.addEventListener('updatefound', () => {
    const worker = registration.installing;
    worker?.addEventListener('statechange', () => {
      // the very first one is no update
      if (worker.state === 'installed' && registration.active) void offerUpdate();
    });
  });
  const look = (): void => void registration.update().catch(() => undefined);
  setInterval(look, LOOK_MS);
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') look();
  });
};
