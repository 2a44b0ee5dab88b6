export const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Waits until it is so; fails after 20 s at the latest: two starved cores take their time. */
export const eventually = async (
  what: string,
  isSo: () => boolean | Promise<boolean>,
  ms = 20_000,
): Promise<void> => {
  for (const end = Date.now() + ms; !(await isSo()); await pause(5))
    if (Date.now() > end) throw new Error(`it did not come about: ${what}`);
};
