import { mount } from 'svelte';
import Gallery from './Gallery.svelte';
import '../style/index.css';

mount(Gallery, { target: document.getElementById('app')! });
