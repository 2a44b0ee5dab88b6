import { once } from 'node:events';
import { WebSocket } from 'ws';
import { WireSocket } from '../wireSocket.ts';

type Asker = () => Promise<unknown>;

/** About what an intent looks like. */
const QUESTION = { id: 'abcdefghijklmnop', step: 12, intent: { verb: 'play', cards: [21, 34] } };

const together = (count: number, make: () => Promise<Asker>): Promise<Asker[]> =>
  Promise.all(Array.from({ length: count }, make));

/** Each over a connection of its own. */
export const wsAskers = (url: string, count: number): Promise<Asker[]> =>
  together(count, async () => {
    const socket = new WebSocket(url.replace('http', 'ws'), { perMessageDeflate: false });
    await once(socket, 'open');
    let onAnswer: (answer: unknown) => void = () => {};
    socket.on('message', (data: Buffer) => onAnswer(JSON.parse(data.toString())));
    return () =>
      new Promise((resolve) => {
        onAnswer = resolve;
        socket.send(JSON.stringify(QUESTION));
      });
  });

export const socketAskers = (url: string, count: number): Promise<Asker[]> =>
  together(count, async () => {
    const socket = await WireSocket.open(url, {});
    return () => new Promise((resolve) => socket.ask('echo', QUESTION, resolve));
  });
