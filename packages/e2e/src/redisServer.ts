import { connect } from 'node:net';
import { freePort } from './freePort.ts';
import { RestartableProcess } from './restartableProcess.ts';

const pong = (port: number): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const socket = connect(port, '127.0.0.1', () => socket.write('PING\r\n'));
    socket.once('data', (answer) => {
      socket.destroy();
      resolve(answer.toString().startsWith('+PONG'));
    });
    socket.once('error', reject);
  });

/** A real Redis in memory, on a free port. */
export const startRedis = async (): Promise<{ url: string; stop: () => Promise<void> }> => {
  const port = await freePort();
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no'];
  const redis = new RestartableProcess('redis-server', args, {}, () => pong(port));
  await redis.start();
  return { url: `redis://127.0.0.1:${port}`, stop: () => redis.stop() };
};
