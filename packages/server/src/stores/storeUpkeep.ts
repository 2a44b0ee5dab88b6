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
  /** The schema that a room is stored by; null where there is no such room, 0 where the text is none of ours. */
  schemaOf(roomId: string): Promise<number | null>;
}
