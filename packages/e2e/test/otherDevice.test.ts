import { expect } from 'vitest';
import { onStage } from '../src/onStage.ts';
import { sitDown } from '../src/wayIn.ts';

onStage(
  '[Devices] a seat goes on on another device by a link and one press; the first one may take it back',
  {},
  async (stage) => {
    const [ada, ben] = await sitDown(stage, ['Ada', 'Ben']);
    await ben!.press('Manage the table');
    await ben!.press('Continue on another device');
    const link = await ben!.page.getByText(/#device=/).textContent();
    const phone = await stage.player('Ben on the phone');
    // Opening the link changes nothing; a chat's preview does no more.
    await phone.page.goto(link!);
    await phone.button('Continue here').waitFor();
    expect(ben!.received.room?.members).toHaveLength(2);
    await phone.press('Continue here');
    await phone.page.getByRole('heading', { name: 'Your table' }).waitFor();
    expect(new URL(phone.page.url()).hash).toBe('');
    await ben!.page.getByRole('heading', { name: 'Playing elsewhere' }).waitFor();
    await ada!.press('Start with two');
    await expect.poll(() => phone.received.view?.seat, { timeout: 10_000 }).toBe(1);
    expect(ada!.received.room?.members).toHaveLength(2);

    await ben!.press('Play here');
    await phone.page.getByRole('heading', { name: 'Playing elsewhere' }).waitFor();
    await expect.poll(() => ben!.received.view?.seat, { timeout: 10_000 }).toBe(1);

    const third = await stage.player('Somebody with the same link');
    stage.expectedComplaints.push(/410/);
    await third.page.goto(link!);
    await third.press('Continue here');
    await third.page.getByText('This link was used already').first().waitFor();
  },
);
