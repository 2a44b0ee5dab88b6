import { Redis } from 'ioredis';

const SCRIPT = `
if redis.call('HGET', KEYS[1], 'version') ~= ARGV[1] then return 0 end
redis.call('HSET', KEYS[1], 'version', ARGV[2], 'document', ARGV[3])
return 1
`;
const DOCUMENT = JSON.stringify({ bytes: 'x'.repeat(3_000) });

type BareRedis = Redis & { bareSet: (...keyAndArguments: string[]) => Promise<number> };

/** The least that a change of something stored can cost: one EVALSHA of a document of 3 KB. */
export class CompareAndSet {
  readonly #redis: BareRedis;
  readonly #versionByKey = new Map<string, number>();

  constructor(url: string) {
    const redis = new Redis(url, { enableAutoPipelining: false });
    redis.defineCommand('bareSet', { numberOfKeys: 1, lua: SCRIPT });
    this.#redis = redis as BareRedis;
  }

  /** The new version of the key. Changes of one key must wait for one another. */
  async change(key: string): Promise<number> {
    let version = this.#versionByKey.get(key);
    if (version === undefined) {
      version = 0;
      await this.#redis.hset(key, 'version', '0');
    }
    const next = version + 1;
    if ((await this.#redis.bareSet(key, String(version), String(next), DOCUMENT)) !== 1)
      throw new Error('a conflict');
    this.#versionByKey.set(key, next);
    return next;
  }

  close(): void {
    this.#redis.disconnect();
  }
}
