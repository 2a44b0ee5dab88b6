import { fileURLToPath } from 'node:url';
import { freePort } from '@regicide/server/testing';
import { MeasuredProcess } from './measuredProcess.ts';

/** As `npm run build` makes it. */
const MAIN = fileURLToPath(new URL('../../../server/dist/main.js', import.meta.url));

const UNLIMITED = {
  ADDRESS_ROOMS_PER_MINUTE: '1000000',
  ADDRESS_JOINS_PER_MINUTE: '1000000',
  MEMBER_MESSAGES_PER_SECOND: '1000000',
  ADDRESS_MESSAGES_PER_SECOND: '1000000',
  ADDRESS_SOCKETS_PER_SECOND: '1000000',
  ADDRESS_SOCKETS: '1000000',
  MEMBER_SOCKETS_PER_MINUTE: '1000000',
};

/** The built server on a free port, without its limits: everybody comes from one address. */
export const ownServer = async (
  store: Readonly<Record<string, string>>,
  limits: Readonly<Record<string, string>> = UNLIMITED,
): Promise<MeasuredProcess> =>
  MeasuredProcess.start(MAIN, {
    port: await freePort(),
    isSource: false,
    env: { ALLOW_SCENARIOS: '1', ...store, ...limits },
  });
