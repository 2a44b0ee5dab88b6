import type { CDPSession, Page } from 'playwright-core';
import { heardCard, type HeardCard, type HeardTable } from './heardTable.ts';

/** A node of the accessibility tree, as the browser gives it to a screen reader. */
interface Heard {
  readonly role: string;
  readonly name: string;
  readonly description: string;
  readonly properties: Readonly<Record<string, unknown>>;
  readonly children: readonly Heard[];
}

interface RawNode {
  readonly nodeId: string;
  readonly ignored: boolean;
  readonly role?: { readonly value: string };
  readonly name?: { readonly value: string };
  readonly description?: { readonly value: string };
  readonly properties?: readonly { readonly name: string; readonly value: { readonly value?: unknown } }[];
  readonly childIds?: readonly string[];
}

const every = (node: Heard): Heard[] => [node, ...node.children.flatMap(every)];

/** The words below a node in reading order. */
const wordsIn = (node: Heard): string =>
  every(node)
    .filter(({ role, children }) => role === 'StaticText' || (role === 'image' && children.length === 0))
    .map(({ name }) => name.trim())
    .filter((words) => words !== '')
    .join(' ');

/** A page that nobody sees: its accessibility tree, and nothing else. */
export class HeardPage {
  #root: Heard | null = null;

  private constructor(
    readonly page: Page,
    private readonly session: CDPSession,
  ) {}

  static async open(page: Page): Promise<HeardPage> {
    return new HeardPage(page, await page.context().newCDPSession(page));
  }

  /** Reads the page as it is now. */
  async listen(): Promise<void> {
    const { nodes } = (await this.session.send('Accessibility.getFullAXTree')) as unknown as {
      nodes: RawNode[];
    };
    const byId = new Map(nodes.map((node) => [node.nodeId, node]));
    const build = (id: string): Heard[] => {
      const node = byId.get(id);
      if (node === undefined) return [];
      const children = (node.childIds ?? []).flatMap(build);
      if (node.ignored) return children;
      return [
        {
          role: node.role?.value ?? '',
          name: node.name?.value ?? '',
          description: node.description?.value ?? '',
          properties: Object.fromEntries(
            (node.properties ?? []).map(({ name, value }) => [name, value.value]),
          ),
          children,
        },
      ];
    };
    this.#root = build(nodes[0]!.nodeId)[0] ?? null;
  }

  #all(role: string, name = /./): Heard[] {
    if (this.#root === null) throw new Error('Nothing was heard yet.');
    return every(this.#root).filter((node) => node.role === role && name.test(node.name));
  }

  #one(role: string, name = /./): Heard {
    const [found, second] = this.#all(role, name);
    if (found === undefined || second !== undefined)
      throw new Error(`${found ? 'Several things are' : 'Nothing is'} a ${role} ${String(name)}.`);
    return found;
  }

  /** What the live regions say: at once, or when there is time. */
  said(how: 'assertive' | 'polite'): string[] {
    if (this.#root === null) return [];
    return every(this.#root)
      .filter(({ properties }) => properties['live'] === how && properties['root'] === undefined)
      .flatMap((region) => region.children.map(wordsIn))
      .filter((words) => words !== '');
  }

  hasHeading(name: RegExp): boolean {
    return this.#all('heading', name).length > 0;
  }

  hasButton(name: RegExp): boolean {
    return this.#all('button', name).length > 0;
  }

  /** The words that belong to a button beside its name. */
  descriptionOf(button: RegExp): string {
    return this.#one('button', button).description;
  }

  /** The hand, card by card: what it is, what is said of it, whether it is chosen. */
  hand(): { readonly card: HeardCard; readonly rest: string; readonly isChosen: boolean }[] {
    const buttons = every(this.#one('toolbar', /^Your hand$/)).filter(({ role }) => /button/i.test(role));
    return buttons.map(({ name, properties }) => {
      const [words, ...rest] = name.split(', ') as [string, ...string[]];
      return { card: heardCard(words), rest: rest.join(', '), isChosen: properties['pressed'] === 'true' };
    });
  }

  /** The table as a player plans on it. */
  table(): HeardTable {
    const enemy = this.#one('region', /^(Jack|Queen|King) of /);
    const words = wordsIn(enemy);
    const number = (pattern: RegExp, text: string): number => {
      const found = pattern.exec(text)?.[1];
      if (found === undefined) throw new Error(`"${text}" does not say ${String(pattern)}.`);
      return Number(found);
    };
    const seats = every(this.#one('list', /^Players$/)).filter(({ role }) => role === 'listitem');
    return {
      hand: this.hand().map(({ card }) => card),
      health: number(/Health (\d+)/, words),
      attack: number(/Attack (?:\d+ − \d+ ?(?:shield )?)?(\d+)/, words),
      immuneTo: /immune to (\w+)/.exec(words)?.[1] ?? null,
      tavern: number(/(\d+)/, this.#one('button', /^Tavern /).name),
      discard: number(/(\d+)/, this.#one('button', /^Discard /).name),
      room: seats
        .map(wordsIn)
        .reduce((sum, seat) => sum + number(/of (\d+) cards/, seat) - number(/(\d+) of \d+ cards/, seat), 0),
    };
  }

  press(name: RegExp): Promise<void> {
    return this.page.getByRole('button', { name }).click();
  }

  /** Chooses a card of the hand; of several Jesters the first. */
  choose({ words }: HeardCard): Promise<void> {
    return this.page
      .getByRole('toolbar', { name: 'Your hand' })
      .getByRole('button', { name: words })
      .first()
      .click();
  }
}
