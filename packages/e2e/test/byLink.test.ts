import { greedyPolicy } from '@regicide/bots';
import { fastRandom, isJester, legalIntents, type Intent, type SeatView } from '@regicide/rules';
import { expect } from 'vitest';
import type { Player } from '../src/player.ts';
import { expectHand } from '../src/playScript.ts';
import { onStage } from '../src/onStage.ts';
import { sitDown } from '../src/wayIn.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dara'];

/** A greedy player who yields once early, and plays a Jester as soon as there is one. */
const showAll = (view: SeatView, random: ReturnType<typeof fastRandom>): Intent => {
  const legal = legalIntents(view);
  const jester = legal.find((intent) => intent.verb === 'play' && isJester(intent.cards[0]!));
  const yielding = view.step === 0 ? legal.find(({ verb }) => verb === 'yield') : undefined;
  return jester ?? yielding ?? greedyPolicy(view, random);
};

interface Course {
  readonly verbs: readonly Intent['verb'][];
  readonly kills: number;
}

/** Plays on the pages until the game is over, each player knowing the own view alone. */
const playToEnd = async (players: readonly Player[]): Promise<Course> => {
  const random = fastRandom(1);
  const verbs: Intent['verb'][] = [];
  for (;;) {
    for (const player of players) await expect.poll(() => player.received.view?.step).toBe(verbs.length);
    const { awaiting, turn, defeats } = players[0]!.view;
    if (awaiting.kind === 'finished') return { verbs, kills: defeats.length };
    const player = players.find(({ view }) => view.seat === turn)!;
    await expectHand(player);
    const intent = showAll(player.view, random);
    await player.make(intent);
    verbs.push(intent.verb);
  }
};

/** A game of chance may lack a Jester; then the same people play another one. */
const GAMES_AT_MOST = 12;

onStage(
  '[Play 1] four pages join by link and play to the end: 12 turns, a payment, a yield, a Jester choice, a kill',
  {},
  async (stage) => {
    const players = await sitDown(stage, NAMES);
    await players[0]!.press('Start with four');
    for (let game = 1; ; game++) {
      for (const player of players)
        await expect.poll(() => player.received.room?.game?.status, { timeout: 10_000 }).toBe('playing');
      const { verbs, kills } = await playToEnd(players);
      const turns = verbs.filter((verb) => verb === 'play' || verb === 'yield').length;
      for (const { page } of players)
        await page.getByRole('heading', { name: /The castle (holds|is yours)/ }).waitFor();
      const hasAll = (['pay', 'yield', 'name'] as const).every((verb) => verbs.includes(verb));
      if (turns >= 12 && hasAll && kills > 0) return;
      expect(game, `games without everything wanted; the last: ${verbs.join(' ')}`).toBeLessThan(
        GAMES_AT_MOST,
      );
      await players[0]!.press('Rematch, same seats');
    }
  },
);

onStage(
  '[Where it runs] plain http under a name, no secure context: create, copy by hand, join, play',
  { args: ['--host-resolver-rules=MAP regicide.test 127.0.0.1'] },
  async (stage) => {
    const origin = stage.server.url('', 'regicide.test');
    const players = await sitDown(stage, NAMES, origin);
    const [host] = players as [Player];
    expect(await host.page.evaluate('isSecureContext')).toBe(false);
    await host.press(/^Copy/);
    await host.page
      .getByText(/^Copied|copy it by hand/)
      .first()
      .waitFor();
    await host.press('Start with four');
    for (const player of players)
      await expect.poll(() => player.received.view?.step, { timeout: 10_000 }).toBe(0);
    const player = players.find(({ view }) => view.seat === view.turn)!;
    await player.make(greedyPolicy(player.view, fastRandom(1)));
    for (const { received } of players) await expect.poll(() => received.view?.step).toBe(1);
  },
);
