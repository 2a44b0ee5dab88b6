// `node scripts/built.mjs FILE ...`: runs a TypeScript file of the project once the game is built.
import { run } from './run.mjs';
import { ensureReady } from './workspace.mjs';

await ensureReady();
process.exit(await run(process.execPath, ['--import', 'tsx', ...process.argv.slice(2)]));
