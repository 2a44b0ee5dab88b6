/** `npm run scenario "<notation>"`: a server of its own on loopback, the position on a table, a link for each seat. */
import { parsePosition } from '@regicide/rules';
import { GameServer } from './gameServer.ts';
import { putScenario, scenarioPath } from './scenario.ts';

const NAMES = ['Ada', 'Ben', 'Cleo', 'Dara'];

const position = process.argv.slice(2).join(' ');
const parsed = parsePosition(position);
if (position === '' || 'errors' in parsed) {
  console.error('Usage: npm run scenario "players=2; enemy=QC damage=28; hands=2H 5S | JD"');
  if ('errors' in parsed) for (const sentence of parsed.errors) console.error(sentence);
  process.exit(2);
}

const server = await GameServer.start(process.env['PORT'] === undefined ? {} : { PORT: process.env['PORT'] });
const { roomCode, tokens } = await putScenario(
  server.url(''),
  position,
  NAMES.slice(0, parsed.position.seatCount),
);
for (const [seat, token] of tokens.entries())
  console.log(`${NAMES[seat]!.padEnd(5)}${server.url(scenarioPath(roomCode, token))}`);
console.log(
  'Each link is one player; open them in different browsers or private windows. Ctrl+C ends the server.',
);

for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void server.close().then(() => process.exit(0)));
