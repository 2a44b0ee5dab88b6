const ANSWER_MS = 5000;
const PAUSE_MS = 5000;

/**
 * Looks whether the server answers, again and again until it does: a page that came from the browser's own store says
 * nothing about that. The answer ends it.
 */
export const watchServer = (tell: (isAway: boolean) => void): (() => void) => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  const look = async (): Promise<void> => {
    clearTimeout(timer);
    const isThere = await fetch('/healthz', {
      cache: 'no-store',
      signal: AbortSignal.timeout(ANSWER_MS),
    }).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isOver) return;
    tell(!isThere);
    clearTimeout(timer);
    if (!isThere) timer = setTimeout(look, PAUSE_MS);
  };
  const lookNow = (): void => void look();
  addEventListener('online', lookNow);
  addEventListener('offline', lookNow);
  lookNow();
  return () => {
    isOver = true;
    clearTimeout(timer);
    removeEventListener('online', lookNow);
    removeEventListener('offline', lookNow);
  };
};
