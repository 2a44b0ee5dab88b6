import { randomBytes, randomInt } from 'node:crypto';
import { nanoid } from 'nanoid';
import { CODE_ALPHABET, type GameId, type MemberId, type RoomCode } from '@regicide/protocol';

/** What a command may need from outside, drawn before it decides, so that deciding again decides the same. */
export interface Circumstances {
  /** Server ms. */
  readonly now: number;
  readonly fresh: Fresh;
}

/** Fresh secrets and names, each for the one command that may use it. */
export interface Fresh {
  readonly gameId: GameId;
  /** 64 hex digits. */
  readonly serverSeed: string;
  /** For a renewed link; the store knows it as an alias by then. */
  readonly code: RoomCode;
}

export const newGameId = (): GameId => nanoid(16) as GameId;
export const newMemberId = (): MemberId => nanoid(10) as MemberId;
export const newServerSeed = (): string => randomBytes(32).toString('hex');
/** 8 signs, each equally likely. */
export const newCode = (): RoomCode =>
  Array.from({ length: 8 }, () => CODE_ALPHABET[randomInt(CODE_ALPHABET.length)]).join('') as RoomCode;

export const drawFresh = (code: RoomCode): Fresh => ({
  gameId: newGameId(),
  serverSeed: newServerSeed(),
  code,
});
