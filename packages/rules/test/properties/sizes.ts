import type { SeatCount } from '../../src/index.ts';

/** Sizes of views and updates as JSON, by seat count. All of it is ASCII, so characters are bytes. */
export class Sizes {
  private readonly largestView = ['', '', '', '', ''];
  private readonly updates = [0, 0, 0, 0, 0];
  private readonly bytes = [0, 0, 0, 0, 0];

  noteView(seatCount: SeatCount, json: string): void {
    if (json.length > this.largestView[seatCount]!.length) this.largestView[seatCount] = json;
  }

  noteUpdate(seatCount: SeatCount, bytes: number): void {
    this.updates[seatCount]!++;
    this.bytes[seatCount]! += bytes;
  }

  largest(seatCount: SeatCount): string {
    return this.largestView[seatCount]!;
  }

  /** View and events together, over all steps and audiences of whole games. */
  averageUpdate(seatCount: SeatCount): number {
    return this.bytes[seatCount]! / this.updates[seatCount]!;
  }
}
