// `npm run check`: types, lint and unit tests at once, since none of them keeps two cores busy. What fails is shown.
import { run } from './run.mjs';

const start = performance.now();
const codes = await Promise.all(
  ['types', 'lint', 'unit'].map(async (name) => {
    const code = await run('npm', ['run', '--silent', name], {}, 'shown on failure');
    const seconds = ((performance.now() - start) / 1000).toFixed(0);
    console.log(`${name.padEnd(6)} ${code === 0 ? 'ok' : 'FAILED'} after ${seconds} s`);
    return code;
  }),
);
process.exitCode = codes.every((code) => code === 0) ? 0 : 1;
