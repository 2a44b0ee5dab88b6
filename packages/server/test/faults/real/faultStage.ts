import {
  RedisServer,
  startTcpProxy,
  type RedisServerOptions,
  type TcpProxy,
} from '../../../src/testing/index.ts';
import { ServerProcess } from '../serverProcess.ts';
import type { Tally } from './ledger.ts';
import { PlayedGames } from './playedGames.ts';
import { startReplica, type Replica } from './replica.ts';

export interface StageOptions {
  readonly nodes: number;
  readonly tables: number;
  readonly seed: number;
  readonly redis?: RedisServerOptions;
  /** Whether Redis has a replica that can take its place. */
  readonly hasReplica?: boolean;
  /** Further variables of the nodes. */
  readonly environment?: Readonly<Record<string, string>>;
  /** What the nodes run: that of a mutant, or the real one. */
  readonly main?: string;
}

/** One fault, from the blow until play goes on. */
export interface Blow extends Tally {
  /** The longest time at one table without an accepted move, ms. */
  readonly longestBreak: number;
}

/**
 * Nodes as processes of their own on one real Redis, and people who play over real sockets. A balancer brings them to
 * their node, or to a living one. The line from the nodes to Redis can be spoiled, and led to another Redis.
 */
export class FaultStage {
  games: PlayedGames | null = null;
  replica: Replica | null = null;
  readonly nodes: ServerProcess[] = [];
  #tallied: Tally = { acked: 0, lost: 0, twice: 0 };

  private constructor(
    public redis: RedisServer,
    readonly line: TcpProxy,
    readonly balancers: readonly TcpProxy[],
    readonly environment: Readonly<Record<string, string>>,
    readonly main: string | undefined,
  ) {}

  static async open(options: StageOptions): Promise<FaultStage> {
    const { nodes, tables, seed, hasReplica = false, environment = {}, main } = options;
    const redis = await RedisServer.start(options.redis);
    const places: { stage: FaultStage | null } = { stage: null };
    const line = await startTcpProxy(() => places.stage!.redis.port);
    const balancers = await Promise.all(
      Array.from({ length: nodes }, (_, index) => startTcpProxy(() => places.stage!.#nodeFor(index).port)),
    );
    const stage = new FaultStage(redis, line, balancers, environment, main);
    places.stage = stage;
    try {
      if (hasReplica) stage.replica = await startReplica(redis);
      stage.nodes.push(...(await Promise.all(balancers.map(() => stage.newNode()))));
      const origins = balancers.map(({ port }) => `http://127.0.0.1:${port}`);
      stage.games = await PlayedGames.open(tables, origins, seed);
    } catch (error) {
      await stage.close();
      throw error;
    }
    return stage;
  }

  newNode(): Promise<ServerProcess> {
    const generous = ['ROOMS_PER_MINUTE', 'JOINS_PER_MINUTE', 'GUESSES_PER_MINUTE', 'SOCKETS_PER_SECOND'];
    const environment = {
      REDIS_URL: `redis://127.0.0.1:${this.line.port}`,
      ...Object.fromEntries(generous.map((name) => [`ADDRESS_${name}`, '100000'])),
      ...this.environment,
    };
    return ServerProcess.start(environment, this.main);
  }

  /** Deals a blow, waits until every table plays on, and counts what became of the moves since the last one. */
  async strike(blow: (stage: FaultStage) => Promise<void>): Promise<Blow> {
    const since = Date.now();
    const games = this.games!;
    await blow(this);
    await games.goOn();
    const longestBreak = games.longestBreak(since);
    const now = await games.tally(this.redis.url);
    const before = this.#tallied;
    this.#tallied = now;
    return {
      acked: now.acked - before.acked,
      lost: now.lost - before.lost,
      twice: now.twice - before.twice,
      longestBreak,
    };
  }

  /** Lines at the level of an error that the living nodes logged. */
  get errors(): string[] {
    const lines = this.nodes.flatMap(({ output }) => output.split('\n'));
    return lines.filter((line) => /"level":[56]0/.test(line));
  }

  /** The node at this place, or the next one that lives. */
  #nodeFor(index: number): ServerProcess {
    const fromHere = [...this.nodes.slice(index), ...this.nodes.slice(0, index)];
    return fromHere.find(({ isRunning }) => isRunning) ?? this.nodes[index]!;
  }

  async close(): Promise<void> {
    this.games?.close();
    await Promise.all(this.nodes.map((node) => node.stop()));
    await Promise.all([...this.balancers, this.line].map((proxy) => proxy.close()));
    await this.replica?.stop();
    await this.redis.stop();
  }
}
