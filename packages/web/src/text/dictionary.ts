import type { en } from './en/index.ts';

/** Every text of the client. The English one defines it: a missing key of another language does not compile. */
export type Dictionary = typeof en;
