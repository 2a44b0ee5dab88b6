import type { Chance } from './chance.ts';
import type { World } from './world.ts';

type Blow = (world: World, chance: Chance) => void;

const someNode = (world: World, chance: Chance) => {
  const up = world.nodes.filter(({ isUp }) => isUp);
  return up.length === 0 ? null : chance.pick(up);
};
const someWire = (world: World, chance: Chance) => chance.pick(world.clients).line.wire;

/** A new node comes after a while in place of one that went. */
const replaceLater = (world: World, chance: Chance): void =>
  void setTimeout(() => world.nodes.push(world.newNode()), chance.between(100, 4_000));

/** What happens to a running world beside what the tempers of its wires and store do. */
const BLOWS: Readonly<Record<string, Blow>> = {
  cutWire: (world, chance) => someWire(world, chance)?.cut(chance.perMille(500)),
  stallWire: (world, chance) =>
    someWire(world, chance)?.stall(chance.pick(['client', 'server']), chance.between(500, 12_000)),
  crashNode: (world, chance) => {
    const node = someNode(world, chance);
    if (node === null) return;
    node.crash(chance.perMille(300));
    replaceLater(world, chance);
  },
  drainNode: (world, chance) => {
    const node = someNode(world, chance);
    if (node === null) return;
    void node.drain();
    replaceLater(world, chance);
  },
  breakStoreLine: (world, chance) => {
    const node = someNode(world, chance);
    node?.store.break();
    setTimeout(() => node?.isUp && node.store.heal(), chance.between(50, 7_000));
  },
  stopStore: (world, chance) => {
    const broken = world.nodes.filter(({ isUp }) => isUp);
    for (const { store } of broken) store.break();
    setTimeout(
      () => {
        for (const { isUp, store } of broken) if (isUp) store.heal();
      },
      chance.between(50, 7_000),
    );
  },
  reload: (world, chance) => chance.pick(world.clients).reload(),
  wake: (world, chance) => void chance.pick(world.clients).session.wake(),
};

/** The store dies and comes back as it was some moments before, for all nodes. */
const rollBack: Blow = (world, chance) => {
  const backup = world.database.backup();
  setTimeout(
    () => {
      const broken = world.nodes.filter(({ isUp }) => isUp);
      for (const { store } of broken) store.break();
      world.database.restore(backup);
      world.note('rolled back');
      world.ledger.rolledBack();
      setTimeout(
        () => {
          for (const { isUp, store } of broken) if (isUp) store.heal();
        },
        chance.between(50, 2_000),
      );
    },
    chance.between(0, 2_000),
  );
};

/** Blow after blow by chance, until the time of trouble is over. */
export const strike = (world: World, chance: Chance): void => {
  const { trouble } = world;
  const names = Object.keys(BLOWS);
  if (trouble.pause === Infinity) return;
  const endsAt = Date.now() + trouble.time;
  const next = (): void =>
    void setTimeout(
      () => {
        if (Date.now() > endsAt) return;
        const name = chance.pick(names);
        world.note(name);
        if (trouble.rollsBack && chance.perMille(100)) rollBack(world, chance);
        else BLOWS[name]!(world, chance);
        next();
      },
      chance.between(10, trouble.pause),
    );
  next();
};
