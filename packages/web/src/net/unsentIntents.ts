import type { UnsentIntents, WaitingIntent } from './outbox.ts';

/** Kept by the tab for one room: a reload finds them, another tab does not. Without storage nothing is kept. */
export const unsentIntents = (roomCode: string): UnsentIntents => {
  const name = `regicide.unsent.${roomCode}`;
  return {
    load: () => {
      try {
        return JSON.parse(sessionStorage.getItem(name) ?? '[]') as WaitingIntent[];
      } catch {
        return [];
      }
    },
    save: (intents) => {
      try {
        if (intents.length === 0) sessionStorage.removeItem(name);
        else sessionStorage.setItem(name, JSON.stringify(intents));
      } catch {
        // A browser that forbids storage keeps its intents only until the page is closed.
      }
    },
  };
};
