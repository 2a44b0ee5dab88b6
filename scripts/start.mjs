// `npm start`: from a fresh checkout, with Node and npm alone, to a running server. A second start takes seconds.
import { ensureReady } from './workspace.mjs';

await ensureReady();

// npm passes a signal on to its shell, which keeps it to itself: when the shell is gone, the server goes as well.
if (process.env.npm_lifecycle_event === 'start') {
  const shell = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === shell) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}

// In this very process, so that signals reach the server without a middleman.
const server = new URL('../packages/server/dist/main.js', import.meta.url);
await import(server.href);
