import type { Medal } from '@regicide/rules';
import { pluralOf } from '../plural.ts';

const plural = pluralOf('en');

const medals: Record<Medal, { readonly name: string; readonly lead: string; readonly label: string }> = {
  gold: { name: 'gold', lead: 'Alone, and with both flips unused:', label: 'Gold medal' },
  silver: { name: 'silver', lead: 'Alone, and with one flip:', label: 'Silver medal' },
  bronze: { name: 'bronze', lead: 'Alone, and with both flips:', label: 'Bronze medal' },
};

export const end = {
  won: 'The castle is yours',
  lost: 'The castle holds',
  wonTogether: (names: string) => `${names} took it back together.`,
  wonAlone: 'You took it back alone.',
  medals,
  wonMedal: 'Laurel of victory',
  lostAttack: (enemy: string, amount: number, isYou: boolean, name: string, handValue: number) =>
    isYou
      ? `The ${enemy} struck for ${amount}. Your hand was worth ${handValue}.`
      : `The ${enemy} struck for ${amount}. ${name}’s hand was worth ${handValue}.`,
  lostStuck: (enemy: string, isYou: boolean, name: string) =>
    isYou
      ? `Before the ${enemy} you had no card left to play and could not yield.`
      : `Before the ${enemy} ${name} had no card left to play and could not yield.`,
  recruited: (count: number) => `${count} recruited`,
  slain: (count: number) => `${count} slain`,
  standing: 'still standing',
  waiting: (count: number) => plural(count, { one: `${count} never seen`, other: `${count} never seen` }),
  turns: 'Turns',
  exactKills: 'Exact kills',
  time: 'Time',
  beaten: 'Beaten',
  beatenOf: (beaten: number, all: number) => `${beaten} of ${all}`,
  healthOf: (rank: 'jack' | 'queen' | 'king') =>
    ({ jack: 'Jack’s health', queen: 'Queen’s health', king: 'King’s health' })[rank],
  decisive: 'The decisive turn',
  rematch: 'Rematch, same seats',
  playAgain: 'Play again',
  share: 'Share',
  copied: 'The result is copied.',
  toLobby: 'Back to the lobby',
  showTable: 'Show the table',
  showResult: 'Show the result',
  watchingEnd: 'The players can start a rematch.',
  verified: 'Shuffle verified',
  verifiedHint: 'The deck was sealed before anybody added chance to it, and it was dealt as sealed.',
  notVerified: 'The shuffle could not be verified',
  notVerifiedHint: 'What the server published does not match this game.',
  fair: 'Fair shuffle',
};
