import { expect, test } from 'vitest';
import { PROTOCOL_VERSION, type Rejection } from '@regicide/protocol';
import { cardOf, parsePosition, STANDARD_OPTIONS, type Intent } from '@regicide/rules';
import { newId, newToken, Player, post } from './play/player.ts';
import { scenario } from './play/scenario.ts';
import { testServer } from './play/testServer.ts';

const FIGHT = 'players=2; turn=0; enemy=JS; hands=3H 3D 9C 10D | 4H 5H; await=play';

/** The state of the room as everybody sees it, but for the clock. */
const stateOf = async (player: Player): Promise<string> => {
  const answer = await player.wake();
  if (!answer.ok) throw new Error(answer.code);
  return JSON.stringify({ ...answer.snapshot, now: 0 });
};

const expectRefused = async (
  player: Player,
  ask: () => Promise<unknown>,
  code: Rejection | readonly Rejection[],
): Promise<void> => {
  const before = await stateOf(player);
  const answer = (await ask()) as { ok: boolean; code: Rejection };
  expect(answer.ok).toBe(false);
  expect([code].flat()).toContain(answer.code);
  expect(await stateOf(player)).toBe(before);
};

const play = (...names: [suit: 'hearts' | 'diamonds' | 'clubs' | 'spades', rank: number][]): Intent => ({
  verb: 'play',
  cards: names.map(([suit, rank]) => cardOf(suit, rank)),
});

test('[R-15] an unlawful intent is refused with its code and changes nothing', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const [ann, ben] = await scenario(server.url, FIGHT, 2);
  await expectRefused(ann!, () => ann!.intent(play(['hearts', 4])), 'intent/card_not_held');
  await expectRefused(ann!, () => ann!.intent(play(['hearts', 3], ['hearts', 3])), 'intent/card_twice');
  await expectRefused(ann!, () => ann!.intent(play(['hearts', 3], ['clubs', 9])), 'intent/not_a_play');
  await expectRefused(
    ann!,
    () => ann!.intent({ verb: 'pay', cards: [cardOf('clubs', 9)] }),
    'intent/wrong_phase',
  );
  await expectRefused(ann!, () => ann!.intent({ verb: 'name', seat: 1 }), 'intent/wrong_phase');
  await expectRefused(ann!, () => ann!.intent({ verb: 'flip' }), 'intent/no_flip_left');
  await expectRefused(ann!, () => ann!.intent({ verb: 'yield' }, 1), 'intent/stale_step');
  await expectRefused(ann!, () => ben!.intent(play(['hearts', 4])), 'intent/not_your_turn');
  expect(await ann!.intent({ verb: 'yield' })).toMatchObject({ ok: true });
  await ann!.until(() => ann!.view!.step === 1, 'the yield');
  await expectRefused(
    ann!,
    () => ann!.intent({ verb: 'pay', cards: [cardOf('hearts', 3)] }),
    'intent/pays_too_little',
  );
  const wasteful: Intent = {
    verb: 'pay',
    cards: [cardOf('hearts', 3), cardOf('diamonds', 10), cardOf('clubs', 9)],
  };
  await expectRefused(ann!, () => ann!.intent(wasteful), 'intent/pays_too_much');
});

test('[R-51] a yield after everybody else has yielded is refused', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const [ann] = await scenario(server.url, `${FIGHT}; yielded=1`, 2);
  await expectRefused(ann!, () => ann!.intent({ verb: 'yield' }), 'intent/yield_barred');
});

test('no game, no seat: an intent is refused', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const host = await Player.host(server.url);
  await expectRefused(host, () => host.intent({ verb: 'yield' }), 'intent/no_game');
  const [ann, , eve] = await scenario(server.url, FIGHT, 3);
  await expectRefused(ann!, () => eve!.intent({ verb: 'yield' }), 'intent/no_seat');
});

const MALFORMED: readonly [name: string, verb: string, payload: unknown][] = [
  ['no object', 'intent', 'yield'],
  ['null', 'command', null],
  ['a forged seat', 'intent', { id: newId(), step: 0, intent: { verb: 'yield' }, seat: 1 }],
  ['a forged seat inside', 'intent', { id: newId(), step: 0, intent: { verb: 'yield', seat: 1 } }],
  ['an unknown verb', 'intent', { id: newId(), step: 0, intent: { verb: 'win' } }],
  ['a card beyond the deck', 'intent', { id: newId(), step: 0, intent: { verb: 'play', cards: [55] } }],
  ['no card', 'intent', { id: newId(), step: 0, intent: { verb: 'play', cards: [] } }],
  ['a half card', 'intent', { id: newId(), step: 0, intent: { verb: 'play', cards: [0.5] } }],
  ['a step below 0', 'intent', { id: newId(), step: -1, intent: { verb: 'yield' } }],
  ['an id too short', 'intent', { id: 'x', step: 0, intent: { verb: 'yield' } }],
  ['an unknown command', 'command', { id: newId(), command: { verb: 'becomeHost' } }],
  [
    'an unknown option',
    'command',
    { id: newId(), command: { verb: 'setOptions', options: { godMode: true } } },
  ],
  [
    '__proto__',
    'command',
    JSON.parse(`{"id":"${newId()}","command":{"verb":"start"},"__proto__":{"isHost":true}}`),
  ],
  [
    '__proto__ inside',
    'command',
    JSON.parse(`{"id":"${newId()}","command":{"verb":"start","__proto__":{}}}`),
  ],
  ['constructor', 'command', JSON.parse(`{"id":"${newId()}","command":{"verb":"start","constructor":{}}}`)],
  ['a key too many', 'wake', { now: 1 }],
  ['a step that is text', 'log', { fromStep: '0' }],
  ['binary', 'intent', { id: newId(), step: 0, intent: Buffer.from('yield') }],
];

test.each(MALFORMED)('a malformed message is refused: %s', async (_name, verb, payload) => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const [ann] = await scenario(server.url, FIGHT, 2);
  await expectRefused(ann!, () => ann!.ask(verb, payload), 'message/malformed');
});

test('an unknown message, one without and one with too many payloads are refused; without an ack nothing happens', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const [ann] = await scenario(server.url, FIGHT, 2);
  const intent = { id: newId(), step: 0, intent: { verb: 'yield' } };
  await expectRefused(ann!, () => ann!.ask('cheat', {}), 'message/unknown');
  await expectRefused(ann!, () => ann!.ask('toString', {}), 'message/unknown');
  await expectRefused(ann!, () => ann!.ask('__proto__', {}), 'message/unknown');
  await expectRefused(ann!, () => ann!.ask('intent'), 'message/malformed');
  await expectRefused(ann!, () => ann!.ask('intent', intent, intent), 'message/malformed');
  const before = await stateOf(ann!);
  ann!.socket!.emit('intent', 'nonsense');
  ann!.socket!.emit('cheat');
  expect(await stateOf(ann!)).toBe(before);
});

test('an oversized payload ends the socket, and the server stays up', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const [ann, ben] = await scenario(server.url, FIGHT, 2);
  const before = await stateOf(ben!);
  ann!.socket!.emit('intent', 'x'.repeat(9000));
  await ann!.until(() => !ann!.socket!.connected, 'the end of the socket');
  await ben!.until(() => ben!.room.members[0]!.awaySince !== null, 'the away mark');
  await ann!.connect();
  await ben!.until(() => ben!.room.members[0]!.awaySince === null, 'no away mark');
  expect(JSON.parse(await stateOf(ben!)).view).toEqual(JSON.parse(before).view);
});

test('forged tokens, bad codes, closed rooms and other versions are refused at the door', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const refusalOf = (token: string, code: string) => new Player(server.url, 'Eve', token, code).refusal();
  expect(await refusalOf(newToken(), ann.code)).toBe('auth/unknown_member');
  expect(await refusalOf(newToken(), 'ABCD2345')).toBe('room/not_found');
  expect(await refusalOf('short', ann.code)).toBe('auth/malformed');
  expect(await refusalOf(newToken(), 'no code')).toBe('auth/malformed');
  await ann.command({ verb: 'setOpen', isOpen: false });
  expect(await refusalOf(newToken(), ann.code)).toBe('room/not_found');
  await ann.command({ verb: 'closeRoom' });
  expect(await refusalOf(ann.token, ann.code)).toBe('room/not_found');
});

test('the doors of HTTP: one answer for every room that is not there', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const body = { protocol: PROTOCOL_VERSION, token: newToken(), name: 'Eve' };
  const notFound = { status: 404, body: { code: 'room/not_found' } };
  const joining = (code: string) => post(`${server.url}/api/rooms/${code}/members`, body);
  expect(await joining('ABCD2345')).toEqual(notFound);
  expect(await joining('nonsense!')).toEqual(notFound);
  expect(await joining('%F0%9F')).toMatchObject({ status: 400, body: { code: 'message/malformed' } });
  await ann.command({ verb: 'setOpen', isOpen: false });
  expect(await joining(ann.code)).toEqual(notFound);
  await ann.command({ verb: 'setOpen', isOpen: true });
  await ann.command({ verb: 'closeRoom' });
  expect(await joining(ann.code)).toEqual(notFound);

  const malformed = { status: 400, body: { code: 'message/malformed' } };
  const rooms = `${server.url}/api/rooms`;
  expect(await post(rooms, '{')).toEqual(malformed);
  expect(await post(rooms, '')).toEqual(malformed);
  expect(await post(rooms, { ...body, isHost: true })).toEqual(malformed);
  expect(await post(rooms, { ...body, options: { ...STANDARD_OPTIONS, firstPlayer: 1 } })).toEqual({
    status: 400,
    body: { code: 'options/no_such_seat' },
  });
  expect(await post(rooms, `{"__proto__":{},${JSON.stringify(body).slice(1)}`)).toEqual(malformed);
  expect((await post(rooms, { ...body, name: 'x'.repeat(9000) })).body).toEqual({
    code: 'message/malformed',
  });
  expect(await post(rooms, { ...body, protocol: 99 })).toEqual({
    status: 400,
    body: { code: 'protocol/version' },
  });
  expect(await post(rooms, { ...body, name: '\u202e\u200b' })).toEqual({
    status: 400,
    body: { code: 'name/invalid' },
  });
  expect(
    await post(`${server.url}/api/scenarios`, { protocol: 1, position: FIGHT, tokens: [newToken()] }),
  ).toEqual({
    status: 404,
    body: { code: 'message/unknown' },
  });
});

test('a full room refuses newcomers; a spectator who is away makes place', async () => {
  const server = await testServer();
  const ann = await Player.host(server.url);
  const guests = Array.from({ length: 39 }, (_, n) => new Player(server.url, `P${n}`, newToken(), ann.code));
  for (const guest of guests) expect((await guest.join()).status).toBe(200);
  const late = new Player(server.url, 'Late', newToken(), ann.code);
  expect(await late.join()).toEqual({ status: 409, body: { code: 'room/full' } });
  const watcher = await guests[38]!.connect();
  watcher.close();
  await ann.until(() => ann.room.members.some(({ awaySince }) => awaySince !== null), 'an away mark');
  expect((await late.join()).status).toBe(200);
});

test('too many messages of one socket are refused, and others are not slowed', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true, MEMBER_MESSAGES_PER_SECOND: 5 });
  const [ann, ben] = await scenario(server.url, FIGHT, 2);
  const answers = await Promise.all(
    Array.from({ length: 60 }, () => ann!.ask('log', { fromStep: 0 }).catch(() => null)),
  );
  expect(
    answers.filter((answer) => answer?.ok === false && answer.code === 'rate/limited').length,
  ).toBeGreaterThan(40);
  expect((await ben!.wake()).ok).toBe(true);
});

test('a position that is none is answered with sentences', async () => {
  const server = await testServer({ ALLOW_SCENARIOS: true });
  const position = 'players=2; enemy=JS; hands=3H 3H | 4H';
  const { status, body } = await post(`${server.url}/api/scenarios`, {
    protocol: 1,
    position,
    tokens: [newToken()],
  });
  const parsed = parsePosition(position);
  expect({ status, body }).toEqual({
    status: 400,
    body: { code: 'message/malformed', problems: 'errors' in parsed && parsed.errors },
  });
});
