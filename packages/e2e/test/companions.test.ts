import { greedyPolicy } from '@regicide/bots';
import { fastRandom } from '@regicide/rules';
import { expect } from 'vitest';
import { onStage } from '../src/onStage.ts';
import { expectHand } from '../src/playScript.ts';
import { sitDown } from '../src/wayIn.ts';

onStage(
  '[UX lobby] a host alone seats companions, and plays with two of them, one sent away and called back, to the end of a game',
  { env: { COMPANION_PAUSE_MS: '50' } },
  async (stage) => {
    const [ada] = (await sitDown(stage, ['Ada'])) as [Awaited<ReturnType<typeof sitDown>>[number]];
    const adding = ada.button('Add a companion');
    for (const left of [2, 1, 0]) {
      await adding.first().click();
      await expect.poll(() => adding.count()).toBe(left);
    }
    await ada
      .button(/^Send .+ away$/)
      .first()
      .click();
    await expect.poll(() => adding.count()).toBe(1);
    await ada.press('Start with three');
    await ada.received.whenPlaying();
    const names = ada.received.room!.companionBySeat.filter((name) => name !== null);
    expect(names).toHaveLength(2);
    for (const name of names) await ada.page.getByText(`${name} plays here, a companion (bot).`).waitFor();
    await ada.press('Menu');
    await ada.press('Manage the table');
    await ada.press(`Send ${names[0]} away`);
    await ada.page.keyboard.press('Escape');
    await ada.press(/Let a companion play the free seat$/);
    await expect
      .poll(() => ada.received.room!.companionBySeat.filter((name) => name !== null))
      .toHaveLength(2);
    const random = fastRandom(1);
    for (;;) {
      const { step, turn, seat, awaiting } = ada.view;
      if (awaiting.kind === 'finished') break;
      if (turn === seat) {
        await expectHand(ada);
        await ada.make(greedyPolicy(ada.view, random));
      }
      await expect.poll(() => ada.view.step, { timeout: 30_000 }).toBeGreaterThan(step);
    }
    await ada.page.getByRole('heading', { name: /The castle (holds|is yours)/ }).waitFor();
  },
);
