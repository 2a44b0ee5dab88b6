import type { Presence } from './roomStore.ts';

/** Who is connected, for a store of one process: they are gone when it dies, so it needs no disk. */
export class LocalPresences {
  readonly #byRoom = new Map<string, Map<string, Presence>>();

  touch(roomId: string, presence: Presence): void {
    const presences = this.#byRoom.get(roomId) ?? new Map<string, Presence>();
    this.#byRoom.set(roomId, presences.set(presence.connectionId, presence));
  }

  drop(roomId: string, connectionId: string): void {
    const presences = this.#byRoom.get(roomId);
    if (presences?.delete(connectionId) && presences.size === 0) this.#byRoom.delete(roomId);
  }

  /** Those that have not lapsed; the others are forgotten. */
  of(roomId: string, now: number): Presence[] {
    const presences = [...(this.#byRoom.get(roomId)?.values() ?? [])];
    for (const { connectionId, expiresAt } of presences)
      if (expiresAt <= now) this.drop(roomId, connectionId);
    return presences.filter(({ expiresAt }) => expiresAt > now);
  }

  forget(roomId: string): void {
    this.#byRoom.delete(roomId);
  }
}
