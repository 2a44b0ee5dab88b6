import { mount } from 'svelte';
import App from './app/App.svelte';
import { loadLocale } from './text/index.svelte.ts';
import './style/index.css';

await loadLocale();
mount(App, { target: document.getElementById('app')! });

/** After the first press could be made; over plain http browsers have no workers, and nobody hears of them. */
const WORKER_MS = 2000;
if (import.meta.env.PROD && 'serviceWorker' in navigator) {
  setTimeout(() => {
    import('./update/startWorker.ts').then(({ startWorker }) => startWorker()).catch(() => undefined);
  }, WORKER_MS);
}
