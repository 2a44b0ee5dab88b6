import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import { connect, type LookupFunction } from 'node:net';

/** Where a server is reached: by the origin that its pages have, at an address that may be another one. */
export interface Door {
  readonly origin: string;
  /** Instead of what the name resolves to. */
  readonly address?: string;
}

/** Connections of one's own to this door, whatever its name means elsewhere. */
export const agentFor = ({ origin, address }: Door, from?: string): Agent => {
  const lookup: LookupFunction = (_name, options, answer) =>
    options.all === true ? answer(null, [{ address: address!, family: 4 }]) : answer(null, address!, 4);
  const options = {
    ...(address === undefined ? {} : { lookup }),
    ...(from === undefined ? {} : { localAddress: from }),
  };
  // Certificates of a test's own authority are good enough.
  return origin.startsWith('https:')
    ? new SecureAgent({ ...options, rejectUnauthorized: false })
    : new Agent(options);
};

export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

export interface AskOptions {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  /** The address of this machine that the request comes from. */
  readonly from?: string;
}

/** One request on a connection of its own. */
export const ask = (
  door: Door,
  path: string,
  { method = 'GET', headers, body, from }: AskOptions = {},
): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const agent = agentFor(door, from);
    const type = body === undefined ? {} : { 'content-type': 'application/json' };
    const options = { method, agent, headers: { ...headers, ...type } };
    const send = door.origin.startsWith('https:') ? secureRequest : request;
    const sent = send(`${door.origin}${path}`, options, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => {
        agent.destroy();
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text });
      });
    });
    sent.on('error', reject);
    sent.end(body === undefined ? undefined : JSON.stringify(body));
  });

/** What answers `text` at this port, or null where nothing does. */
export const answerAt = (host: string, port: number, text: string): Promise<string | null> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 }, () => socket.write(text));
    const end = (answer: string | null): void => {
      socket.destroy();
      resolve(answer);
    };
    socket.once('data', (answer) => end(answer.toString()));
    socket.once('error', () => end(null));
    socket.once('timeout', () => end(null));
  });
