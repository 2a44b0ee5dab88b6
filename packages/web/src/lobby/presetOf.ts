import { PRESETS, STANDARD_OPTIONS, type GameOptions, type Preset } from '@regicide/rules';

/** These are a table's taste, not its difficulty: a preset leaves them alone. */
const TASTE = ['firstPlayer', 'talk', 'hints'] as const satisfies readonly (keyof GameOptions)[];

/** The options that a preset gives, with the table's taste kept. */
export const withPreset = (options: GameOptions, preset: Preset): GameOptions => {
  const { firstPlayer, talk, hints } = options;
  return { ...STANDARD_OPTIONS, ...PRESETS[preset], firstPlayer, talk, hints };
};

/** The preset that these options are, or null for an own mix. */
export const presetOf = (options: GameOptions): Preset | null =>
  (Object.keys(PRESETS) as Preset[]).find((preset) => {
    const wanted = withPreset(options, preset);
    return (Object.keys(wanted) as (keyof GameOptions)[]).every(
      (key) => (TASTE as readonly string[]).includes(key) || wanted[key] === options[key],
    );
  }) ?? null;
