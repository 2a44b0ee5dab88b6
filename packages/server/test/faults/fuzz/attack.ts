import type { RandomSource } from '@regicide/rules';
import type { Player } from '../../play/player.ts';
import { Messages } from './messages.ts';
import type { Target } from './targets.ts';

/** Messages of one attacker that are under way at once. */
const IN_FLIGHT = 3;
const ANSWER_TIME = 20_000;
/** Of so many messages one goes below socket.io, which mostly ends the connection. */
const FRAME_EVERY = 2_000;

/** How often each code was answered; `ok` and `no answer` should not be among them. */
export type Tally = Map<string, number>;

export const countIn = (tally: Tally, code: string): void => void tally.set(code, (tally.get(code) ?? 0) + 1);

/** Sends so many messages that are all to be refused, and counts the answers; gives those that were not. */
export const attack = async (
  target: Target,
  random: RandomSource,
  count: number,
  tally: Tally,
): Promise<string[]> => {
  const accepted: string[] = [];
  const messages = new Messages(random);
  let left = count;
  const { attacker } = target;
  const sendOn = async (): Promise<void> => {
    while (left-- > 0) {
      if (random.below(FRAME_EVERY) === 0) await sendFrame(attacker, messages.frame());
      const { verb, payload } = messages.next(target);
      const { socket } = attacker;
      if (socket === null || !socket.connected) await reconnect(attacker);
      const answer = await ask(attacker, verb, payload);
      countIn(tally, answer);
      if (answer === 'ok') accepted.push(`${target.name}: accepted ${JSON.stringify([verb, payload])}`);
    }
  };
  await Promise.all(Array.from({ length: IN_FLIGHT }, sendOn));
  return accepted;
};

const ask = async ({ socket }: Player, verb: string, payload: readonly unknown[]): Promise<string> => {
  try {
    const answer = (await socket!.timeout(ANSWER_TIME).emitWithAck(verb, ...payload)) as {
      ok: boolean;
      code?: string;
    };
    return answer.ok ? 'ok' : (answer.code ?? 'no code');
  } catch {
    return socket!.connected ? 'no answer' : 'closed';
  }
};

const reconnecting = new WeakMap<Player, Promise<unknown>>();

/** Once for all that wait for it. */
const reconnect = async (player: Player): Promise<void> => {
  const under = reconnecting.get(player) ?? player.connect();
  reconnecting.set(player, under);
  await under.finally(() => reconnecting.delete(player));
};

/** Straight into the websocket. */
const sendFrame = async ({ socket }: Player, text: string): Promise<void> => {
  const { transport } = socket!.io.engine as unknown as { transport: { ws?: { send(text: string): void } } };
  if (socket!.connected) transport.ws?.send(text);
  await new Promise((resolve) => setTimeout(resolve, 20));
};
