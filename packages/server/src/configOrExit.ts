import { BadConfig, readConfig, type Config } from './config.ts';

/** EX_CONFIG of sysexits.h. */
const BAD_CONFIG = 78;

/** The configuration of this process; a bad one ends it, with a sentence for each bad variable. */
export const configOrExit = (): Config => {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    for (const sentence of error.sentences) console.error(sentence);
    process.exit(BAD_CONFIG);
  }
};
