import {
  decide,
  evolveAll,
  intentRandom,
  parseCards,
  parseIntent,
  parsePosition,
  viewFor,
  visibleEvents,
  type Audience,
  type GameState,
  type Intent,
} from '@regicide/rules';
import type { Ack, Command, LogEntry, MemberId, RoomView, TalkLine } from '@regicide/protocol';
import { TableModel } from '../table/tableModel.svelte.ts';
import { roomOf } from './localRoom.ts';
import type { TableScene } from './scenes.ts';

/** A table at a scene's position, judged by the rules in the page itself; the others' seats are moved by `window.make`. */
export const localTable = (scene: TableScene): TableModel => {
  const parsed = parsePosition(scene.position);
  if ('errors' in parsed) throw new Error(parsed.errors.join('\n'));
  let state = parsed.position;
  let room = roomOf(state, scene);
  const audience: Audience = scene.seat ?? 0;
  const log: LogEntry[] = [];

  const make = (intent: Intent): Ack => {
    const decision = decide(state, state.turn, intent, intentRandom(state));
    if (!decision.isAccepted) return { ok: false, code: decision.rejection };
    const events = visibleEvents(decision.events, audience);
    log.push({ step: state.step, seat: state.turn, at: Date.now(), events });
    state = evolveAll(state, decision.events);
    return { ok: true, revision: state.step };
  };
  for (const words of scene.moves ?? []) {
    const intent = parseIntent(words);
    const ack = intent && make(intent);
    if (!ack?.ok) throw new Error(`${words}: ${ack?.code}`);
  }

  const model = new TableModel({
    view: viewFor(state, audience),
    room,
    memberId: memberAt(room, audience),
    send: async (intent) => {
      await pause(120);
      return move(intent);
    },
    command: async (command) => {
      room = { ...room, talk: [...room.talk, ...talkOf(command, room, model.memberId)] };
      model.apply(viewFor(state, audience), null, room);
      return { ok: true, revision: 0 };
    },
  });
  const move = (intent: Intent): Ack => {
    const ack = make(intent);
    if (ack.ok) model.apply(viewFor(state, audience), log.at(-1)!.events, room);
    return ack;
  };
  model.setLog([...log]);
  model.selection = parseCards(scene.selected ?? '') ?? [];
  for (const phrase of scene.said ?? []) say(model, room, state, audience, phrase);
  Object.assign(window, { make: (words: string) => move(parseIntent(words)!), model });
  return model;
};

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

const memberAt = (room: RoomView, audience: Audience): MemberId =>
  (audience === 'spectator' ? 'member-x' : room.memberBySeat[audience]!) as MemberId;

const talkOf = (command: Command, room: RoomView, memberId: MemberId): TalkLine[] => {
  const line = { id: room.talk.length, memberId, at: Date.now(), phrase: null, text: null };
  if (command.verb === 'say') return [{ ...line, phrase: command.phrase }];
  return command.verb === 'sayText' ? [{ ...line, text: command.text }] : [];
};

const say = (
  model: TableModel,
  room: RoomView,
  state: GameState,
  audience: Audience,
  [seat, phrase]: NonNullable<TableScene['said']>[number],
): void => {
  const memberId = room.memberBySeat[seat]!;
  const talk = talkOf({ verb: 'say', phrase }, room, memberId);
  model.apply(viewFor(state, audience), null, { ...room, talk });
};
