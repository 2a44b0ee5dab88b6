import { expect, test } from 'vitest';
import {
  commitmentOf,
  deal,
  decide,
  evolveAll,
  gameSeedOf,
  intentOf,
  intentRandom,
  viewFor,
  visibleEvents,
} from '@regicide/rules';
import { Player } from './play/player.ts';
import { playOn, seededChoice } from './play/playOn.ts';
import { testServer } from './play/testServer.ts';

test.each([1, 2, 3])('[R-43, R-52] a solo game by a random policy comes to its end, run %i', async (seed) => {
  const server = await testServer();
  const ann = await Player.host(server.url, 'Ann', { start: true });
  await ann.until(() => ann.view !== null, 'the deal');
  expect(ann.seatView.hand).toHaveLength(8);
  await playOn([ann], seededChoice(seed));
  expect(ann.room.game?.status).toBe('finished');
  expect(ann.faults).toEqual([]);
  ann.close();
});

/** Enough that one short game does not decide the average. */
const GAMES_MEASURED = 10;

test('four people and a spectator: a whole game, dealt and decided again from the published proof', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const seated = [ann];
  for (const name of ['Ben', 'Cleo', 'Dan']) seated.push(await Player.guest(ann, name));
  const eve = await Player.guest(ann, 'Eve');
  await ann.until(() => ann.room.members.length === 5, 'five members');
  expect(ann.room.memberBySeat).toEqual(seated.map(({ memberId }) => memberId));

  expect(await ann.command({ verb: 'start' })).toMatchObject({ ok: true });
  for (const player of [...seated, eve]) await player.until(() => player.view !== null, 'the deal');
  const commitment = eve.room.game!.commitment;
  expect(eve.room.game!.proof).toBeNull();
  await playOn(seated, seededChoice(4));
  await eve.until(() => eve.room.game?.status === 'finished', 'the end');

  const { proof, seatCount, options } = eve.room.game!;
  expect(commitmentOf(proof!.serverSeed)).toBe(commitment);
  expect(proof!.nonceBySeat.every((nonce) => nonce !== null)).toBe(true);
  const log = await eve.log();
  expect(log.ok && log.entries.map(({ step }) => step)).toEqual(log.ok && log.entries.map((_, step) => step));
  let state = deal({ seatCount, options, seed: gameSeedOf(proof!.serverSeed, proof!.nonceBySeat) });
  for (const { seat, events } of log.ok ? log.entries : []) {
    const decision = decide(state, seat, intentOf(events)!, intentRandom(state));
    if (!decision.isAccepted) throw new Error(decision.rejection);
    expect(visibleEvents(decision.events, 'spectator')).toEqual(events);
    state = evolveAll(state, decision.events);
  }
  expect(viewFor(state, 'spectator')).toEqual(eve.view);
  for (const player of seated) expect(player.view).toEqual(viewFor(state, player.seatView.seat));

  expect(eve.snapshots.every(({ view }) => view === null || view.hand === null)).toBe(true);
  expect(eve.updates.every(({ own }) => own === null)).toBe(true);
  expect(eve.events.some((event) => event.type === 'drew' && event.card !== null)).toBe(false);
  for (const player of [...seated, eve]) {
    expect(player.faults).toEqual([]);
    player.close();
  }
});

test('[R-81] what a seat is sent of a move is at most 800 bytes on average over whole games', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const seated = [ann];
  for (const name of ['Ben', 'Cleo', 'Dan']) seated.push(await Player.guest(ann, name));
  expect(await ann.command({ verb: 'start' })).toMatchObject({ ok: true });
  for (let game = 1; game <= GAMES_MEASURED; game++) {
    for (const player of seated) await player.until(() => player.room.game?.status === 'playing', 'the deal');
    await playOn(seated, seededChoice(game));
    if (game < GAMES_MEASURED) expect(await ann.command({ verb: 'rematch' })).toMatchObject({ ok: true });
  }
  // The room travels apart, when it changes: with the last move of a game it brings the shuffle's proof along.
  const sizes = ann.updates
    .filter(({ shared }) => shared.events !== undefined)
    .map(({ shared: { room: _room, ...shared }, own }) => JSON.stringify({ shared, own }).length);
  expect(sizes.length).toBeGreaterThan(4 * GAMES_MEASURED);
  const average = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  console.log(`an update takes ${average.toFixed(0)} bytes on average`);
  expect(average).toBeLessThan(800);
  for (const player of seated) player.close();
});
