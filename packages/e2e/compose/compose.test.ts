import { mkdtemp, rm } from 'node:fs/promises';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { answerAt, ask, type Door, freePort, enter, newToken, WireTable } from '@regicide/server/testing';
import { playToTheEnd } from './games.ts';
import { capture, docker, eventually, Stack } from './stack.ts';

const image = process.env['APP_IMAGE']!;
const nodeImage = process.env['NODE_IMAGE']!;

let stack: Stack;
let door: Door;
let table: WireTable | null = null;

/** Plays game after game: one that is lost early must not leave a fault without players. */
const openTable = async (pause: number, seed: number): Promise<WireTable> => {
  table = await WireTable.open({ doors: [door], seatCount: 4, pause, seed, playsOn: true });
  return table;
};

const isReady = async (): Promise<boolean> => (await ask(door, '/readyz')).status === 200;

beforeAll(async () => {
  const port = await freePort();
  door = { origin: `http://127.0.0.1:${port}` };
  stack = new Stack(`regicide-test-${process.pid}`, {
    APP_IMAGE: image,
    BIND: '127.0.0.1',
    PORT: String(port),
  });
  await stack.compose('up', '-d', '--no-build');
  await stack.healthy('app');
});

afterEach(() => {
  table?.close();
  table = null;
});

afterAll(async () => {
  await stack.down();
});

describe('the image', () => {
  it('[image] runs as a user without rights', async () => {
    expect((await stack.exec('app', 'id', '-u')).stdout.trim()).toBe('1000');
    const caps = await stack.exec('app', 'grep', 'CapEff', '/proc/1/status');
    expect(caps.stdout).toMatch(/CapEff:\s+0+\n/);
  });

  it('[image] has a root file system that nobody can write to', async () => {
    for (const path of ['/app/x', '/etc/x', '/home/node/x', '/data/x']) {
      const { code, stderr } = await stack.exec('app', 'touch', path);
      expect(code).not.toBe(0);
      expect(stderr).toMatch(/Read-only file system/);
    }
  });

  it('[image] holds what the server needs to run and no more', async () => {
    const list = await stack.exec('app', 'ls', '/app/node_modules', '/app/packages');
    const names = list.stdout.split('\n');
    expect(names).toContain('socket.io');
    for (const name of ['typescript', 'vite', 'vitest', 'tsx', 'svelte', 'e2e', 'bench'])
      expect(names).not.toContain(name);
    const [whole, base] = await Promise.all(
      [image, nodeImage].map((name) => docker('image', 'inspect', '-f', '{{.Size}}', name)),
    );
    const added = (Number(whole) - Number(base)) / 1e6;
    console.log(`the image adds ${added.toFixed(1)} MB to ${nodeImage}`);
    expect(added).toBeLessThan(60);
  });

  it('[image] alone keeps its rooms on the embedded store, over a restart', async () => {
    const name = `${stack.project}-alone`;
    const place = ['-v', `${name}:/data`, '-p', '127.0.0.1::3000'];
    // As Compose would: so it is found where this run is killed.
    const label = ['--label', `com.docker.compose.project=${stack.project}`];
    await docker('run', '-d', '--name', name, ...label, '--read-only', '--cap-drop', 'ALL', ...place, image);
    try {
      const alone = async (): Promise<Door> => {
        const found = { origin: `http://${await docker('port', name, '3000')}` };
        await eventually('it is ready', async () => (await ask(found, '/readyz')).status === 200);
        return found;
      };
      const { roomCode } = await enter(await alone(), '/api/rooms', newToken(), 'Ada');
      await docker('restart', name);
      await enter(await alone(), `/api/rooms/${roomCode}/members`, newToken(), 'Ben');
      expect(await docker('exec', name, 'regicide', 'rooms')).toContain(roomCode);
    } finally {
      await docker('rm', '-f', name);
      await docker('volume', 'rm', name);
    }
  });

  it('[config] names every bad variable at once and ends with 78', async () => {
    const { code, stderr } = await capture('docker', [
      ...['run', '--rm', '--read-only', '--network', 'none'],
      ...['-e', 'PORT=many', '-e', 'REDIS_URL=http://nowhere', '-e', 'LOG_LEVEL=loud'],
      image,
    ]);
    expect(code).toBe(78);
    for (const name of ['PORT', 'REDIS_URL', 'LOG_LEVEL']) expect(stderr).toContain(name);
  });
});

describe('the stack', () => {
  it('[health] both services are healthy, and the app says that it is ready', async () => {
    await stack.healthy('redis');
    expect(await ask(door, '/healthz')).toMatchObject({ status: 200 });
    expect(await ask(door, '/readyz')).toMatchObject({ status: 200, body: '{"status":"ready"}' });
    expect((await ask(door, '/')).headers['content-type']).toMatch('text/html');
  });

  it('[network] publishes the port of the app alone; Redis is not reachable from the host', async () => {
    expect(await docker('port', await stack.container('redis'))).toBe('');
    expect((await docker('port', await stack.container('app'))).split('\n')).toHaveLength(1);
    expect(await docker('network', 'inspect', '-f', '{{.Internal}}', `${stack.project}_store`)).toBe('true');
    const own = await stack.exec('redis', 'redis-cli', 'info', 'server');
    const runId = /run_id:(\w+)/.exec(own.stdout)![1]!;
    const addresses = Object.entries(networkInterfaces())
      .filter(([name]) => !name.startsWith('br-'))
      .flatMap(([, list]) => list ?? [])
      .filter(({ family }) => family === 'IPv4');
    for (const { address } of addresses)
      expect((await answerAt(address, 6379, 'INFO server\r\n')) ?? '').not.toContain(runId);
  });

  it('[network] the figures are not on the published port', async () => {
    expect((await ask(door, '/metrics')).body).not.toContain('regicide_');
    const fetched = await stack.exec(
      'app',
      'node',
      '-e',
      "fetch('http://127.0.0.1:9464/metrics').then(async (r) => console.log(await r.text()))",
    );
    expect(fetched.stdout).toContain('regicide_sockets');
  });

  it('[R-10 .. R-43] a whole game goes through the published port', async () => {
    await playToTheEnd(await openTable(0, 1));
  });

  it('[restart] a game goes on when Redis, then the app, is restarted in the middle', async () => {
    const table = await openTable(250, 2);
    await table.until(() => table.step >= 2, 20_000);
    await stack.compose('restart', '-t', '10', 'redis');
    await table.until(() => table.step >= 4, 30_000);
    await stack.compose('restart', '-t', '15', 'app');
    await playToTheEnd(table);
    expect(Math.min(...table.players.map(({ connects }) => connects))).toBeGreaterThan(1);
  });

  it('[health] without Redis the app lives but is not ready, and a started one takes over by itself', async () => {
    const table = await openTable(250, 3);
    await table.until(() => table.step >= 2, 20_000);
    await stack.compose('kill', 'redis');
    await eventually('not ready', async () => (await ask(door, '/readyz')).status === 503);
    expect((await ask(door, '/readyz')).body).toBe('{"status":"store_unavailable"}');
    expect((await ask(door, '/healthz')).status).toBe(200);
    expect(
      (
        await ask(door, '/api/rooms', {
          method: 'POST',
          body: { protocol: 1, token: newToken(), name: 'Ada' },
        })
      ).body,
    ).toBe('{"code":"store/unavailable"}');
    await stack.compose('up', '-d', '--no-build', 'redis');
    await eventually('ready', isReady);
    await playToTheEnd(table);
  });

  it('[upgrade] a game survives that all containers are taken away and made again', async () => {
    const table = await openTable(250, 4);
    await table.until(() => table.step >= 2, 20_000);
    await stack.compose('down', '--timeout', '15');
    await stack.compose('up', '-d', '--no-build');
    await playToTheEnd(table);
  });

  it('[backup] what deploy/backup.sh wrote, deploy/restore.sh brings back into an empty volume', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'regicide-backup-'));
    try {
      const file = join(folder, 'backup.rdb');
      const table = await openTable(1000, 5);
      await table.until(() => table.step >= 3, 20_000);
      table.close();
      const env = { ...stack.env, COMPOSE: stack.commandLine };
      const backup = await capture('deploy/backup.sh', [file], env);
      expect(backup).toMatchObject({ code: 0, stdout: `${file}\n` });
      const before = await rooms();
      await stack.compose('down', '--volumes', '--timeout', '15');
      await stack.compose('up', '-d', '--no-build');
      expect(await rooms()).toEqual([]);
      expect(await capture('deploy/restore.sh', [file], env)).toMatchObject({ code: 0 });
      await stack.healthy('app');
      expect(before.length).toBeGreaterThan(0);
      expect(await rooms()).toEqual(before);
      expect((await stack.exec('app', 'regicide', 'verify')).code).toBe(0);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  });

  it('[admin] regicide lists rooms without hands and tokens, and closes one', async () => {
    const { roomCode } = await enter(door, '/api/rooms', newToken(), 'Ada');
    const list = await stack.exec('app', 'regicide', 'rooms', '--json');
    const listed = list.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as { id: string });
    expect(listed.map(({ id }) => id)).toContain(roomCode);
    expect(list.stdout).not.toMatch(/hand|token|seed|answered/i);
    expect((await stack.exec('app', 'regicide', 'close', roomCode)).code).toBe(0);
    await expect(enter(door, `/api/rooms/${roomCode}/members`, newToken(), 'Ben')).rejects.toThrow(
      'room/not_found',
    );
    expect((await stack.exec('app', 'regicide', 'close', 'ABCDEFGH')).code).toBe(1);
  });
});

/** Rooms in the store, as the admin command lists them. */
const rooms = async (): Promise<string[]> => {
  const { code, stdout } = await stack.exec('app', 'regicide', 'rooms', '--json');
  expect(code).toBe(0);
  return stdout.trim().split('\n').filter(Boolean).sort();
};
