import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser, Page } from 'playwright-core';
import { build, preview, type PreviewServer } from 'vite';
import { launchChromium } from './chromium.ts';

const CONFIG = fileURLToPath(new URL('../../web/gallery.config.ts', import.meta.url));

/** The languages of the client. */
export const LOCALES = ['en', 'de', 'fr', 'es', 'pt-BR'] as const;
export type Locale = (typeof LOCALES)[number];

/** How a scene is looked at. */
export interface SceneLook {
  readonly locale: Locale;
  readonly suitPalette: 'four' | 'two';
}

/** The client's gallery, built and served on loopback, in one browser. */
export class Gallery {
  private constructor(
    private readonly folder: string,
    private readonly server: PreviewServer,
    private readonly browser: Browser,
    /** The script that looks for flaws, for any page of the client. */
    readonly inspect: string,
  ) {}

  static async open(): Promise<Gallery> {
    const folder = await mkdtemp(join(tmpdir(), 'regicide-gallery-'));
    const outDir = { outDir: folder, emptyOutDir: true };
    await build({ configFile: CONFIG, build: outDir });
    const server = await preview({
      configFile: CONFIG,
      build: outDir,
      preview: { port: 0, host: '127.0.0.1' },
    });
    const inspect = await readFile(join(folder, 'inspect.js'), 'utf8');
    return new Gallery(folder, server, await launchChromium(), `(() => {${inspect}})()`);
  }

  /** A page of this size with the gallery in it; a finger instead of a mouse. */
  async page(width: number, height: number): Promise<Page> {
    const page = await this.browser.newPage({
      viewport: { width, height },
      hasTouch: true,
      isMobile: width < 1024 || height < 480,
      reducedMotion: 'reduce',
    });
    await page.goto(new URL('gallery.html', this.server.resolvedUrls!.local[0]).href);
    await page.waitForFunction("'gallery' in window");
    await page.evaluate(this.inspect);
    return page;
  }

  async close(): Promise<void> {
    await this.browser.close();
    await this.server.close();
    await rm(this.folder, { recursive: true, force: true });
  }
}

export const sceneNames = (page: Page): Promise<readonly string[]> => page.evaluate('gallery.scenes');

/** Brings up a scene, with its fonts and at rest. */
export const showScene = (page: Page, scene: string, look: SceneLook): Promise<void> =>
  page.evaluate(`gallery.show(${JSON.stringify(scene)}, ${JSON.stringify(look)})`);
