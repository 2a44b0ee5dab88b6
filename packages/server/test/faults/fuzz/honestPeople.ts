import { join } from 'node:path';
import { askedProcess, type AskedProcess } from '../askedProcess.ts';
import type { HonestReport } from './honestTable.ts';

const MAIN = join(import.meta.dirname, 'honestMain.ts');

/** Lets four people play beside an attack. */
export const honestPeople = (url: string, address: string): Promise<AskedProcess<HonestReport>> =>
  askedProcess<HonestReport>(MAIN, [url, address]);
