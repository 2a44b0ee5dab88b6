// `npm start`: from a fresh checkout, with Node and npm alone, to a running server. A second start takes seconds.
import { ensureReady } from './workspace.mjs';

await ensureReady();
// In this very process, so that signals reach the server without a middleman.
const server = new URL('../packages/server/dist/main.js', import.meta.url);
await import(server.href);
