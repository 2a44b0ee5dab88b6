import { expect } from 'vitest';
import { onStage } from '../src/onStage.ts';
import { webSizes } from '../src/webSizes.ts';

const KB = 1024;

onStage(
  '[Size] home answers a press after 90 KB of JavaScript and 25 KB of CSS; the table adds 60 KB of JavaScript at most',
  {},
  async (stage) => {
    const { home, table } = await webSizes(stage);
    console.log(`home: ${JSON.stringify(home)}, the table adds ${JSON.stringify(table)} bytes, gzipped`);
    expect(home.js).toBeLessThanOrEqual(90 * KB);
    expect(home.css).toBeLessThanOrEqual(25 * KB);
    expect(table.js).toBeLessThanOrEqual(60 * KB);
    expect(home.css + table.css).toBeLessThanOrEqual(25 * KB);
    // An empty page would keep any budget.
    expect(home.js).toBeGreaterThan(20 * KB);
    expect(table.js).toBeGreaterThan(20 * KB);
  },
);
