import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect } from 'vitest';
import { onStage } from '../src/onStage.ts';

const COMMAND = fileURLToPath(new URL('../src/scenarioCommand.ts', import.meta.url));

/** What the command prints until it has a link for each seat; it is ended with the test. */
const runCommand = async (position: string, seatCount: number) => {
  const child = spawn(process.execPath, ['--import', 'tsx', COMMAND, position], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const links = (): string[] => output.match(/http:\S+/g) ?? [];
  await expect.poll(links, { timeout: 30_000 }).toHaveLength(seatCount);
  return { links: links(), end: () => child.kill('SIGTERM') };
};

onStage('[Play] the scenario command prints a link that opens the table for each seat', {}, async (stage) => {
  const { links, end } = await runCommand('players=2; enemy=QC damage=28; hands=2H 5S | JD', 2);
  try {
    const [ada, ben] = await Promise.all([stage.player('Ada'), stage.player('Ben')]);
    await ada.page.goto(links[0]!);
    await ben.page.goto(links[1]!);
    await expect.poll(() => ada.shownHand()).toEqual(['2 of hearts', '5 of spades']);
    await expect.poll(() => ben.shownHand()).toEqual(['Jack of diamonds']);
    await ada.page.reload();
    await expect.poll(() => ada.shownHand()).toEqual(['2 of hearts', '5 of spades']);
  } finally {
    end();
  }
});
