import { BadConfig, type Config } from './config.ts';
import { orExit } from './configOrExit.ts';
import { startServer, type RunningServer } from './startServer.ts';

/** What keeps a server from listening, in a sentence that names the variable; null for other errors, which are bugs. */
const sentenceFor = (error: unknown, { HOST, PORT, METRICS_PORT }: Config): string | null => {
  if (!(error instanceof Error) || !('syscall' in error) || !('code' in error)) return null;
  const isMetrics = 'port' in error && error.port === METRICS_PORT && METRICS_PORT !== PORT;
  const port = isMetrics ? `METRICS_PORT is "${METRICS_PORT}"` : `PORT is "${PORT}"`;
  const good = `a good value is ${isMetrics ? 9464 : 3000}`;
  switch (error.code) {
    case 'EADDRINUSE':
      return `${port}: another program has this port; set it to another one`;
    case 'EACCES':
    case 'EPERM':
      return `${port}: the user that runs the server may not open it; ${good}`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EAI_FAIL':
    case 'EINVAL':
    case 'EAFNOSUPPORT':
      return `HOST is "${HOST}": this machine has no such address; a good value is 0.0.0.0`;
    default:
      return null;
  }
};

/** A running server, or the end of the process with a sentence and exit code 78. */
export const startOrExit = (config: Config): Promise<RunningServer> =>
  orExit(async () => {
    try {
      return await startServer(config);
    } catch (error) {
      const sentence = sentenceFor(error, config);
      throw sentence === null ? error : new BadConfig([sentence]);
    }
  });
