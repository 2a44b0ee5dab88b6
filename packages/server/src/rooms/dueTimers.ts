import { nextDueAt } from './dues.ts';
import type { RoomDocument } from './roomDocument.ts';

/** The longest delay that a timer takes, ms. */
const MAX_DELAY = 2 ** 31 - 1;

/** One timer per room for what is due next in it. */
export class DueTimers {
  readonly #timerByRoom = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>();

  constructor(
    readonly now: () => number,
    /** `at`: what was due; a timer may fire a moment before the clock says so. */
    readonly act: (roomId: string, at: number) => void,
  ) {}

  /** Sets the room's timer as its newest document says. */
  arm(room: RoomDocument): void {
    const at = nextDueAt(room);
    if (at !== null && this.#timerByRoom.get(room.id)?.at === at) return;
    this.forget(room.id);
    if (at === null) return;
    const delay = Math.min(MAX_DELAY, Math.max(0, at - this.now()));
    // Gone before it acts: what is due next may be due at the same time.
    const fire = (): void => {
      this.#timerByRoom.delete(room.id);
      this.act(room.id, at);
    };
    this.#timerByRoom.set(room.id, { at, timer: setTimeout(fire, delay) });
  }

  forget(roomId: string): void {
    clearTimeout(this.#timerByRoom.get(roomId)?.timer);
    this.#timerByRoom.delete(roomId);
  }

  forgetAll(): void {
    for (const roomId of [...this.#timerByRoom.keys()]) this.forget(roomId);
  }
}
