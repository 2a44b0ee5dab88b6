import { vi } from 'vitest';
import type { MemberId } from '@regicide/protocol';
import type { RoomChanges, RoomChangesOptions } from '../../src/commit/roomChanges.ts';
import type { CallFate, StoreVerb } from '../../src/testing/faultyStore.ts';
import {
  askedBy,
  counting,
  GAME,
  inTime,
  LOST_ANSWER,
  LOST_REQUEST,
  newNode,
  newStore,
  storedRoom,
} from './bench.ts';
import { pause } from '../harness/eventually.ts';

/** Numbers from 0 to n - 1, the same ones for the same seed. */
const chance = (seed: number): ((n: number) => number) => {
  let state = (seed + 1) * 0x9e3779b1;
  return (n) => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5;
    const mixed = Math.imul(state ^ (state >>> 13), 0x297a2d39);
    return ((mixed ^ (mixed >>> 16)) >>> 0) % n;
  };
};

const NODES = 3;
const MEMBERS = 4;
const WISHES_EACH = 5;

/**
 * One room on three nodes whose lines to the store lose, delay, double and reorder requests, answers and messages and
 * break now and then; four members who ask any node, again by the same id while nobody can tell. Answers every promise
 * that was not kept; none for a sound commit path, whatever the seed.
 */
export const runSchedule = async (
  seed: number,
  create?: (options: RoomChangesOptions) => RoomChanges,
): Promise<string[]> => {
  const below = chance(seed);
  const store = newStore();
  const room = await storedRoom(store);
  const history = new Map<string, { readonly text: string; readonly mark: number | null }>();
  store.onApplied = ({ document, journal }) => {
    const mark = journal?.intent.verb === 'play' ? journal.intent.cards[0]! : null;
    history.set(`${document.epoch}.${document.revision}`, { text: JSON.stringify(document), mark });
  };
  const nodes = Array.from({ length: NODES }, () => newNode(store, create));
  const anyNode = () => nodes[below(NODES)]!;
  for (const { changes } of nodes) await inTime(changes.follow(room.id));

  let isTrouble = true;
  const fateOf = (verb: StoreVerb): CallFate => {
    const smooth = { doneAfter: [below(60)], answerAfter: below(60) };
    const lot = isTrouble ? below(100) : 99;
    if (lot < 10) return LOST_REQUEST;
    if (lot < 20) return LOST_ANSWER;
    if (verb !== 'commit') return smooth;
    if (lot < 28) return { doneAfter: [below(8_000)], answerAfter: 0 };
    return lot < 35 ? { doneAfter: [below(60), below(3_000)], answerAfter: below(60) } : smooth;
  };
  /** One node hears hardly anything: its cache is behind. */
  const feedFate = (isDeaf: boolean): readonly number[] => {
    const lot = isTrouble ? below(100) : 99;
    if (lot < (isDeaf ? 90 : 15)) return [];
    return lot < 25 ? [below(100), below(2_000)] : [below(lot < 35 ? 1_500 : 60)];
  };
  for (const [n, node] of nodes.entries()) {
    node.otherFate = fateOf;
    Object.defineProperty(node, 'feed', { get: () => feedFate(n === 0) });
  }

  const acked = new Map<number, number>();
  const refused: number[] = [];
  let marks = 0;
  /** Asks until it is told; the same id is always the same wish. */
  const ask = async (memberId: MemberId | null): Promise<boolean> => {
    const mark = marks++;
    const { changes, shown } = anyNode();
    const step = shown.at(-1)?.document.createdAt ?? 0;
    const request = memberId === null ? null : askedBy(`request${String(mark).padStart(5, '0')}`, memberId);
    for (let asked = changes; ; asked = anyNode().changes) {
      const { ack } = await asked.change(room.id, request, counting(mark, step));
      if (ack.ok) acked.set(mark, ack.revision);
      // One of the server's own is decided again on what others built upon it, where it may be stale.
      else if (ack.code !== 'store/unavailable' && memberId !== null) refused.push(mark);
      // The server asks once: whoever acts next sees what became of it.
      if (ack.ok || ack.code !== 'store/unavailable' || memberId === null) return ack.ok;
      await pause(below(500));
    }
  };
  const play = async (memberId: MemberId | null): Promise<void> => {
    for (let done = 0; done < WISHES_EACH; await pause(below(400))) if (await ask(memberId)) done++;
  };
  const breakLines = async (): Promise<void> => {
    while (isTrouble) {
      await pause(below(4_000));
      const { line } = anyNode();
      line.break();
      // Longer than anybody insists, too: then a member asks another node.
      await pause(below(9_000));
      line.heal();
    }
  };
  const members = Array.from({ length: MEMBERS }, (_, n) => `member00${n}` as MemberId);
  const broken = breakLines();
  const end = 3_600_000;
  await inTime(Promise.all([null, ...members].map(play)), end, 25);
  isTrouble = false;
  await inTime(broken, end, 25);
  // What is under way arrives, and every node compares.
  await inTime(pause(30_000), end, 25);

  const faults: string[] = [];
  const journal = await store.journal(room.id, GAME, 0);
  const inJournal = journal.map(({ intent }) => (intent.verb === 'play' ? intent.cards[0]! : -1));
  const timesOf = (mark: number) => inJournal.filter((other) => other === mark).length;
  for (let mark = 0; mark < marks; mark++) if (timesOf(mark) > 1) faults.push(`${mark} was applied twice`);
  for (const mark of refused) if (timesOf(mark) > 0) faults.push(`${mark} was refused and applied`);
  for (const [mark, revision] of acked) {
    if (timesOf(mark) === 0) faults.push(`${mark} was acked and not applied`);
    else if (history.get(`1.${revision}`)?.mark !== mark)
      faults.push(`${mark} was acked with the wrong revision`);
  }
  journal.forEach(({ step }, n) => step === n || faults.push(`entry ${n} is of step ${step}`));
  const stored = (await store.load(room.id))!;
  if (stored.createdAt !== journal.length) faults.push('room and journal differ');
  nodes.forEach(({ shown, logged }, n) => {
    shown.forEach(({ at, document, marks: seen }, index) => {
      const [epoch, revision] = at;
      const known = history.get(`${epoch}.${revision}`);
      if (known?.text !== JSON.stringify(document)) faults.push(`node ${n} showed what was not stored`);
      if (seen !== null && seen[0] !== known?.mark) faults.push(`node ${n} showed other events`);
      const before = shown[index - 1];
      if (before && before.at[0] === epoch && before.at[1] >= revision) faults.push(`node ${n} went back`);
      if (seen !== null && before && before.at[1] + 1 !== revision)
        faults.push(`node ${n} showed events over a gap`);
    });
    if (JSON.stringify(shown.at(-1)?.document) !== JSON.stringify(stored)) faults.push(`node ${n} is behind`);
    if (logged.includes('store/rolled_back')) faults.push(`node ${n} saw a rollback`);
  });
  for (const { changes } of nodes) await inTime(changes.close());
  vi.clearAllTimers();
  return faults;
};
