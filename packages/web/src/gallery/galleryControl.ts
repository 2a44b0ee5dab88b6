import type { Settings } from '../app/settings.svelte.ts';
import type { Locale } from '../text/locales.ts';

/** How a scene is looked at. */
export interface SceneLook {
  readonly locale: Locale;
  readonly suitPalette: Settings['suitPalette'];
}

/** `window.gallery`: what a test does with the gallery's page. */
export interface GalleryControl {
  readonly scenes: readonly string[];
  /** Brings another scene onto the same page, anew; resolves when it stands there, with its fonts. */
  show(scene: string, look: SceneLook): Promise<void>;
}
