import { PROTOCOL_VERSION, type Ack, type Command } from '@regicide/protocol';
import { fastRandom, legalIntents, type Intent, type SeatView } from '@regicide/rules';
import { RoomSession } from '@regicide/web';
import { greedyPolicy } from '@regicide/bots';
import type { Chance } from './chance.ts';
import type { IntentMessage, Ledger } from './ledger.ts';
import type { Trouble } from './trouble.ts';
import { SimulatedLine, type Surroundings } from './simulatedLine.ts';

export interface ClientOptions {
  readonly name: string;
  readonly roomCode: string;
  readonly token: string;
  readonly chance: Chance;
  readonly ledger: Ledger;
  readonly surroundings: Omit<Surroundings, 'asked' | 'answered' | 'chance'>;
  readonly trouble: Pick<Trouble, 'thinking' | 'talking'>;
}

/** A person with the client's own session, who plays, talks, looks away and reloads the page. */
export class SimulatedClient {
  session!: RoomSession;
  line!: SimulatedLine;
  isPlaying = true;
  #tab = 0;
  #seen: { readonly epoch: number; readonly revision: number } | null = null;

  constructor(readonly options: ClientOptions) {
    this.reload();
    this.#think();
  }

  /** The page is loaded anew: what it had not been answered is forgotten. */
  reload(): void {
    const { roomCode, token, ledger, surroundings, chance } = this.options;
    const tab = ++this.#tab;
    const look = (): void => {
      const { received } = this.session;
      if (received === null || tab !== this.#tab) return;
      ledger.shown(this.options.name, this.#seen, received);
      this.#seen = received;
    };
    // Before its first answer the constructor of a session calls back.
    const before = this.session as RoomSession | undefined;
    before?.end();
    this.session = new RoomSession(
      (events) =>
        (this.line = new SimulatedLine({ protocol: PROTOCOL_VERSION, roomCode, token }, events, {
          ...surroundings,
          chance: chance.fork(),
          asked: (question, message) => {
            if (question === 'intent' || question === 'command') ledger.asked(message as IntentMessage);
          },
          answered: (question, message, answer) => {
            if (question === 'intent') ledger.answered(message as IntentMessage, answer as Ack);
          },
        })),
      {
        link: () => {},
        snapshot: look,
        update: look,
        log: () => {},
        wentBack: () => {},
        notApplied: () => {},
      },
      () => Date.now(),
    );
  }

  #think(): void {
    setTimeout(
      () => {
        if (this.isPlaying) this.#act();
        this.#think();
      },
      this.options.chance.between(20, this.options.trouble.thinking),
    );
  }

  #act(): void {
    const { session } = this;
    const { chance, trouble } = this.options;
    const { received } = session;
    if (received === null || session.over !== null) return;
    const { room, view } = received;
    if (chance.perMille(20)) void session.wake();
    if (chance.perMille(trouble.talking))
      return this.#command({ verb: 'say', phrase: chance.pick(['ouch', 'thanks', 'meNext']) });
    if (room.game === null && room.hostId === received.memberId) return this.#command({ verb: 'start' });
    if (room.game?.status === 'finished') return this.#command({ verb: 'rematch' });
    if (view === null || view.seat === null || session.unanswered > 0) return;
    if (view.turn === view.seat || chance.perMille(50)) this.#send(view);
  }

  /** Mostly a good move; sometimes any, also one that is refused. */
  #send(view: SeatView): void {
    const { chance } = this.options;
    const intents = view.turn === view.seat ? legalIntents(view) : [];
    if (intents.length === 0 || chance.perMille(50)) return void this.session.send(oddIntent(view, chance));
    const isGreedy = chance.perMille(700);
    const random = fastRandom(chance.below(2 ** 31));
    void this.session.send(isGreedy ? greedyPolicy(view, random) : chance.pick(intents));
  }

  #command(command: Command): void {
    if (this.session.unanswered < 3) void this.session.command(command);
  }
}

const oddIntent = (view: SeatView, chance: Chance): Intent => {
  const card = view.hand[0] ?? 0;
  return chance.pick<Intent>([
    { verb: 'yield' },
    { verb: 'play', cards: [chance.below(55)] },
    { verb: 'play', cards: [card, card] },
    { verb: 'pay', cards: [card] },
    { verb: 'name', seat: view.seat },
    { verb: 'flip' },
  ]);
};
