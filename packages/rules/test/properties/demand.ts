/** A property that does not hold. The walk adds where it was. */
export class Violation extends Error {}

export function demand(holds: boolean, what: string): asserts holds {
  if (!holds) throw new Violation(what);
}
