import {
  answerText,
  openRedisStore,
  type Commit,
  type RoomDocument,
  type RoomStore,
} from '@regicide/server/testing';
import { decide, evolveAll, intentRandom } from '@regicide/rules';
import type { ScriptedGame } from './scriptedGame.ts';

const HOUR = 3_600_000;

/** This server's own commit of an intent, its document and events as they are in a game, without anything around it. */
export class OwnCommits {
  private constructor(
    readonly store: RoomStore,
    readonly move: ScriptedGame['moves'][number],
  ) {}

  static async open(url: string, { moves }: ScriptedGame): Promise<OwnCommits> {
    return new OwnCommits(await openRedisStore({ url, recordTime: HOUR }), moves[0]!);
  }

  /** Commits to a room, over and over; the room must exist. */
  async committerTo(roomId: string): Promise<() => Promise<void>> {
    let stored = (await this.store.load(roomId))!;
    // A server that has sockets in the room hears of its own commits too.
    await this.store.subscribe(roomId, () => {});
    const { game } = stored;
    const { seat, step, intent } = this.move;
    const decision = decide(game!.state!, seat, intent, intentRandom(game!.state!));
    if (!decision.isAccepted) throw new Error(decision.rejection);
    const { events } = decision;
    const state = evolveAll(game!.state!, events);
    const memberId = stored.memberBySeat[seat]!;
    return async () => {
      const requestId = newId();
      const { id, epoch, revision, stamp } = stored;
      const answer = answerText({ memberId, requestId }, { ok: true, revision: revision + 1 });
      const next: RoomDocument = {
        ...stored,
        revision: revision + 1,
        stamp: newId(),
        game: { ...game!, state },
        answered: [...stored.answered.slice(-15), answer],
      };
      const commit: Commit = {
        document: next,
        expected: { epoch, revision, stamp },
        request: { memberId, requestId },
        events,
        journal: { gameId: game!.id, step, at: Date.now(), seat, intent, events },
        record: null,
        expiresAt: Date.now() + HOUR,
      };
      const { outcome } = await this.store.commit(commit);
      if (outcome !== 'committed') throw new Error(`${id}: ${outcome}`);
      stored = next;
    };
  }
}

let ids = 0;
/** As long as a real one, but not drawn: the random bytes of two ids took 7% of what is measured here. A server takes its own from a pool. */
const newId = (): string => `commit-${String(ids++).padStart(9, '0')}`;
