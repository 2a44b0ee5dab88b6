import { mount } from 'svelte';
import App from './app/App.svelte';
import { loadLocale } from './text/index.svelte.ts';
import './style/index.css';

await loadLocale();
mount(App, { target: document.getElementById('app')! });
