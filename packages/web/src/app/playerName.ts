import { cleanName } from '@regicide/protocol';
import { courtName } from './courtNames.ts';
import { settings } from './settings.svelte.ts';

/** The name to offer: the remembered one, else a friendly one. It is remembered only when it is used. */
export const offeredName = (): string => settings.name || courtName();

/** A typed name, or the offered one where nothing was typed that can be seen; remembered from now on. */
export const usedName = (typed: string, offered: string): string => {
  settings.name = cleanName(typed) ?? offered;
  return settings.name;
};
