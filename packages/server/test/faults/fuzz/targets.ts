import type { Command } from '@regicide/protocol';
import { STANDARD_OPTIONS } from '@regicide/rules';
import { Player } from '../../play/player.ts';
import { scenario } from '../../play/scenario.ts';

/** Somebody whose messages are all to be refused, in a room that therefore must not change. */
export interface Target {
  readonly name: string;
  readonly attacker: Player;
  /** Well-formed commands that are refused to this member in this room. */
  readonly refused: readonly Command[];
}

const OPTIONS = STANDARD_OPTIONS;
const STRANGER = 'nobodyhere' as never;
const NO_HOST: readonly Command[] = [
  { verb: 'setOptions', options: OPTIONS },
  { verb: 'setOpen', isOpen: false },
  { verb: 'start' },
  { verb: 'removeMember', memberId: STRANGER },
  { verb: 'renewLink' },
  { verb: 'handHost', memberId: STRANGER },
  { verb: 'backToLobby' },
  { verb: 'closeRoom' },
];
const ANYBODY: readonly Command[] = [
  { verb: 'rename', name: '\u202e\u200b' },
  { verb: 'sayText', text: 'free text is off' },
  { verb: 'addNonce', nonce: 'ab'.repeat(16) },
];
const NO_WISH: Command = { verb: 'say', phrase: 'meNext' };
const HOST_IN_GAME: readonly Command[] = [
  { verb: 'start' },
  { verb: 'rematch' },
  { verb: 'backToLobby' },
  { verb: 'setOptions', options: OPTIONS },
  { verb: 'removeMember', memberId: STRANGER },
  { verb: 'handHost', memberId: STRANGER },
  { verb: 'takeSeat', seat: 1 },
  { verb: 'takeSeat', seat: 3 },
  // The one who is on turn is away after five minutes; this seat never is.
  { verb: 'addCompanion', seat: 1 },
  { verb: 'removeCompanion', seat: 1 },
];
const GUEST_IN_GAME: readonly Command[] = [
  ...NO_HOST,
  { verb: 'rematch' },
  { verb: 'takeSeat', seat: 0 },
  { verb: 'takeSeat', seat: 3 },
  { verb: 'removeCompanion', seat: 0 },
];

const FIGHT = 'players=2; enemy=JS; hands=3H 3D 9C 10D | 4H 5H 8C';
const FIGHT_OF_THREE = 'players=3; enemy=JS; hands=3H 3D 9C 10D | 4H 5H 8C | 2H';

/** Rooms in every phase, each with a member on turn, one who is not, and one who only watches. */
export const openTargets = async (url: string): Promise<Target[]> => {
  const targets: Target[] = [];
  const add = (name: string, attacker: Player, refused: readonly Command[]): void =>
    void targets.push({ name, attacker, refused: [...ANYBODY, ...refused] });
  for (const [phase, position, hasWishes] of [
    ['play', `${FIGHT}; turn=0; await=play`, false],
    ['pay', `${FIGHT}; turn=0; await=pay 10`, false],
    ['barred', `${FIGHT}; turn=0; yielded=1; await=play`, false],
    ['name', `${FIGHT_OF_THREE}; turn=0; plays=0:J1; await=name`, true],
    ['over', 'players=2; enemy=KS; hands=3H | 4H 5H 8C; turn=0; await=lost attack', false],
  ] as const) {
    const people = await scenario(url, position, phase === 'name' ? 4 : 3);
    const [host, guest] = people;
    const watcher = people.at(-1);
    const isOver = phase === 'over';
    const wishes = hasWishes ? [] : [NO_WISH];
    const host2 = HOST_IN_GAME.filter(({ verb }) => !isOver || HOST_AFTER.includes(verb));
    const guest2 = GUEST_IN_GAME.filter((wish) => !isOver || isRefusedAfter(wish));
    add(`${phase}, on turn`, host!, [...wishes, ...host2]);
    add(`${phase}, not on turn`, guest!, [...wishes, ...guest2]);
    add(`${phase}, watching`, watcher!, [NO_WISH, ...guest2, { verb: 'leaveSeat' }]);
  }
  const [solo] = await scenario(
    url,
    'players=1; enemy=JS; hands=3H 3D 9C 10D; flips=2; turn=0; await=play',
    1,
  );
  add('solo without flips', solo!, [NO_WISH, { verb: 'start' }, { verb: 'rematch' }]);
  const host = await Player.host(url);
  const guest = await Player.guest(host, 'Guest');
  await host.command({ verb: 'leaveSeat' });
  await guest.command({ verb: 'leaveSeat' });
  const seatless: Command[] = [{ verb: 'leaveSeat' }, { verb: 'rematch' }, NO_WISH];
  const unseated: Command = { verb: 'setOptions', options: { ...OPTIONS, firstPlayer: 2 } };
  add('empty lobby, host', host, [...seatless, { verb: 'start' }, { verb: 'backToLobby' }, unseated]);
  add('empty lobby, guest', guest, [...seatless, ...NO_HOST]);
  const seated = await Player.host(url);
  const standing = await Player.guest(seated, 'Guest');
  add('lobby, host', seated, [NO_WISH, { verb: 'takeSeat', seat: 1 }, { verb: 'rematch' }, unseated]);
  add('lobby, guest', standing, [NO_WISH, { verb: 'takeSeat', seat: 0 }, ...NO_HOST]);
  return targets;
};

const HOST_AFTER = ['start', 'removeMember', 'handHost'];
const isRefusedAfter = (wish: Command): boolean =>
  wish.verb !== 'rematch' && !(wish.verb === 'takeSeat' && wish.seat === 3);
