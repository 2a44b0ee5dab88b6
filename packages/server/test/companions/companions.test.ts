import { describe, expect, onTestFinished, test } from 'vitest';
import type { Command } from '@regicide/protocol';
import { configWith } from '../../src/config.ts';
import { openStore } from '../../src/stores/openStore.ts';
import { RedisServer } from '../../src/testing/index.ts';
import { eventually, pause } from '../harness/eventually.ts';
import { EACH_STORE } from '../ops/eachStore.ts';
import { Player } from '../play/player.ts';
import { testServer } from '../play/testServer.ts';
import { ServerProcess } from '../faults/serverProcess.ts';
import { playBesides, QUICK, withCompanions } from './table.ts';

const PAUSE = { COMPANION_PAUSE_MS: QUICK };
/** Longer than any test: a companion that has this pause does not move. */
const NEVER = { COMPANION_PAUSE_MS: 60_000 };
/** Long enough to be told from no pause at all, ms. */
const UNHURRIED = 60;
const MINUTES = 60_000;

/** The log of a game has each step once, and its moves are of the seats on turn. */
const stepsOf = async (player: Player): Promise<number[]> => {
  const log = await player.log();
  return log.ok ? log.entries.map(({ step }) => step) : [];
};

const upTo = (steps: number): number[] => Array.from({ length: steps }, (_, step) => step);

describe.each(EACH_STORE)('on $name', ({ make }) => {
  test('[DESIGN seats] a person and three companions play a whole game, and another one', async () => {
    const server = await testServer({ ...(await make()), ...PAUSE });
    const ann = await Player.host(server.url);
    await withCompanions(ann, 4);
    expect(ann.room.memberBySeat).toEqual([ann.memberId, null, null, null]);
    const names = ann.room.companionBySeat.slice(1);
    expect(new Set(names).size).toBe(3);
    await playBesides([ann]);
    expect(await stepsOf(ann)).toEqual(upTo(ann.view!.step));
    await ann.until(() => ann.room.game?.status === 'finished', 'the end');
    expect(ann.room.game!.proof!.nonceBySeat.map((nonce) => nonce !== null)).toEqual([
      true,
      false,
      false,
      false,
    ]);
    expect(await ann.command({ verb: 'rematch' })).toMatchObject({ ok: true });
    await ann.until(() => ann.room.game?.status === 'playing', 'the next deal', 20_000);
    expect(ann.room.companionBySeat.slice(1)).toEqual(names);
    await playBesides([ann]);
    expect(ann.faults).toEqual([]);
    ann.close();
  });

  test('[DESIGN seats] companions pause while no person is connected', async () => {
    const config = { ...(await make()), ...PAUSE };
    const store = await openStore(configWith(config));
    const server = await testServer(config, { store });
    const ann = await Player.host(server.url);
    await withCompanions(ann, 3);
    await playBesides([ann], () => ann.view!.turn !== 0);
    ann.close();
    const stored = async () => (await store.load(ann.code))!;
    await eventually('nobody is there', async () => (await stored()).members[0]!.awaySince !== null, 20_000);
    const { revision, dues } = await stored();
    expect(dues.filter(({ kind }) => kind === 'companion')).toEqual([]);
    await pause(60 * QUICK);
    expect((await stored()).revision).toBe(revision);
    await ann.connect();
    const { step } = ann.view!;
    await playBesides([ann], () => ann.view!.step > step + 2);
    ann.close();
  });

  test('[DESIGN rooms] who is away for 2 minutes is replaced, and has the seat back at once on return', async () => {
    let now = Date.now();
    const server = await testServer({ ...(await make()), ...PAUSE }, { now: () => now });
    const ann = await Player.host(server.url);
    const ben = await Player.guest(ann, 'Ben');
    const eve = new Player(server.url, 'Eve', undefined, ann.code);
    await ann.command({ verb: 'start' });
    for (const player of [ann, ben]) await player.until(() => player.view !== null, 'the deal', 20_000);
    await eve.join();
    await eve.connect();
    const seat = ben.seatView.seat;
    const standIn: Command = { verb: 'addCompanion', seat };
    expect(await ann.command(standIn)).toEqual({ ok: false, code: 'companion/not_yet' });
    ben.close();
    await ann.until(() => ann.room.members[1]!.awaySince !== null, 'the away mark');
    now += 2 * MINUTES - 1;
    expect(await ann.command(standIn)).toEqual({ ok: false, code: 'companion/not_yet' });
    now += 1;
    expect(await eve.command(standIn)).toEqual({ ok: false, code: 'seat/none' });
    expect(await ann.command(standIn)).toMatchObject({ ok: true });
    expect(await eve.command({ verb: 'takeSeat', seat })).toEqual({ ok: false, code: 'seat/taken' });
    const { step } = ann.view!;
    await playBesides([ann], () => ann.view!.step > step + 2);
    expect(ann.room.memberBySeat[seat]).toBe(ben.memberId);
    expect(ann.room.companionBySeat[seat]).not.toBeNull();
    expect(ann.view!.hand).toHaveLength(ann.view!.handSizeBySeat[ann.seatView.seat]!);
    expect(ann.updates.every(({ own }) => own === null || own.seat === ann.seatView.seat)).toBe(true);
    expect(eve.updates.every(({ own }) => own === null)).toBe(true);

    await ben.connect();
    await ben.until(() => ben.room.companionBySeat[seat] === null, 'the own seat');
    expect(ben.seatView.seat).toBe(seat);
    await playBesides([ann, ben]);
    expect(await stepsOf(eve)).toEqual(upTo(ann.view!.step));
    for (const player of [ann, ben, eve]) {
      expect(player.faults).toEqual([]);
      player.close();
    }
  });
});

test('[DESIGN rooms] a connected player who owes a move for 5 minutes is replaced, and plays on with a move', async () => {
  let now = Date.now();
  const server = await testServer(NEVER, { now: () => now });
  const ann = await Player.host(server.url);
  const ben = await Player.guest(ann, 'Ben');
  await ann.command({ verb: 'start' });
  for (const player of [ann, ben]) await player.until(() => player.view !== null, 'the deal', 20_000);
  const [idle, other] = ann.view!.turn === ann.seatView.seat ? [ann, ben] : [ben, ann];
  const { seat } = idle!.seatView;
  const standIn: Command = { verb: 'addCompanion', seat };
  now += 5 * MINUTES - 1;
  expect(await other!.command(standIn)).toEqual({ ok: false, code: 'companion/not_yet' });
  now += 1;
  expect(await other!.command(standIn)).toMatchObject({ ok: true });
  await idle!.until(() => idle!.room.companionBySeat[seat] !== null, 'the companion');
  await playBesides([idle!], () => idle!.view!.step > 0);
  await other!.until(() => other!.room.companionBySeat[seat] === null, 'the player');

  now += 5 * MINUTES;
  const [next, waiting] = other!.view!.turn === seat ? [idle!, other!] : [other!, idle!];
  const again = next.seatView.seat;
  await waiting.command({ verb: 'addCompanion', seat: again });
  await next.until(() => next.room.companionBySeat[again] !== null, 'the companion');
  await next.wake();
  await waiting.until(() => waiting.room.companionBySeat[again] === null, 'the player who looks again');
  for (const player of [ann, ben]) player.close();
});

test('[UX lobby] the host seats companions and sends them away; people take their seats', async () => {
  const server = await testServer(NEVER);
  const ann = await Player.host(server.url);
  const add = (seat: 0 | 1 | 2 | 3): Command => ({ verb: 'addCompanion', seat });
  expect(await ann.command(add(0))).toEqual({ ok: false, code: 'seat/taken' });
  for (const seat of [1, 2, 3] as const) expect(await ann.command(add(seat))).toMatchObject({ ok: true });
  expect(await ann.command({ verb: 'removeCompanion', seat: 2 })).toMatchObject({ ok: true });
  expect(await ann.command({ verb: 'removeCompanion', seat: 2 })).toEqual({
    ok: false,
    code: 'companion/none',
  });
  const ben = await Player.guest(ann, 'Ben');
  expect(ben.room.memberBySeat).toEqual([ann.memberId, null, ben.memberId, null]);
  for (const wish of [add(1), { verb: 'removeCompanion', seat: 1 } as const])
    expect(await ben.command(wish)).toEqual({ ok: false, code: 'command/not_host' });
  const cleo = await Player.guest(ann, 'Cleo');
  expect(cleo.room.memberBySeat).toEqual([ann.memberId, null, ben.memberId, cleo.memberId]);
  expect(cleo.room.companionBySeat.map((name) => name !== null)).toEqual([false, true, false, false]);
  await cleo.command({ verb: 'takeSeat', seat: 1 });
  await cleo.until(() => cleo.room.memberBySeat[1] === cleo.memberId, 'another seat');
  expect(cleo.room.companionBySeat).toEqual([null, null, null, null]);
  for (const player of [ann, ben, cleo]) player.close();
});

test('[DESIGN seats] a newcomer to a running game may take over from a companion; a seat that was left goes to one', async () => {
  const server = await testServer(NEVER);
  const ann = await Player.host(server.url);
  const ben = await Player.guest(ann, 'Ben');
  await withCompanions(ann, 3);
  const eve = await Player.guest(ann, 'Eve');
  expect(eve.view!.seat).toBeNull();
  const before = ben.room.companionBySeat[2];
  expect(before).not.toBeNull();
  expect(await ben.command({ verb: 'takeSeat', seat: 2 })).toMatchObject({ code: 'command/wrong_phase' });
  expect(await eve.command({ verb: 'takeSeat', seat: 2 })).toMatchObject({ ok: true });
  await eve.until(() => eve.view!.seat === 2, 'the seat');
  expect(eve.room.companionBySeat[2]).toBeNull();
  await ben.command({ verb: 'leaveSeat' });
  expect(await eve.command({ verb: 'addCompanion', seat: 1 })).toMatchObject({ ok: true });
  expect(await eve.command({ verb: 'addCompanion', seat: 3 })).toMatchObject({ code: 'command/wrong_phase' });
  await eve.until(() => eve.room.companionBySeat[1] !== null, 'the companion');
  for (const player of [ann, ben, eve]) player.close();
});

const redisUrl = async (): Promise<string> => {
  const redis = await RedisServer.start();
  onTestFinished(() => redis.stop());
  return redis.url;
};

test('[DESIGN exactly once] two nodes that hold the room make each move of a companion once', async () => {
  const config = { REDIS_URL: await redisUrl(), COMPANION_PAUSE_MS: UNHURRIED };
  const [one, two] = [await testServer(config), await testServer(config)];
  const ann = await Player.host(one.url);
  const ben = new Player(two.url, 'Ben', undefined, ann.code);
  await ben.join();
  await ben.connect();
  for (let game = 0; game < 3; game++) {
    if (game === 0) await withCompanions(ann, 4);
    else await ann.command({ verb: 'rematch' });
    for (const player of [ann, ben])
      await player.until(() => player.room.game?.status === 'playing', 'the deal', 20_000);
    await playBesides([ann, ben]);
    await eventually('the same end', () => ann.view!.step === ben.view!.step);
    expect(await stepsOf(ben)).toEqual(upTo(ann.view!.step));
    // A move made twice would be the next companion's move, without its time to think.
    const log = await ben.log();
    const times = (log.ok ? log.entries : []).map(({ seat, at }, n, all) => {
      return { seat, thought: at - (all[n - 1]?.at ?? 0) };
    });
    const hasty = times.filter(({ seat, thought }) => seat >= 2 && thought < UNHURRIED / 2);
    expect(hasty).toEqual([]);
    for (const player of [ann, ben])
      await player.until(() => player.room.game?.status === 'finished', 'the end');
  }
  expect([...ann.faults, ...ben.faults]).toEqual([]);
  for (const player of [ann, ben]) player.close();
});

test('[DESIGN any node] companions play on when a node is killed, on the other node', async () => {
  const environment = { REDIS_URL: await redisUrl(), COMPANION_PAUSE_MS: '20' };
  const nodes = await Promise.all([ServerProcess.start(environment), ServerProcess.start(environment)]);
  onTestFinished(async () => {
    await Promise.all(nodes.map((node) => node.stop()));
  });
  const ann = await Player.host(nodes[0].url);
  const eve = new Player(nodes[1].url, 'Eve', undefined, ann.code);
  await withCompanions(ann, 4);
  await eve.join();
  await eve.connect();
  await playBesides([ann], () => ann.view!.step >= 3);
  await nodes[0].stop();
  ann.url = nodes[1].url;
  await ann.connect();
  const { step } = ann.view!;
  expect(step).toBeGreaterThanOrEqual(3);
  await playBesides([ann], () => ann.view!.step > step + 4);
  expect(await stepsOf(eve)).toEqual(upTo(ann.view!.step));
  for (const player of [ann, eve]) player.close();
}, 180_000);
