import { mount } from 'svelte';
import { setLocale } from '../text/index.svelte.ts';
import { isLocale } from '../text/locales.ts';
import Gallery from './Gallery.svelte';
import '../style/index.css';

const lang = new URLSearchParams(location.search).get('lang');
await setLocale(isLocale(lang) ? lang : 'en');
mount(Gallery, { target: document.getElementById('app')! });
