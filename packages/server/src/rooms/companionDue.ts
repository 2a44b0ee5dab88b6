import type { Due, RoomDocument } from './roomDocument.ts';

type CompanionDue = Extract<Due, { kind: 'companion' }>;
type Turn = Pick<CompanionDue, 'gameId' | 'step'>;

/** So many pauses before a new enemy and after a Jester: people want to see those. */
const LONG_LOOK = 2;

/**
 * The room with the companion's move due where one has the turn: after a human pause, ms, once for every step. Nothing
 * is due while no person is there. Every commit passes through here, so that what is stored is due.
 */
export const withCompanionDue = (room: RoomDocument, now: number, pause: number): RoomDocument => {
  const turn = companionTurn(room);
  const known = companionDueOf(room);
  if (turn === null && known === null) return room;
  const others = room.dues.filter(({ kind }) => kind !== 'companion');
  if (turn === null) return { ...room, dues: others };
  if (known !== null && isSame(known, turn)) return room;
  return { ...room, dues: [...others, { kind: 'companion', at: now + pause * looksOf(room), ...turn }] };
};

const looksOf = ({ game }: RoomDocument): number =>
  game?.state?.awaiting.kind === 'nameNext' || game?.state?.plays.length === 0 ? LONG_LOOK : 1;

/** The move that a companion owes and that is due by now. */
export const isCompanionDue = (room: RoomDocument, now: number): boolean => {
  const due = companionDueOf(room);
  const turn = companionTurn(room);
  return due !== null && due.at <= now && turn !== null && isSame(due, turn);
};

const companionDueOf = ({ dues }: RoomDocument): CompanionDue | null =>
  dues.find((due): due is CompanionDue => due.kind === 'companion') ?? null;

const isSame = (one: Turn, other: Turn): boolean => one.gameId === other.gameId && one.step === other.step;

/** The step at which a companion has the turn while somebody is there to see it. */
const companionTurn = ({ isClosed, game, companionBySeat, members }: RoomDocument): Turn | null => {
  if (isClosed || game?.status !== 'playing' || game.state === null) return null;
  const { turn, step } = game.state;
  const isSeen = members.some(({ awaySince }) => awaySince === null);
  return isSeen && companionBySeat[turn] !== null ? { gameId: game.id, step } : null;
};
