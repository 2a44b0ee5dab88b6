import { BadConfig, readConfig, type Config } from './config.ts';

/** EX_CONFIG of sysexits.h. */
const BAD_CONFIG = 78;

/** What `work` gives; where the environment keeps it from that, the process ends with a sentence for each bad variable. */
export const orExit = async <T>(work: () => T | Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof BadConfig)) throw error;
    for (const sentence of error.sentences) console.error(sentence);
    process.exit(BAD_CONFIG);
  }
};

/** The configuration of this process, or its end. */
export const configOrExit = (): Promise<Config> => orExit(() => readConfig(process.env));
