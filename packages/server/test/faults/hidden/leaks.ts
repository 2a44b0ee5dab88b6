import type { GameEvent, GameState, GameView, PublicView, VisibleEvent } from '@regicide/rules';
import type { LogEntry, OwnUpdate, RoomView, SharedUpdate, Snapshot } from '@regicide/protocol';
import type { RoomDocument } from '../../../src/rooms/roomDocument.ts';
import { ackSent, ownSent, sharedSent, snapshotSent } from '../../play/outgoing.ts';
import { broughtBy, type Packet } from './packets.ts';
import type { Truth } from './truth.ts';

/** Whose bytes they are, and what may nowhere be in them. */
export interface Listener {
  readonly memberId: string;
  readonly connections: readonly (readonly Buffer[])[];
}

/** Texts that no one is ever sent: tokens, their hashes and the seeds of games. */
export type Secrets = readonly string[];

/**
 * What one person was sent and should not have been. Not one function of the rules' views is used: every card in every
 * message is compared with the place in the true state that it stands for, and every message with a strict schema.
 */
export const leaksTo = (listener: Listener, truth: Truth, secrets: Secrets): string[] =>
  listener.connections.flatMap((chunks) => {
    const { http, packets } = broughtBy(Buffer.concat(chunks));
    const unpublished = truth.seedsAndNonces;
    const found = secretsIn(http, [...secrets, ...unpublished]).map((secret) => `${secret} over HTTP`);
    let last: RoomDocument | null = null;
    for (const packet of packets) {
      const judged = judge(packet, listener.memberId, truth, last);
      last = judged.last;
      const published = judged.isState && last !== null ? publishedBy(last) : [];
      const hidden = [...secrets, ...unpublished.filter((secret) => !published.includes(secret))];
      for (const leak of [...judged.leaks, ...secretsIn(packet.text, hidden)])
        found.push(`${leak} in ${packet.text.slice(0, 300)}`);
    }
    return found;
  });

export const secretsIn = (text: string, secrets: Secrets): string[] =>
  secrets.filter((secret) => text.includes(secret)).map((secret) => `the secret ${secret.slice(0, 8)}...`);

/** The proof of a game that is over. */
const publishedBy = ({ game }: RoomDocument): readonly (string | null)[] =>
  game?.status === 'finished' ? [game.serverSeed, ...game.nonceBySeat] : [];

interface Judged {
  /** Whether the packet showed the room; `last` is the state that it showed then. */
  readonly isState: boolean;
  readonly last: RoomDocument | null;
  readonly leaks: readonly string[];
}

const judge = (packet: Packet, memberId: string, truth: Truth, last: RoomDocument | null): Judged => {
  if (packet.kind === 'other') return { isState: false, last, leaks: [] };
  if (packet.kind === 'ack') return judgeAnswer(packet.answer, memberId, truth, last);
  if (packet.name === 'goodbye')
    return { isState: false, last, leaks: packet.payload.length === 1 ? [] : ['more than a reason'] };
  if (packet.name === 'snapshot') return judgeSnapshot(packet.payload[0], memberId, truth);
  return judgeUpdate(packet.payload, memberId, truth, last);
};

const judgeAnswer = (answer: unknown, memberId: string, truth: Truth, last: RoomDocument | null): Judged => {
  if (typeof answer !== 'object' || answer === null)
    return { isState: false, last, leaks: ['no answer of ours'] };
  if ('snapshot' in answer && Object.keys(answer).length === 2)
    return judgeSnapshot(answer.snapshot, memberId, truth);
  if ('entries' in answer && Object.keys(answer).length === 3)
    return {
      isState: false,
      last,
      leaks: leaksOfLog(answer.entries as LogEntry[], seatsAround(last, memberId, truth), truth),
    };
  return {
    isState: false,
    last,
    leaks: ackSent.safeParse(answer).success ? [] : ['an answer of another shape'],
  };
};

const judgeSnapshot = (sent: unknown, memberId: string, truth: Truth): Judged => {
  if (!snapshotSent.safeParse(sent).success)
    return { isState: false, last: null, leaks: ['a snapshot of another shape'] };
  const snapshot = sent as Snapshot;
  const document = truth.at(snapshot)?.document ?? null;
  if (document === null) return { isState: false, last: null, leaks: ['a state that was never stored'] };
  const { view } = snapshot;
  const leaks = [...leaksOfRoom(snapshot.room, document), ...leaksOfPublic(view, document)];
  if (view !== null && !isSame(view.hand, ownHandOf(document, memberId)))
    leaks.push('another hand than the own');
  return { isState: true, last: document, leaks };
};

const judgeUpdate = (
  payload: readonly unknown[],
  memberId: string,
  truth: Truth,
  last: RoomDocument | null,
): Judged => {
  const [sentShared, sentOwn = null] = payload;
  if (payload.length > 2 || !sharedSent.safeParse(sentShared).success || !ownSent.safeParse(sentOwn).success)
    return { isState: false, last, leaks: ['an update of another shape'] };
  const shared = sentShared as SharedUpdate;
  const own = sentOwn as OwnUpdate | null;
  const state = truth.at(shared);
  if (state === undefined) return { isState: false, last, leaks: ['a state that was never stored'] };
  const { document, events } = state;
  const leaks: string[] = [];
  if (shared.room !== undefined) leaks.push(...leaksOfRoom(shared.room, document));
  if (shared.view !== undefined) leaks.push(...leaksOfPublic(shared.view, document));
  if (shared.events !== undefined) leaks.push(...leaksOfEvents(shared.events, events ?? [], null));
  const seat = seatOf(document, memberId);
  if ((own?.seat ?? null) !== seat || !isSame(own?.hand ?? null, ownHandOf(document, memberId)))
    leaks.push('another hand than the own');
  const drawn = (events ?? []).flatMap((event) =>
    event.type === 'drew' && event.seat === seat ? [event.card] : [],
  );
  if (own !== null && !isSame(own.drawn, drawn)) leaks.push('another draw than the own');
  return { isState: true, last: document, leaks };
};

const seatOf = ({ memberBySeat, game }: RoomDocument, memberId: string): number | null => {
  const seat = memberBySeat.findIndex((id) => id === memberId);
  return game?.state == null || seat < 0 || seat >= game.seatCount ? null : seat;
};

const ownHandOf = (document: RoomDocument, memberId: string): readonly number[] | null => {
  const seat = seatOf(document, memberId);
  return seat === null ? null : document.game!.state!.handBySeat[seat]!;
};

/** Seats of the member when the log was asked for: it is answered from the state shown last or one just behind it. */
const seatsAround = (last: RoomDocument | null, memberId: string, truth: Truth): (number | null)[] => {
  const { states } = truth;
  const index = Math.max(
    0,
    states.findIndex(({ document }) => document.revision === last?.revision),
  );
  return states.slice(index, index + 4).map(({ document }) => seatOf(document, memberId));
};

/** A proof before the end is the only secret that a room's view could have. */
const leaksOfRoom = (sent: RoomView, { game }: RoomDocument): string[] => {
  const isOver = game?.status === 'finished' && !game.isScenario;
  return sent.game?.proof != null && !isOver ? ['a proof before the end'] : [];
};

/** Every card of a view stands in the place of the state that it claims, and these places are public. */
const leaksOfPublic = (sent: PublicView | GameView | null, { game }: RoomDocument): string[] => {
  const state = game?.state ?? null;
  if (sent === null) return state === null ? [] : ['no view of a position'];
  if (state === null) return ['a view without a position'];
  const isOpen = state.options.discardPile === 'open';
  const places: readonly (readonly [what: string, sent: unknown, true: unknown])[] = [
    ['enemy', sent.enemy?.card ?? null, state.enemy?.card ?? null],
    ['plays', sent.plays, state.plays.map(({ seat, cards }) => [seat, cards])],
    ['defeats', sent.defeats.map(([card]) => card), state.defeats.map(({ card }) => card)],
    ['discard', sent.discard, isOpen ? state.discard : state.discard.slice(-1)],
    ['sizes', sizesSent(sent), sizesOf(state)],
  ];
  return places.filter(([, one, other]) => !isSame(one, other)).map(([what]) => `another ${what}`);
};

const sizesSent = (sent: PublicView): readonly number[] => [
  sent.castleSize,
  sent.tavernSize,
  sent.discardSize,
  ...sent.handSizeBySeat,
];
const sizesOf = ({ castle, tavern, discard, handBySeat }: GameState): readonly number[] => [
  castle.length,
  tavern.length,
  discard.length,
  ...handBySeat.map((hand) => hand.length),
];

/** `seat`: whose draws may be named. */
const leaksOfEvents = (
  sent: readonly VisibleEvent[],
  events: readonly GameEvent[],
  seat: number | null,
): string[] =>
  isSame(
    sent,
    events.map((event) => redacted(event, seat)),
  )
    ? []
    : ['other events than the public ones'];

const redacted = (event: GameEvent, seat: number | null): unknown => {
  if (event.type === 'drew') return { ...event, card: event.seat === seat ? event.card : null };
  if (event.type === 'healed')
    return { type: 'healed', count: event.cards.length, top: event.rest[event.rest.length - 1] ?? null };
  return event;
};

const leaksOfLog = (
  entries: readonly LogEntry[],
  seats: readonly (number | null)[],
  { journal }: Truth,
): string[] =>
  entries.flatMap(({ step, seat, at, events, ...more }) => {
    const written = journal.filter((entry) => entry.step === step && entry.at === at && entry.seat === seat);
    const isOurs = written.some((entry) =>
      seats.some((own) => leaksOfEvents(events, entry.events, own).length === 0),
    );
    return isOurs && Object.keys(more).length === 0 ? [] : [`step ${step} of the log`];
  });

/** Compares without regard to the order of keys. */
const isSame = (one: unknown, other: unknown): boolean => sorted(one) === sorted(other);
const sorted = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    inner !== null && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([a], [b]) => (a < b ? -1 : 1)))
      : inner,
  );
