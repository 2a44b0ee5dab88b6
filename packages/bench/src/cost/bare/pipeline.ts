import { createServer } from 'node:http';
import { Server, type Socket } from 'socket.io';
import { CompareAndSet } from './compareAndSet.ts';

/**
 * The reference: what any server of this kind must do for an intent, and nothing of a game. A compare-and-set of 3 KB,
 * an answer, and a view of 1.2 KB of its own for each of the four at the table.
 */
const VIEW_BYTES = 1_200;
const VIEW = Array.from({ length: 20 }, (_, n) => ({
  seat: n % 4,
  cards: [n, n + 1, n + 2],
  name: 'x'.repeat(11),
}));
const view = { fixed: VIEW, rest: 'x'.repeat(VIEW_BYTES - JSON.stringify(VIEW).length - 60) };

const stored = new CompareAndSet(process.env['REDIS_URL']!);
const tables = new Map<string, Socket[]>();

const http = createServer((_request, response) => void response.end());
const io = new Server(http, { transports: ['websocket'], serveClient: false, perMessageDeflate: false });
io.on('connection', (socket) => {
  const { table } = socket.handshake.auth as { table: string };
  const people = tables.get(table) ?? [];
  tables.set(table, [...people, socket]);
  socket.on('intent', async (_message: unknown, reply: (answer: unknown) => void) => {
    const revision = await stored.change(`bench:${table}`);
    reply({ ok: true, revision });
    for (const [seat, other] of tables.get(table)!.entries())
      other.emit('update', { ...view, seat, revision });
  });
  socket.on('disconnect', () => tables.delete(table));
});
http.listen(Number(process.env['PORT']), '127.0.0.1');
