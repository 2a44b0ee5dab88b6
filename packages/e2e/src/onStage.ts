import type { Browser } from 'playwright-core';
import { it } from 'vitest';
import { launchChromium } from './chromium.ts';
import { Stage, type StageSettings } from './stage.ts';

/**
 * One for all tests of a worker, since a start takes seconds; whoever plays has a profile of their own in it. It ends
 * with the worker's process.
 */
let browser: Promise<Browser> | null = null;

/** A test with a stage of its own; its browser, too, where it wants switches. */
export const onStage = (
  name: string,
  settings: StageSettings | (() => Promise<StageSettings>),
  run: (stage: Stage) => Promise<void>,
): void => {
  it(name, async () => {
    const wanted = typeof settings === 'function' ? await settings() : settings;
    const shared = wanted.args === undefined ? await (browser ??= launchChromium()) : null;
    const stage = await Stage.open(wanted, shared);
    try {
      await run(stage);
      stage.assertQuiet();
    } catch (error) {
      await stage.keepEvidence(name);
      throw error;
    } finally {
      await stage.close();
    }
  });
};
