/**
 * Takes one list after the other and gives each back with the earlier items wherever the newer ones say the same, the
 * earlier list itself where they all do. What is drawn from it then stays as it is: a new view is new in every part.
 */
export const steadyList = <T>(
  isSame: (one: T, other: T) => boolean,
): ((next: readonly T[]) => readonly T[]) => {
  let kept: readonly T[] = [];
  return (next) => {
    const steady = next.map((item, index) => {
      const before = kept[index];
      return before !== undefined && isSame(before, item) ? before : item;
    });
    const isUnchanged = steady.length === kept.length && steady.every((item, index) => item === kept[index]);
    if (!isUnchanged) kept = steady;
    return kept;
  };
};
