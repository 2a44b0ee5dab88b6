import type { Card, Intent, SeatView } from '@regicide/rules';
import type { Locator, Page } from 'playwright-core';
import { cardWords } from './cardWords.ts';
import { ReceivedView } from './receivedView.ts';

/** A person in front of a page, who finds things by their role and name as a screen reader does. */
export class Player {
  readonly received: ReceivedView;

  constructor(
    readonly name: string,
    readonly page: Page,
  ) {
    this.received = new ReceivedView(page);
  }

  /** What this seat may know. */
  get view(): SeatView {
    const { view } = this.received;
    if (view === null || view.seat === null) throw new Error(`${this.name} sits at no game.`);
    return view;
  }

  /** A text is the whole name. */
  button(name: string | RegExp): Locator {
    return this.page.getByRole('button', { name, exact: true });
  }

  async press(name: string | RegExp): Promise<void> {
    await this.button(name).click();
  }

  get hand(): Locator {
    return this.page.getByRole('toolbar', { name: 'Your hand' });
  }

  card(card: Card): Locator {
    return this.hand.getByRole('button', { name: new RegExp(`^${cardWords(card)}\\b`) }).first();
  }

  async choose(cards: readonly Card[]): Promise<void> {
    for (const card of cards) await this.card(card).click();
  }

  /** Makes the intent by the buttons that a player has for it, once the last one has arrived: until then none answers. */
  async make(intent: Intent): Promise<void> {
    await this.page.locator('[aria-busy="true"]').first().waitFor({ state: 'detached' });
    switch (intent.verb) {
      case 'play':
        await this.choose(intent.cards);
        return this.#pressMain('Play', intent.cards);
      case 'pay':
        await this.choose(intent.cards);
        return this.#pressMain('Discard', intent.cards);
      case 'yield':
        return this.press(/^Yield/);
      case 'name':
        return this.page
          .getByRole('group', { name: 'Who takes the next turn?' })
          .getByRole('button', { name: new RegExp(`^${this.seatName(intent.seat)}`) })
          .click();
      case 'flip':
        await this.button('Flip').click();
        return this.press('Flip: new hand');
    }
  }

  /** The cards of the hand as the page names them. */
  async shownHand(): Promise<string[]> {
    const names = await this.hand
      .getByRole('button')
      .evaluateAll((buttons) =>
        buttons.map((button) => button.getAttribute('aria-label') ?? button.textContent),
      );
    return names.map((name) => name.split(',')[0]!.trim());
  }

  /** The main button names what its press does. */
  #pressMain(verb: string, cards: readonly Card[]): Promise<void> {
    return this.press(new RegExp(`^${verb} (a )?${cards.map(cardWords).join('[, ]+')}`));
  }

  /** How the client calls the player of a seat. */
  seatName(seat: number): string {
    if (seat === this.view.seat) return 'You';
    const { room } = this.received;
    const member = room!.members.find(({ id }) => id === room!.memberBySeat[seat]);
    return member?.name ?? room!.companionBySeat[seat]!;
  }
}
