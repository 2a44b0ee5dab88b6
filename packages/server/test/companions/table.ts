import { greedyPolicy } from '@regicide/bots';
import { fastRandom } from '@regicide/rules';
import type { Player } from '../play/player.ts';

/** So long does a companion think in tests, ms. */
export const QUICK = 5;

/** The players move when it is their turn, until `isEnough`, the end of the game at the latest. */
export const playBesides = async (
  players: readonly Player[],
  isEnough: () => boolean = () => false,
): Promise<void> => {
  const [first] = players;
  while (first!.view!.awaiting.kind !== 'finished' && !isEnough()) {
    const { step, turn } = first!.view!;
    const mover = players.find(({ view }) => view?.seat === turn);
    if (mover !== undefined) {
      await mover.until(() => mover.view!.step >= step, `step ${step}`);
      // Somebody who has just come back may know of a companion's move that the first has not heard of yet.
      const ack =
        mover.view!.step > step
          ? null
          : await mover.intent(greedyPolicy(mover.seatView, fastRandom(step)), step);
      if (ack?.ok === false) throw new Error(`${mover.name} was refused: ${ack.code}`);
    }
    await first!.until(() => first!.view!.step > step || isEnough(), `what follows step ${step}`, 20_000);
  }
};

/** A host with companions on all other seats, up to this many seats, dealt. */
export const withCompanions = async (host: Player, seats: number): Promise<void> => {
  for (const seat of ([0, 1, 2, 3] as const).slice(0, seats))
    if (host.room.memberBySeat[seat] === null) await host.command({ verb: 'addCompanion', seat });
  const ack = await host.command({ verb: 'start' });
  if (!ack.ok) throw new Error(`not started: ${ack.code}`);
  await host.until(() => host.view !== null, 'the deal', 20_000);
};
