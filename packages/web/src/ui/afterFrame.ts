/** Where no frame comes, as in a page that nobody sees, it is done all the same; ms. */
const LATEST_MS = 300;

/**
 * Does something once what has just changed is on the screen: for all that the picture of a new state need not wait for.
 * The answer calls it off.
 */
export const afterFrame = (run: () => void): (() => void) => {
  let timer = setTimeout(run, LATEST_MS);
  const frame = requestAnimationFrame(() => {
    clearTimeout(timer);
    timer = setTimeout(run);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
};
