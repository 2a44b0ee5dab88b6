import { it } from 'vitest';
import { Stage, type StageSettings } from './stage.ts';

/** A test with a stage of its own. */
export const onStage = (
  name: string,
  settings: StageSettings | (() => Promise<StageSettings>),
  run: (stage: Stage) => Promise<void>,
): void => {
  it(name, async () => {
    const stage = await Stage.open(typeof settings === 'function' ? await settings() : settings);
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
