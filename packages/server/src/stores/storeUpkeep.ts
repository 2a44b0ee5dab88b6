/** How much a store holds of what it may hold, bytes. */
export interface StoreUsage {
  readonly used: number;
  /** Null where nothing limits it. */
  readonly limit: number | null;
}

/** What an operator needs of a store beyond its rooms. Every method may throw StoreUnavailable. */
export interface StoreUpkeep {
  /** The ids of all rooms that have not expired; those made or gone meanwhile may be missing. */
  roomIds(): AsyncIterable<string>;
  usage(): Promise<StoreUsage>;
}
