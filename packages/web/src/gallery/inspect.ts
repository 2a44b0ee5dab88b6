import { contrastFlaws } from './contrastFlaws.ts';
import { screenFlaws } from './screenFlaws.ts';

/** What tests put into a page of the client to look at what it shows: `window.inspect`. */
Object.assign(window, { inspect: { screenFlaws, contrastFlaws } });
