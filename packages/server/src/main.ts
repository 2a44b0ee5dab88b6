import closeWithGrace from 'close-with-grace';
import { addressesOf } from './addresses.ts';
import { configOrExit } from './configOrExit.ts';
import { bugOf } from './log.ts';
import { startOrExit } from './startOrExit.ts';

/** How long a server may take to go down, ms. */
const CLOSE_TIME = 10_000;

const config = await configOrExit();
const server = await startOrExit(config);
closeWithGrace({ delay: CLOSE_TIME, logger: false }, async ({ err }) => {
  if (err !== undefined) server.log.fatal({ code: 'bug/process', ...bugOf(err) }, 'the process failed');
  await server.close();
});
console.log(
  [
    '',
    'Regicide is open at',
    ...addressesOf(config.HOST, server.port, config.PUBLIC_URL).map((url) => `  ${url}`),
    '',
  ].join('\n'),
);
