import type { Config } from './config.ts';
import { startServer, type RunningServer } from './startServer.ts';
import { StoreUnavailable } from './stores/roomStore.ts';

/** What keeps a server from starting, in a sentence; other errors are bugs. */
const sentenceFor = (error: unknown, config: Config): string | null => {
  if (error instanceof StoreUnavailable)
    return config.REDIS_URL === null
      ? `The store in ${config.DATA_DIR} can't be opened; is it writable, and does no other server use it?`
      : 'Redis does not answer; see REDIS_URL.';
  const code = error instanceof Error && 'code' in error ? error.code : null;
  if (code === 'EADDRINUSE') return `Port ${config.PORT} is taken; set PORT to another one.`;
  return code === 'EACCES' || code === 'EADDRNOTAVAIL'
    ? `${config.HOST}:${config.PORT} can't be opened.`
    : null;
};

/** A running server, or the end of the process with a sentence and exit code 1. */
export const startOrExit = async (config: Config): Promise<RunningServer> => {
  try {
    return await startServer(config);
  } catch (error) {
    const sentence = sentenceFor(error, config);
    if (sentence === null) throw error;
    console.error(sentence);
    process.exit(1);
  }
};
