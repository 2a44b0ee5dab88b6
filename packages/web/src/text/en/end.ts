import type { Medal, Suit } from '@regicide/rules';

const medals: Record<Medal, { readonly name: string; readonly lead: string; readonly label: string }> = {
  gold: { name: 'gold medal', lead: 'Alone, and with both flips unused:', label: 'Gold medal' },
  silver: { name: 'silver medal', lead: 'Alone, and with one flip:', label: 'Silver medal' },
  bronze: { name: 'bronze medal', lead: 'Alone, and with both flips:', label: 'Bronze medal' },
};

/** A player in a sentence. */
interface Person {
  readonly name: string;
  readonly isYou: boolean;
}
const whose = ({ name, isYou }: Person): string => (isYou ? 'Your' : `${name}’s`);
const did = ({ name, isYou }: Person): string => (isYou ? 'You' : name);
const missed: Record<Suit, string> = {
  hearts: 'nothing healed',
  diamonds: 'nothing drawn',
  clubs: 'not doubled',
  spades: 'no shield',
};

/** What is told of a finished game in a shared text. */
interface Told {
  readonly beaten: number;
  readonly all: number;
  readonly recruited: number;
  readonly turns: number;
  readonly time: string;
  readonly medal: Medal | null;
  readonly players: number;
}

export const end = {
  won: 'The castle is yours',
  lost: 'The castle holds',
  wonTogether: (names: string) => `${names} took it back together.`,
  wonAlone: 'You took it back alone.',
  medals,
  laurel: 'Laurel of victory',
  lostAttack: (enemy: string, amount: number, person: Person, worth: number) =>
    `The ${enemy} struck for ${amount}. ${whose(person)} hand was worth ${worth}.`,
  lostStuck: (enemy: string, person: Person) =>
    `Before the ${enemy} ${person.isYou ? 'you' : person.name} had nothing left to play and could not yield.`,
  recruited: (count: number) => `${count} recruited`,
  slain: (count: number) => `${count} slain`,
  standing: '1 still standing',
  unseen: (count: number) => `${count} never seen`,
  toCome: (count: number) => `${count} to come`,
  turns: 'Turns',
  exactKills: 'Exact kills',
  time: 'Time',
  beaten: 'Beaten',
  beatenOf: (beaten: number, all: number) => `${beaten} of ${all}`,
  health: (rank: string) => `${rank}’s health`,
  decisive: 'The decisive turn',
  killedExactly: (person: Person, played: string, enemy: string) =>
    `${whose(person)} ${played} met the ${enemy} exactly. That was the last of them.`,
  killed: (person: Person, played: string, enemy: string, over: number) =>
    `${whose(person)} ${played} felled the ${enemy} with ${over} to spare. That was the last of them.`,
  fatalYield: (person: Person, rank: string) => `${did(person)} yielded, and the ${rank} struck.`,
  fatalPlay: (person: Person, played: string, damage: number, rank: string, left: number) =>
    `${whose(person)} ${played} did ${damage} damage; the ${rank} had ${left} left and struck.`,
  fatalBlocked: (person: Person, played: string, suit: Suit, enemyIsQueen: boolean) =>
    `${whose(person)} ${played} met ${enemyIsQueen ? 'her' : 'his'} seal: ${missed[suit]}.`,
  rematch: 'Rematch, same seats',
  playAgain: 'Play again',
  share: 'Share',
  copy: 'Copy result',
  copied: 'Copied',
  toLobby: 'Back to the lobby',
  showTable: 'Show the table',
  showResult: 'Show the result',
  waitForRematch: 'The players can start a rematch.',
  verified: 'Shuffle verified',
  verifiedHint:
    'The server had sealed its part of the shuffle before your browsers added theirs, and the cards were dealt from both.',
  notVerified: 'The shuffle could not be verified: what the server published does not match this game.',
  told: ({ beaten, all, recruited, turns, time, medal, players }: Told) =>
    [
      beaten === all
        ? `Regicide: the castle is ${players === 1 ? 'mine' : 'ours'}!${medal === null ? '' : ` ${medals[medal].label}.`}`
        : `Regicide: the castle holds. ${beaten} of ${all} royals beaten.`,
      `${players === 1 ? 'Alone' : `${players} players`}, ${turns} turns, ${recruited} exact kills, ${time}.`,
    ].join('\n'),
};
