import type { Dictionary } from '../dictionary.ts';
import { board } from './board.ts';
import { common } from './common.ts';
import { device } from './device.ts';
import { end } from './end.ts';
import { hints } from './hints.ts';
import { home } from './home.ts';
import { lobby } from './lobby.ts';
import { log } from './log.ts';
import { rules } from './rules.ts';
import { watch } from './watch.ts';

export const es: Dictionary = { common, home, lobby, end, rules, board, log, device, hints, watch };
