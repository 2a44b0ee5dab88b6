import { pino, type Logger } from 'pino';

export type Log = Logger;

/** JSON lines on stdout. A line has a `code` (docs/OPERATIONS.md) and ids; no call here passes a document or a message. */
export const createLog = (level: string): Log => pino({ level, base: null });

/**
 * What may be logged of a bug: its kind and where it happened. The text of an error is left out, since it may name
 * cards or tokens.
 */
export const bugOf = (error: unknown): { readonly error: string; readonly at: readonly string[] } => {
  if (!(error instanceof Error)) return { error: typeof error, at: [] };
  const lines = (error.stack ?? '').split('\n').map((line) => line.trim());
  return { error: error.name, at: lines.filter((line) => line.startsWith('at ')).slice(0, 8) };
};
