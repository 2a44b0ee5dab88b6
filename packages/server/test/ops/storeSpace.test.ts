import { expect, test } from 'vitest';
import { PROTOCOL_VERSION } from '@regicide/protocol';
import { playOn, seededChoice } from '../play/playOn.ts';
import { newToken, Player, post } from '../play/player.ts';
import { testServer } from '../play/testServer.ts';
import { EACH_STORE } from './eachStore.ts';

/** Of a store for the test, MiB. */
const LIMIT = 4;
const WIDTH = 50;

/** Makes rooms as fast as it can until one is refused, and gives how many there were and how they were refused. */
const fill = async (url: string): Promise<{ made: number; refusals: Set<string> }> => {
  let made = 0;
  const refusals = new Set<string>();
  while (refusals.size === 0) {
    const answers = await Promise.all(
      Array.from({ length: WIDTH }, () =>
        post(`${url}/api/rooms`, { protocol: PROTOCOL_VERSION, token: newToken(), name: 'Ann' }),
      ),
    );
    for (const { status, body } of answers)
      if (status === 201) made++;
      else refusals.add(`${status} ${String(body['code'])}`);
  }
  return { made, refusals };
};

for (const { name, make } of EACH_STORE)
  test(
    `a full store refuses new rooms, and running games go on to their end, on ${name}`,
    { timeout: 120_000 },
    async () => {
      const place = await make(LIMIT);
      const server = await testServer(place);
      const ann = await Player.host(server.url);
      const ben = await Player.guest(ann, 'Ben');
      await ann.command({ verb: 'start' });
      for (const player of [ann, ben]) await player.until(() => player.view !== null, 'the deal');

      const { made, refusals } = await fill(server.url);
      expect([...refusals]).toEqual(['503 server/full']);
      console.log(`${name}: ${made} rooms before ${LIMIT} MiB were full`);
      expect(made).toBeGreaterThan(500);

      await playOn([ann, ben], seededChoice(1));
      expect(await ann.command({ verb: 'rematch' })).toMatchObject({ ok: true });
      for (const player of [ann, ben]) await player.until(() => player.view?.step === 0, 'the new deal');
      await playOn([ann, ben], seededChoice(2));
      expect([...ann.faults, ...ben.faults]).toEqual([]);
    },
  );
