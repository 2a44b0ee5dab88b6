/** How it went at all tables. Times are in ms. */
export interface SoakReport {
  /** From intent to answer, since the last report. */
  readonly latencies: readonly number[];
  /** Bare round trips to the server by HTTP, since the last report: what the line and two busy processes cost. */
  readonly trips: readonly number[];
  /** Of all the time, as is the rest. */
  readonly refusals: readonly string[];
  readonly reconnects: number;
  /** What a journal should have said and did not. */
  readonly faults: readonly string[];
  /** Tables that were opened anew, before anybody is watched. */
  readonly refusedOpenings: number;
  readonly finishedGames: number;
}
