/** Does something for every number below `count`, so many at once. */
export const inBatches = async <T>(
  count: number,
  width: number,
  work: (n: number) => Promise<T>,
): Promise<T[]> => {
  const results: T[] = [];
  for (let first = 0; first < count; first += width) {
    const batch = Array.from({ length: Math.min(width, count - first) }, (_, n) => work(first + n));
    results.push(...(await Promise.all(batch)));
  }
  return results;
};
