import { expect, test } from 'vitest';
import { STANDARD_OPTIONS } from '@regicide/rules';
import { commitmentOf, deal, gameSeedOf, viewFor } from '@regicide/rules';
import { newToken, Player } from './play/player.ts';
import { playOn, seededChoice } from './play/playOn.ts';
import { scenario } from './play/scenario.ts';
import { temporaryFolder, testServer } from './play/testServer.ts';

test('[R-95] the start closes the seats up, and the first player follows its owner', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const ben = await Player.guest(ann, 'Ben');
  expect(await ben.command({ verb: 'takeSeat', seat: 3 })).toMatchObject({ ok: true });
  const options = { ...STANDARD_OPTIONS, firstPlayer: 3 as const };
  expect(await ann.command({ verb: 'setOptions', options })).toMatchObject({ ok: true });
  await ann.command({ verb: 'start' });
  await ben.until(() => ben.view !== null, 'the deal');
  expect(ben.room.memberBySeat).toEqual([ann.memberId, ben.memberId, null, null]);
  expect(ben.room.game).toMatchObject({ seatCount: 2, options: { firstPlayer: 1 } });
  expect(ben.view!.turn).toBe(1);
});

test('only the host starts, sets options, removes, renews, closes', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const ben = await Player.guest(ann, 'Ben');
  const notHost = { ok: false, code: 'command/not_host' };
  for (const command of [
    { verb: 'start' },
    { verb: 'setOptions', options: STANDARD_OPTIONS },
    { verb: 'setOpen', isOpen: false },
    { verb: 'removeMember', memberId: ann.memberId },
    { verb: 'renewLink' },
    { verb: 'handHost', memberId: ben.memberId },
    { verb: 'backToLobby' },
    { verb: 'closeRoom' },
  ] as const)
    expect(await ben.command(command)).toEqual(notHost);
  expect(await ann.command({ verb: 'handHost', memberId: ben.memberId })).toMatchObject({ ok: true });
  expect(await ann.command({ verb: 'start' })).toEqual(notHost);
  expect(await ben.command({ verb: 'start' })).toMatchObject({ ok: true });
});

test('a removed member is told, loses the entry, and the seat is free', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const ben = await Player.guest(ann, 'Ben');
  expect(await ann.command({ verb: 'removeMember', memberId: 'nobody_here' })).toEqual({
    ok: false,
    code: 'command/no_such_member',
  });
  await ann.command({ verb: 'removeMember', memberId: ben.memberId });
  await ben.until(() => ben.goodbye === 'removed', 'the goodbye');
  await ann.until(() => ann.room.members.length === 1, 'one member');
  expect(ann.room.memberBySeat).toEqual([ann.memberId, null, null, null]);
  expect(await ben.refusal()).toBe('auth/unknown_member');
});

test('a renewed link: newcomers need the new code, members come in with either', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const old = ann.code;
  await ann.command({ verb: 'renewLink' });
  await ann.until(() => ann.room.code !== old, 'the new code');
  const fresh = ann.room.code;
  const newcomer = (code: string) => new Player(server.url, 'Ben', newToken(), code);
  expect(await newcomer(old).join()).toEqual({ status: 404, body: { code: 'room/not_found' } });
  const ben = newcomer(fresh);
  expect(await ben.join()).toEqual({ status: 200, body: { roomCode: fresh } });
  await ben.connect();
  for (const code of [old, fresh])
    expect((await new Player(server.url, 'Ann', ann.token, code).connect()).room.code).toBe(fresh);
  expect(await new Player(server.url, 'Ann', ann.token, old).join()).toEqual({
    status: 200,
    body: { roomCode: fresh },
  });
});

test('closing a room and leaving it', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const ben = await Player.guest(ann, 'Ben');
  const cleo = await Player.guest(ann, 'Cleo');
  expect(await ann.command({ verb: 'leaveRoom' })).toMatchObject({ ok: true });
  await ben.until(() => ben.room.hostId === ben.memberId, 'the role of the host');
  expect(ben.room.members).toHaveLength(2);
  expect(await ben.command({ verb: 'closeRoom' })).toMatchObject({ ok: true });
  await cleo.until(() => cleo.goodbye === 'room_closed', 'the goodbye');
  await cleo.until(() => !cleo.socket!.connected, 'the end of the socket');
  expect(await cleo.refusal()).toBe('room/not_found');
});

test('joining twice with the same token makes one member', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const ben = new Player(server.url, 'Ben', newToken(), ann.code);
  await Promise.all([ben.join(), ben.join(), ben.join()]);
  await ben.connect();
  expect(ben.room.members.map(({ name }) => name)).toEqual(['Ann', 'Ben']);
});

test('the fifth sees as a spectator, a freed seat is theirs to take, and its hand with it', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const [ann, ben, eve] = await scenario(server.url, 'players=2; turn=0; enemy=JS; hands=3H 3D | 4H 5H', 3);
  expect(eve!.view!.hand).toBeNull();
  expect(await eve!.command({ verb: 'takeSeat', seat: 1 })).toEqual({ ok: false, code: 'seat/taken' });
  expect(await eve!.command({ verb: 'takeSeat', seat: 2 })).toEqual({
    ok: false,
    code: 'command/wrong_phase',
  });
  const hand = ben!.seatView.hand;
  expect(await ben!.command({ verb: 'leaveSeat' })).toMatchObject({ ok: true });
  expect(await ann!.command({ verb: 'takeSeat', seat: 1 })).toEqual({
    ok: false,
    code: 'command/wrong_phase',
  });
  await ben!.until(() => ben!.view!.hand === null, 'no hand any more');
  expect(await eve!.command({ verb: 'takeSeat', seat: 1 })).toMatchObject({ ok: true });
  await eve!.until(() => eve!.view!.hand !== null, 'the hand');
  expect(eve!.seatView).toMatchObject({ seat: 1, hand });
  expect(await ben!.intent({ verb: 'yield' })).toEqual({ ok: false, code: 'intent/no_seat' });
});

test('[R-82] phrases at any time, wishes from a Jester until the named player has acted', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const position = 'players=3; turn=0; enemy=JS; hands=J1 3D | 4H 5H | 9C';
  const [ann, ben, cleo] = await scenario(server.url, position, 3);
  expect(await ben!.command({ verb: 'say', phrase: 'ouch' })).toMatchObject({ ok: true });
  expect(await ben!.command({ verb: 'say', phrase: 'meNext' })).toEqual({ ok: false, code: 'talk/not_now' });
  expect(await ben!.command({ verb: 'sayText', text: 'I have hearts' })).toEqual({
    ok: false,
    code: 'talk/not_now',
  });
  await ann!.intent({ verb: 'play', cards: [52] });
  expect(await ben!.command({ verb: 'say', phrase: 'meNext' })).toMatchObject({ ok: true });
  await ann!.until(() => ann!.room.game!.wishBySeat[1] === 'meNext', 'the wish');
  expect(ann!.room.game!.canWish).toBe(true);
  await ann!.intent({ verb: 'name', seat: 1 });
  await cleo!.until(() => cleo!.view!.turn === 1, 'the turn');
  expect(await cleo!.command({ verb: 'say', phrase: 'notMe' })).toMatchObject({ ok: true });
  await ben!.intent({ verb: 'yield' });
  await ann!.until(() => ann!.room.game!.canWish === false, 'the end of the wishes');
  expect(ann!.room.game!.wishBySeat).toEqual([null, null, null]);
  expect(await cleo!.command({ verb: 'say', phrase: 'notMe' })).toEqual({ ok: false, code: 'talk/not_now' });
  expect(ann!.room.talk.map(({ phrase }) => phrase)).toEqual(['ouch', 'meNext', 'notMe']);
});

test('[R-97] free text where the room allows it, clean, the last 30 lines kept', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url, 'Ann', { options: { ...STANDARD_OPTIONS, talk: 'free' } });
  for (let n = 0; n < 32; n++) await ann.command({ verb: 'sayText', text: `line ${n}\u202e\u0007` });
  expect(await ann.command({ verb: 'sayText', text: '\u202e\u200b' })).toEqual({
    ok: false,
    code: 'message/malformed',
  });
  await ann.until(() => ann.room.talk.at(-1)?.text === 'line 31', 'the last line');
  expect(ann.room.talk.map(({ text }) => text)).toEqual(
    Array.from({ length: 30 }, (_, n) => `line ${n + 2}`),
  );
});

test('a rematch keeps seats, members and options; back to the lobby leaves them', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const ben = await Player.guest(ann, 'Ben');
  const eve = await Player.guest(ann, 'Eve');
  await eve.command({ verb: 'leaveSeat' });
  await ann.command({ verb: 'setOptions', options: { ...STANDARD_OPTIONS, length: 'short' } });
  expect(await ann.command({ verb: 'rematch' })).toEqual({ ok: false, code: 'command/wrong_phase' });
  await ann.command({ verb: 'start' });
  for (const player of [ann, ben]) await player.until(() => player.view !== null, 'the deal');
  expect(await ann.command({ verb: 'start' })).toEqual({ ok: false, code: 'command/wrong_phase' });
  expect(await ann.command({ verb: 'backToLobby' })).toEqual({ ok: false, code: 'command/wrong_phase' });
  await playOn([ann, ben], seededChoice(9));
  const game = ann.room.game!.id;
  expect(await eve.command({ verb: 'rematch' })).toEqual({ ok: false, code: 'seat/none' });
  expect(await ben.command({ verb: 'rematch' })).toMatchObject({ ok: true });
  for (const player of [ann, ben]) await player.until(() => player.view?.step === 0, 'the new deal');
  expect(ann.room.game!.id).not.toBe(game);
  expect(ann.room.game!.options.length).toBe('short');
  expect(ann.room.memberBySeat).toEqual([ann.memberId, ben.memberId, null, null]);
  await playOn([ann, ben], seededChoice(10));
  expect(await ann.command({ verb: 'backToLobby' })).toMatchObject({ ok: true });
  await eve.until(() => eve.room.game === null && eve.view === null, 'the lobby');
  expect([...ann.faults, ...ben.faults, ...eve.faults]).toEqual([]);
});

test('a shuffle without some nonces is dealt after three seconds, and proven at the end', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const ben = await Player.guest(ann, 'Ben');
  ben.addsNonce = false;
  await ann.command({ verb: 'start' });
  await ben.until(() => ben.room.game?.status === 'shuffling', 'the commitment');
  const { commitment, startedAt } = ben.room.game!;
  expect(ben.view).toBeNull();
  expect(await ben.command({ verb: 'addNonce', nonce: 'xyz' })).toEqual({
    ok: false,
    code: 'message/malformed',
  });
  for (const player of [ann, ben]) await player.until(() => player.view !== null, 'the deal');
  expect(ann.room.game!.turnSince - startedAt).toBeGreaterThanOrEqual(3000);
  const dealt = ben.seatView;
  await playOn([ann, ben], seededChoice(11));
  const { proof, seatCount, options } = ben.room.game!;
  expect(proof!.nonceBySeat).toEqual([expect.stringMatching(/^[0-9a-f]{16}$/), null]);
  expect(commitmentOf(proof!.serverSeed)).toBe(commitment);
  const again = deal({ seatCount, options, seed: gameSeedOf(proof!.serverSeed, proof!.nonceBySeat) });
  expect(viewFor(again, 1)).toEqual(dealt);
});

test('who drops shows as away at once, keeps the seat, and is back on return', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const ben = await Player.guest(ann, 'Ben');
  ben.close();
  await ann.until(() => ann.room.members[1]?.awaySince != null, 'the away mark');
  expect(ann.room.memberBySeat[1]).toBe(ben.memberId);
  await ben.connect();
  await ann.until(() => ann.room.members[1]?.awaySince === null, 'no away mark');
  await ben.until(() => ben.room.members[1]?.awaySince === null, 'no away mark');
});

test('the role of a host who is gone for 60 s passes on, also over a restart of the server', async () => {
  const config = { DATA_DIR: await temporaryFolder() };
  const first = await testServer(config);
  const ann = await Player.host(first.url);
  const ben = await Player.guest(ann, 'Ben');
  const cleo = await Player.guest(ann, 'Cleo');
  ann.close();
  await ben.until(() => ben.room.members[0]?.awaySince != null, 'the away mark');
  expect(ben.room.hostId).toBe(ann.memberId);
  await first.close();
  const second = await testServer(config, { now: () => Date.now() + 60_000 });
  cleo.url = second.url;
  await cleo.connect();
  await cleo.until(() => cleo.room.hostId !== ann.memberId, 'another host');
  expect([ben.memberId, cleo.memberId]).toContain(cleo.room.hostId);
  ann.url = second.url;
  await ann.connect();
  expect(ann.room.hostId).not.toBe(ann.memberId);
});

test('a name is cleaned, and refused where nothing is left of it', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  expect(await ann.command({ verb: 'rename', name: '  \u202eZoe\u0308\n ' })).toMatchObject({ ok: true });
  await ann.until(() => ann.room.members[0]!.name === 'Zoë', 'the name');
  expect(await ann.command({ verb: 'rename', name: '\u200f\u200b' })).toEqual({
    ok: false,
    code: 'name/invalid',
  });
});
