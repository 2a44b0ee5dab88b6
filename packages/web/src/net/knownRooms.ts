import { keyFor } from './memberKeys.ts';

/** Codes of the rooms that this browser was in, last used first. */
const NAME = 'regicide.rooms';
/** How many are remembered; more would bury the way in. */
const AT_MOST = 3;

const stored = (): string[] => {
  try {
    const list: unknown = JSON.parse(localStorage.getItem(NAME) ?? '[]');
    return Array.isArray(list) ? list.filter((code) => typeof code === 'string') : [];
  } catch {
    return [];
  }
};
const store = (codes: readonly string[]): void => {
  try {
    localStorage.setItem(NAME, JSON.stringify(codes.slice(0, AT_MOST)));
  } catch {
    // A browser that forbids storage remembers no room.
  }
};

/** The rooms to go back to, last used first. */
export const knownRooms = (): string[] => stored().filter((code) => keyFor(code) !== null);

/** The room was opened: it comes first from now on. `before`: its code until its link was renewed. */
export const useRoom = (code: string, before: string = code): void => {
  const others = stored().filter((other) => other !== code && other !== before);
  store([code, ...others]);
};

/** The room is closed, unknown, or left. */
export const dropRoom = (code: string): void => store(stored().filter((other) => other !== code));
