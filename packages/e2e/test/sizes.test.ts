import { expect } from 'vitest';
import { onStage } from '../src/onStage.ts';
import { webSizes } from '../src/webSizes.ts';

const KB = 1024;

onStage(
  '[Size] home answers a press after 90 KB of JavaScript and 25 KB of CSS; the table adds 60 KB of both at most',
  {},
  async (stage) => {
    const { home, table } = await webSizes(stage);
    console.log(`home: ${JSON.stringify(home)}, the table adds ${JSON.stringify(table)} bytes, gzipped`);
    expect(home.js).toBeLessThanOrEqual(90 * KB);
    expect(home.css).toBeLessThanOrEqual(25 * KB);
    expect(table.js + table.css).toBeLessThanOrEqual(60 * KB);
    expect(home.css + table.css).toBeLessThanOrEqual(25 * KB);
    // An empty page would keep any budget.
    expect(home.js).toBeGreaterThan(20 * KB);
    expect(table.js).toBeGreaterThan(20 * KB);
  },
);

onStage('[Size] every text of the client comes compressed', {}, async (stage) => {
  const ada = await stage.player('Ada');
  const encodings = new Map<string, string | undefined>();
  ada.page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (/^\/$|\.(js|css|svg)$/.test(pathname))
      encodings.set(pathname, response.headers()['content-encoding']);
  });
  await ada.page.goto('/', { waitUntil: 'load' });
  await expect.poll(() => [...encodings.keys()].some((path) => /deck.*\.svg$/.test(path))).toBe(true);
  expect([...encodings].filter(([, encoding]) => encoding === undefined)).toEqual([]);
});
