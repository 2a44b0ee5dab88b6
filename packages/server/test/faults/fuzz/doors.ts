import { connect } from 'node:net';
import { Redis } from 'ioredis';
import { PROTOCOL_VERSION } from '@regicide/protocol';
import { roomKey } from '../../../src/stores/redisKeys.ts';
import type { RedisServer } from '../../../src/testing/index.ts';
import { newToken, Player, post } from '../../play/player.ts';
import { scenario } from '../../play/scenario.ts';
import { testServer } from '../../play/testServer.ts';
import { ServerProcess } from '../serverProcess.ts';

/** The codes that no message at a table is answered with, each where it belongs. */
export const knockAtDoors = async (server: ServerProcess, redis: RedisServer): Promise<string[]> => {
  const { url } = server;
  const host = await Player.host(url);
  const refusal = (token: string, code: string, at = url) => new Player(at, 'Eve', token, code).refusal();
  const version = { protocol: PROTOCOL_VERSION + 1, token: newToken(), name: 'Eve' };
  const spentLink = { protocol: PROTOCOL_VERSION, secret: newToken(), token: newToken() };
  const codes = [
    await refusal(newToken(), 'ABCD2345'),
    await refusal(newToken(), host.code),
    await refusal('short', host.code),
    codeOf(await post(`${url}/api/rooms`, version)),
    codeOf(await post(`${url}/api/rooms/${host.code}/devices`, spentLink)),
    await fullRoom(host),
    await brokenDocument(server, redis),
    await fullServer(),
    await drainingServer(),
  ];
  redis.freeze();
  codes.push(await refusal(host.token, host.code));
  redis.thaw();
  host.close();
  return codes;
};

const codeOf = ({ body }: { readonly body: Record<string, unknown> }): string => String(body['code']);

const fullRoom = async (host: Player): Promise<string> => {
  for (;;) {
    const { status, body } = await new Player(host.url, 'Guest', newToken(), host.code).join();
    if (status !== 200) return String(body['code']);
  }
};

/** A document that no code of ours has written: the server says that it failed, logs it, and lives on. */
const brokenDocument = async (server: ServerProcess, redis: RedisServer): Promise<string> => {
  const [host] = await scenario(server.url, 'players=1; enemy=JS; hands=3H; turn=0; await=play', 1);
  const admin = new Redis(redis.url);
  const key = roomKey(host!.code);
  const document = JSON.parse((await admin.hget(key, 'document'))!) as {
    game: { state: object };
    revision: number;
  };
  document.game.state = { step: 0, awaiting: { kind: 'playOrYield' } };
  document.revision += 10;
  const version = `1.${document.revision}.broken`;
  await admin.hset(key, 'document', JSON.stringify({ ...document, stamp: 'broken' }), 'version', version);
  admin.disconnect();
  const ack = await host!.intent({ verb: 'yield' });
  host!.close();
  return ack.ok ? 'ok' : ack.code;
};

const fullServer = async (): Promise<string> => {
  const server = await testServer({ MAX_SOCKETS: 1 });
  const host = await Player.host(server.url);
  const code = await new Player(server.url, 'Ann again', host.token, host.code).refusal();
  host.close();
  return code;
};

/** A request that was on its way when the server began to go down; a socket holds it up meanwhile. */
const drainingServer = async (): Promise<string> => {
  const server = await testServer();
  const host = await Player.host(server.url);
  const line = connect(server.port, '127.0.0.1');
  let answer = '';
  line.on('data', (chunk: Buffer) => (answer += chunk.toString()));
  line.write(`POST /api/rooms HTTP/1.1\r\nHost: 127.0.0.1\r\n`);
  await new Promise((resolve) => setTimeout(resolve, 50));
  const closed = server.close();
  line.write('Content-Length: 0\r\n\r\n');
  await closed;
  line.destroy();
  host.close();
  return /"code":"([^"]+)"/.exec(answer)?.[1] ?? answer;
};
