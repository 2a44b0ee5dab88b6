// `npm start`: from a fresh checkout, with Node and npm alone, to a running server. A second start takes seconds.
import { Problem } from './run.mjs';
import { ensureBuilt, ensureInstalled, ensureNode } from './workspace.mjs';

try {
  ensureNode();
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  if (!(error instanceof Problem)) throw error;
  console.error(error.message);
  process.exit(1);
}
// In this very process, so that signals reach the server without a middleman.
const server = new URL('../packages/server/dist/main.js', import.meta.url);
await import(server.href);
