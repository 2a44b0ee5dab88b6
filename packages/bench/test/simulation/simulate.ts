import { strike } from './blows.ts';
import { Chance } from './chance.ts';
import { SOUND, type Mutant } from './mutant.ts';
import { VirtualTime } from './virtualTime.ts';
import { World, type Outcome } from './world.ts';

/** By then everybody is connected and the cards are dealt, when nothing goes wrong; ms. */
const DEAL_TIME = 3_500;

/** One schedule from its beginning to the calm after it. The same seed gives the same schedule for ever. */
export const simulate = async (seed: number, mutant: Mutant = SOUND): Promise<Outcome> => {
  const time = new VirtualTime();
  time.install(new Chance(seed ^ 0x5eed));
  try {
    const world = new World(seed, mutant);
    await world.open();
    if (!world.trouble.beginsEarly) await time.pass(DEAL_TIME);
    world.isCalm = false;
    strike(world, world.chance.fork());
    await time.pass(world.trouble.time);
    await world.calm((ms) => time.pass(ms));
    const { faults, counts } = world.ledger;
    return { seed, faults, counts, trace: world.trace };
  } finally {
    time.uninstall();
  }
};
