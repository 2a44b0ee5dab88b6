import { z } from 'zod';
import { parseTrust, type Trust } from './clientAddress.ts';

const LOG_LEVELS = ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'] as const;
const LOOPBACK = ['localhost', '127.0.0.1', '::1'];

const whole = (least: number, most: number) =>
  z
    .string()
    .regex(/^\d+$/)
    .transform(Number)
    .refine((number) => number >= least && number <= most);

const url = (protocols: RegExp) =>
  z.string().refine((text) => URL.canParse(text) && protocols.test(new URL(text).protocol));

/** With commas: nodes of a cluster. */
const redisAddresses = z
  .string()
  .refine((text) => text.split(',').every((address) => url(/^rediss?:$/).safeParse(address).success));

/** No path, not even a slash: what browsers send as their origin, and what a proxy takes for a name. */
const origin = url(/^https?:$/).refine((text) => URL.canParse(text) && new URL(text).origin === text);

const NO_PROXY: Trust = () => false;
const trust = z.string().transform((text, issues): Trust => {
  const parsed = parseTrust(text);
  if (parsed === null) issues.addIssue({ code: 'custom' });
  return parsed ?? NO_PROXY;
});

/** A variable: how it is read, what it is when absent, and a good value to name beside a bad one. */
const variable = <T>(schema: z.ZodType<T, string>, absent: T, example: string) => ({
  schema,
  absent,
  example,
});

/** Every variable of the environment; docs/OPERATIONS.md explains them. */
const VARIABLES = {
  PORT: variable(whole(0, 65535), 3000, '3000'),
  HOST: variable(z.string().min(1), '0.0.0.0', '0.0.0.0'),
  /** Folder of the embedded store. */
  DATA_DIR: variable(z.string().min(1), './data', './data'),
  /** How much the embedded store may hold, MiB. */
  DATA_LIMIT_MB: variable(whole(16, 1_000_000), 1024, '1024'),
  /** With it rooms live in Redis, else in DATA_DIR; several addresses are nodes of a Redis Cluster. */
  REDIS_URL: variable<string | null>(redisAddresses, null, 'redis://localhost:6379'),
  /** So many replicas must have a change before it is answered. */
  REDIS_WAIT_REPLICAS: variable(whole(0, 10), 0, '1'),
  /** Where browsers reach the server, when that is not the address in their requests. */
  PUBLIC_URL: variable<string | null>(origin, null, 'https://regicide.example.org'),
  /** The reverse proxies in front whose X-Forwarded-For is believed: how many, or their addresses and networks. */
  TRUST_PROXY: variable(trust, NO_PROXY, '1, or 10.0.0.2,192.168.0.0/16'),
  LOG_LEVEL: variable<(typeof LOG_LEVELS)[number]>(z.enum(LOG_LEVELS), 'info', 'info'),
  /** Where Prometheus finds /metrics; nowhere without it. */
  METRICS_PORT: variable<number | null>(whole(0, 65535), null, '9464'),
  ALLOW_SCENARIOS: variable(
    z.enum(['0', '1']).transform((text) => text === '1'),
    false,
    '1',
  ),
  LOBBY_DAYS: variable(whole(1, 3650), 1, '1'),
  GAME_DAYS: variable(whole(1, 3650), 30, '30'),
  RECORD_DAYS: variable(whole(1, 3650), 365, '365'),
  /** How long a companion thinks before each of its moves. */
  COMPANION_PAUSE_MS: variable(whole(0, 60_000), 2000, '2000'),
  MAX_SOCKETS: variable(whole(1, 1_000_000), 10_000, '10000'),
  /** A packet of a socket, and the body of a request. */
  MAX_MESSAGE_BYTES: variable(whole(2048, 1_048_576), 8192, '8192'),
  /** Rooms that one address makes, and newcomers to rooms from it: a minute's worth may come at once. */
  ADDRESS_ROOMS_PER_MINUTE: variable(whole(1, 1_000_000), 30, '30'),
  ADDRESS_JOINS_PER_MINUTE: variable(whole(1, 1_000_000), 60, '60'),
  /** Messages of one member and of one address, on average; four seconds' worth may come at once. */
  MEMBER_MESSAGES_PER_SECOND: variable(whole(1, 1_000_000), 10, '10'),
  ADDRESS_MESSAGES_PER_SECOND: variable(whole(1, 1_000_000), 200, '200'),
  /** Sockets that one address may open, on average; ten seconds' worth may come at once. */
  ADDRESS_SOCKETS_PER_SECOND: variable(whole(1, 1_000_000), 20, '20'),
  /** Sockets that one address may have open. */
  ADDRESS_SOCKETS: variable(whole(1, 1_000_000), 5_000, '5000'),
  /** Times that one member comes in, and phrases that one says: a minute's worth may come at once. */
  MEMBER_SOCKETS_PER_MINUTE: variable(whole(1, 1_000_000), 60, '60'),
  MEMBER_PHRASES_PER_MINUTE: variable(whole(1, 1_000_000), 20, '20'),
  /** Requests with an unknown code or token, per address. */
  ADDRESS_GUESSES_PER_MINUTE: variable(whole(1, 1_000_000), 30, '30'),
};

type Name = keyof typeof VARIABLES;
export type Config = { readonly [N in Name]: (typeof VARIABLES)[N]['absent'] };

/** What is wrong with the environment, or with what it names: a sentence for each bad variable, all at once. */
export class BadConfig extends Error {
  override readonly name = 'BadConfig';
  constructor(readonly sentences: readonly string[]) {
    super(sentences.join('\n'));
  }
}

/** The configuration from an environment; an empty variable counts as absent. Throws {@link BadConfig}. */
export const readConfig = (environment: Readonly<Record<string, string | undefined>>): Config => {
  const sentences: string[] = [];
  const read = (name: Name): unknown => {
    const { schema, absent, example } = VARIABLES[name];
    const text = environment[name];
    if (text === undefined || text === '') return absent;
    const parsed = schema.safeParse(text);
    if (parsed.success) return parsed.data;
    sentences.push(`${name} is "${shown(name, text)}"; a good value is ${example}`);
    return absent;
  };
  const names = Object.keys(VARIABLES) as Name[];
  const config = Object.fromEntries(names.map((name) => [name, read(name)])) as unknown as Config;
  if (config.ALLOW_SCENARIOS && !LOOPBACK.includes(config.HOST))
    sentences.push(`ALLOW_SCENARIOS=1 goes only with HOST on loopback; a good value is HOST=127.0.0.1`);
  if (config.METRICS_PORT === config.PORT && config.PORT !== 0)
    sentences.push(`METRICS_PORT is "${config.PORT}", as PORT is; a good value is 9464`);
  if (config.REDIS_WAIT_REPLICAS > 0 && config.REDIS_URL?.includes(',') === true)
    sentences.push(
      `REDIS_WAIT_REPLICAS does not go with a Redis Cluster; a good value is REDIS_WAIT_REPLICAS=0`,
    );
  if (sentences.length > 0) throw new BadConfig(sentences);
  return config;
};

/** The defaults, with what a test or a tool wants otherwise. */
export const configWith = (changes: Partial<Config>): Config => ({ ...readConfig({}), ...changes });

/** An address may carry a password. */
const shown = (name: Name, text: string): string => (name === 'REDIS_URL' ? 'not a Redis address' : text);
