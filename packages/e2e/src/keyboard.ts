import type { Card, Intent } from '@regicide/rules';
import { expect } from 'vitest';
import { cardWords } from './cardWords.ts';
import type { Player } from './player.ts';

/** What has the focus. */
export interface Focus {
  readonly name: string;
  /** Its toolbar, group, dialog or landmark. */
  readonly within: string;
  /** Why somebody could not see it, or empty. */
  readonly flaw: string;
}

const READ_FOCUS = `(() => {
  const name = (element) => {
    if (element === null) return '';
    const label = element.getAttribute('aria-label') ??
      document.getElementById(element.getAttribute('aria-labelledby'))?.textContent ??
      element.labels?.[0]?.textContent;
    if (label) return label.trim();
    const copy = element.cloneNode(true);
    for (const hidden of copy.querySelectorAll('[aria-hidden=true]')) hidden.remove();
    for (const image of copy.querySelectorAll('[role=img]')) image.replaceWith(' ' + image.getAttribute('aria-label') + ' ');
    return copy.textContent.replaceAll(/\\s+/g, ' ').trim();
  };
  const focused = document.activeElement;
  if (focused === null || focused === document.body) return { name: '', within: '', flaw: 'nothing has the focus' };
  const frame = focused.closest('[role=toolbar], [role=group], dialog, aside, main');
  const found = { name: name(focused), within: name(frame).slice(0, 40), flaw: '' };
  if (focused.matches('main')) return { ...found, within: 'screen' };
  const box = focused.getBoundingClientRect();
  const top = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const style = getComputedStyle(focused);
  if (box.width < 8 || box.height < 8) found.flaw = 'has no size';
  else if (box.left < -1 || box.top < -1 || box.right > innerWidth + 1 || box.bottom > innerHeight + 1) found.flaw = 'is not whole on the screen';
  else if (top === null || !(focused.contains(top) || top.contains(focused))) found.flaw = 'is covered by ' + top?.className;
  else if (style.boxShadow === 'none' && style.outlineStyle === 'none') found.flaw = 'has no ring';
  return found;
})()`;

/** Tab is pressed so often at most until what is looked for has the focus. */
const MOST_TABS = 40;

/** A person without mouse and touch: everything goes through the keys, and after each of them the focus is seen. */
export class Keyboard {
  constructor(private readonly player: Player) {}

  /** Fails where the focus is nowhere or out of sight. */
  async focus(): Promise<Focus> {
    const focus = (await this.player.page.evaluate(READ_FOCUS)) as Focus;
    expect(focus.flaw, `the focus of ${this.player.name}: "${focus.name}" in "${focus.within}"`).toBe('');
    return focus;
  }

  async press(key: string): Promise<void> {
    await this.player.page.keyboard.press(key);
  }

  async type(text: string): Promise<void> {
    await this.player.page.keyboard.type(text);
  }

  /** Goes on with Tab, or with another key, until something of that name has the focus. */
  async goTo(name: RegExp, key = 'Tab'): Promise<Focus> {
    const passed: string[] = [];
    for (let count = 0; count < MOST_TABS; count++) {
      await this.press(key);
      const focus = await this.focus();
      if (name.test(focus.name)) return focus;
      passed.push(focus.name);
    }
    throw new Error(`${key} never came to ${String(name)}, but to ${passed.join(' | ')}`);
  }

  /** Makes the intent by the keys that the table has for it. */
  async make(intent: Intent): Promise<void> {
    switch (intent.verb) {
      case 'play':
      case 'pay':
        for (const card of intent.cards) await this.#choose(card);
        return this.press('Enter');
      case 'yield':
        return this.press('y');
      case 'name':
        await this.goTo(new RegExp(`^${this.player.seatName(intent.seat)}`), 'Shift+Tab');
        return this.press('Enter');
      case 'flip':
        await this.goTo(/^Flip$/, 'Shift+Tab');
        await this.press('Enter');
        return this.press('Enter');
    }
  }

  async #choose(card: Card): Promise<void> {
    const place = (await this.player.shownHand()).indexOf(cardWords(card));
    await this.press(String(place + 1));
    expect((await this.focus()).name).toMatch(new RegExp(`^${cardWords(card)}\\b`));
  }
}
