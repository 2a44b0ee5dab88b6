/** Calls when the page is seen again or the network is back; the answer ends it. */
export const onWake = (wake: () => void): (() => void) => {
  const whenSeen = (): void => {
    if (document.visibilityState === 'visible') wake();
  };
  document.addEventListener('visibilitychange', whenSeen);
  addEventListener('pageshow', whenSeen);
  addEventListener('online', wake);
  return () => {
    document.removeEventListener('visibilitychange', whenSeen);
    removeEventListener('pageshow', whenSeen);
    removeEventListener('online', wake);
  };
};
