import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** SIGWINCH lets this process collect its garbage: what it holds then is held by somebody. */
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGWINCH', () => collect());
