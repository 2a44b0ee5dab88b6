import { PRESETS, STANDARD_OPTIONS, type GameOptions, type Preset } from '@regicide/rules';
import { describe, expect, it } from 'vitest';
import { isLocalAddress } from '../../src/lobby/localAddress.ts';
import { presetOf, withPreset } from '../../src/lobby/presetOf.ts';

const taste = { firstPlayer: 2, talk: 'free', hints: false } as const;

describe('presetOf', () => {
  it.each(Object.keys(PRESETS) as Preset[])(
    '[R-90 .. R-92] %s is known again, and keeps the taste',
    (preset) => {
      const mixed: GameOptions = { ...STANDARD_OPTIONS, recruit: 'under', soloYield: true, ...taste };
      const chosen = withPreset(mixed, preset);
      expect(chosen).toMatchObject(taste);
      expect(presetOf(chosen)).toBe(preset);
    },
  );

  it.each<Partial<GameOptions>>([
    { recruit: 'under' },
    { discardPile: 'open' },
    { soloYield: true },
    { extraJester: 1, length: 'short' },
  ])('[R-90 .. R-96] %o is an own mix', (change) => {
    expect(presetOf({ ...STANDARD_OPTIONS, ...change })).toBeNull();
  });
});

it.each([
  ['localhost', true],
  ['127.0.0.1', true],
  ['[::1]', true],
  ['192.168.1.20', false],
  ['127.example.org', false],
])('the link on %s works on this machine only: %s', (hostname, isLocal) => {
  expect(isLocalAddress(hostname)).toBe(isLocal);
});
