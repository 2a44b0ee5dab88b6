import { createRoomChanges } from './commit/roomChanges.ts';
import { configOrExit, orExit } from './configOrExit.ts';
import { createLog } from './log.ts';
import { ADMIN_COMMANDS, USAGE } from './ops/adminCommands.ts';
import { expiryOf, lifetimesOf } from './rooms/expiry.ts';
import { openStore } from './stores/openStore.ts';

/** EX_USAGE of sysexits.h. */
const BAD_USAGE = 64;

const [verb = '', ...args] = process.argv.slice(2);
const command = Object.hasOwn(ADMIN_COMMANDS, verb) ? ADMIN_COMMANDS[verb] : undefined;
if (command === undefined) {
  console.error(USAGE);
  process.exit(BAD_USAGE);
}
const config = await configOrExit();
const store = await orExit(() => openStore(config));
const changes = createRoomChanges({
  store,
  now: Date.now,
  log: createLog('silent'),
  expiresAt: (room, at) => expiryOf(room, at, lifetimesOf(config)),
});
// A room whose store fails in the middle of it is no answer: the process ends with the error.
process.exitCode = await command({ store, changes, print: (line) => console.log(line) }, args);
await changes.close();
await store.close();
