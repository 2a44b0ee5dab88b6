import { expect } from 'vitest';
import { openScenario } from '../src/openScenario.ts';
import { expectPosition, playScript, positionOf } from '../src/playScript.ts';
import { onStage } from '../src/onStage.ts';

onStage('[R-34] four pages win against the last three Kings', {}, async (stage) => {
  const text = 'players=4; enemy=KH damage=10; castle=KS KD; seed=566';
  const players = await openScenario(stage, text, 4);
  const start = positionOf(text);
  await expectPosition(players, start);
  const end = await playScript(players, start, [
    'play J2',
    'name 1',
    'play 7H AD',
    'pay 3D 9D 8H',
    'play 10D AC',
    'play 10C',
    'pay 3C 6S 8C 5S',
    'yield',
    'pay 8D AH 4C 7S',
    'play 5D 5C',
    'play KH',
    'pay 9C 10S 2C',
    'play 9S',
    'pay 8S 3S',
    'play 7C',
  ]);
  expect(end.awaiting).toEqual({ kind: 'finished', outcome: { result: 'won', medal: null } });
  expect(end.defeats.slice(-3).map(({ isRecruited }) => isRecruited)).toEqual([true, true, false]);
  for (const { page } of players) await page.getByRole('heading', { name: 'The castle is yours' }).waitFor();
});

onStage('[R-70] [R-71] alone, one flip, and the last King falls: silver', {}, async (stage) => {
  const text = 'players=1; enemy=KS damage=24; castle=; seed=2';
  const players = await openScenario(stage, text, 1);
  const start = positionOf(text);
  await expectPosition(players, start);
  const end = await playScript(players, start, ['flip', 'play 10H', 'pay 9H 8S 3C', 'play 10S']);
  expect(end.awaiting).toEqual({ kind: 'finished', outcome: { result: 'won', medal: 'silver' } });
  const [{ page } = players[0]!] = players;
  await page.getByRole('heading', { name: 'The castle is yours' }).waitFor();
  await page.getByRole('img', { name: 'Silver medal' }).waitFor();
});
