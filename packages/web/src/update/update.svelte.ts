/** Held while a game runs in a tab of this browser. */
const GAME_LOCK = 'regicide.game';
/** How long a newer version may take to be there; after that the page is loaded anew as it is, in ms. */
const TAKE_MS = 10_000;

let isOffered = $state(false);

/** Whether a newer version is here, and no game runs that taking it could disturb. */
export const isUpdateOffered = (): boolean => isOffered;

/** Not now; the next page that is loaded asks again. */
export const putUpdateOff = (): void => {
  isOffered = false;
};

/** A newer version is here: to be said once no tab of this browser plays. */
export const offerUpdate = async (): Promise<void> => {
  await navigator.locks.request(GAME_LOCK, () => undefined);
  isOffered = true;
};

/**
 * Keeps updates away from every tab of this browser while a game runs in this one: taking one removes the old version's
 * files, which this table may still need. The answer ends it. Where there is no worker there is nothing to keep away.
 */
export const holdUpdates = (): (() => void) => {
  if (!('locks' in navigator)) return () => undefined;
  let release = (): void => undefined;
  const over = new Promise<void>((resolve) => (release = resolve));
  void navigator.locks.request(GAME_LOCK, { mode: 'shared' }, () => over);
  return release;
};

/** Loads the page anew, in the newest version that can be had. */
export const loadNewest = async (): Promise<void> => {
  const late = new Promise((resolve) => setTimeout(resolve, TAKE_MS));
  if ('serviceWorker' in navigator) await Promise.race([takeNewest().catch(() => undefined), late]);
  location.reload();
};

const takeNewest = async (): Promise<void> => {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.update();
  const worker = registration?.installing ?? registration?.waiting;
  if (!worker) return;
  await becomes(worker, ['installed', 'redundant']);
  worker.postMessage({ type: 'SKIP_WAITING' });
  await becomes(worker, ['activated', 'redundant']);
};

const becomes = (worker: ServiceWorker, states: readonly ServiceWorkerState[]): Promise<void> =>
  new Promise((resolve) => {
    const look = (): void => {
      if (states.includes(worker.state)) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
