import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchChromium } from './chromium.ts';
import { GameServer } from './gameServer.ts';
import { Player } from './player.ts';

const EVIDENCE = fileURLToPath(new URL('../test-results/', import.meta.url));
/** A busy machine is slow; what hangs still fails, ms. */
const PATIENCE = 60_000;
/** A common phone. */
const PHONE = { width: 390, height: 844 };

export interface StageSettings {
  /** Variables of the server. */
  readonly env?: Readonly<Record<string, string>>;
  /** The folder that the built packages lie in, if not this project's. */
  readonly packages?: string;
  /** Switches of the browser. */
  readonly args?: readonly string[];
}

/** One server, one browser, and the people in front of it. Whatever a page complains about is remembered. */
export class Stage {
  /** Complaints that a test asks for: a refused request, a server that is gone. */
  readonly expectedComplaints: RegExp[] = [];
  readonly #complaints: string[] = [];
  readonly #console: string[] = [];
  readonly #pages: Page[] = [];

  private constructor(
    readonly server: GameServer,
    readonly browser: Browser,
    private readonly isShared: boolean,
  ) {}

  /** `shared`: a browser that goes on afterwards; one of the stage's own otherwise. */
  static async open(
    { env = {}, packages, args = [] }: StageSettings = {},
    shared: Browser | null = null,
  ): Promise<Stage> {
    const server = await GameServer.start(env, packages);
    try {
      return new Stage(server, shared ?? (await launchChromium(args)), shared !== null);
    } catch (error) {
      await server.close();
      throw error;
    }
  }

  /** Another person: a browser profile with a page of its own. `origin` is the server's own unless given. */
  async player(name: string, origin = this.server.url(''), hasTouch = false): Promise<Player> {
    const context = await this.browser.newContext({
      viewport: PHONE,
      baseURL: origin,
      hasTouch,
      reducedMotion: 'reduce',
    });
    context.setDefaultTimeout(PATIENCE);
    return this.pageOf(name, context);
  }

  /** Another tab of the same person. */
  async pageOf(name: string, context: BrowserContext): Promise<Player> {
    const page = await context.newPage();
    this.#pages.push(page);
    page.on('console', (message) => {
      this.#console.push(`${name}: ${message.type()}: ${message.text()}`);
      if (message.type() === 'error' || message.type() === 'warning')
        this.#complaints.push(`${name}: ${message.text()}`);
    });
    page.on('pageerror', (error) => {
      this.#console.push(`${name}: ${error.stack ?? error.message}`);
      this.#complaints.push(`${name}: ${error.message}`);
    });
    return new Player(name, page);
  }

  /** From now on the server may be gone: lines break, and what the page was fetching, its service worker too. */
  expectOutage(): void {
    this.expectedComplaints.push(
      /WebSocket connection to .* failed/,
      /ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)/,
      /unknown error occurred when fetching the script/,
    );
  }

  /** Throws where a page complained about anything that the test did not ask for. */
  assertQuiet(): void {
    const unexpected = this.#complaints.filter(
      (complaint) => !this.expectedComplaints.some((pattern) => pattern.test(complaint)),
    );
    if (unexpected.length > 0) throw new Error(`Pages complained:\n${unexpected.join('\n')}`);
  }

  /** Every page as it is now, its console and the server's log, in test-results. */
  async keepEvidence(test: string): Promise<void> {
    const folder = `${EVIDENCE}${test.replaceAll(/[^a-z0-9]+/gi, '-').slice(0, 80)}`;
    await mkdir(folder, { recursive: true });
    for (const [index, page] of this.#pages.entries())
      if (!page.isClosed())
        await page.screenshot({ path: `${folder}/page-${index + 1}.png` }).catch(() => null);
    await writeFile(`${folder}/console.log`, this.#console.join('\n'));
    await writeFile(`${folder}/server.log`, this.server.process.output);
  }

  async close(): Promise<void> {
    if (this.isShared) await Promise.all(this.browser.contexts().map((context) => context.close()));
    else await this.browser.close();
    await this.server.close();
  }
}
