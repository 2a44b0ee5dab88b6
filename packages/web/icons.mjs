// Draws public/*.png from the shield of src/app/favicon.svg: `node icons.mjs`. Needed again only when the shield changes.
import { readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';

const { chromium } = createRequire(new URL('../e2e/package.json', import.meta.url))('playwright-core');
const shield = await readFile(new URL('src/app/favicon.svg', import.meta.url), 'utf8');

/** `inset`: how much night lies around the shield, and how round its corners are, as shares of the side. */
const ICONS = [
  { name: 'icon-192', side: 192, inset: 0.12, round: 0.2 },
  { name: 'icon-512', side: 512, inset: 0.12, round: 0.2 },
  // whatever a system cuts off outside the inner circle of 80% is night alone
  { name: 'icon-maskable-512', side: 512, inset: 0.22, round: 0 },
  { name: 'apple-touch-icon', side: 180, inset: 0.16, round: 0 },
];

const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const page = await browser.newPage();
for (const { name, side, inset, round } of ICONS) {
  await page.setViewportSize({ width: side, height: side });
  await page.setContent(`<style>
      html, body { margin: 0; background: none; }
      div { width: 100vw; height: 100vh; box-sizing: border-box; display: grid; padding: ${inset * side}px;
        background: #12151f; border-radius: ${round * side}px; }
      svg { width: 100%; height: 100%; }
    </style><div>${shield}</div>`);
  const file = new URL(`public/${name}.png`, import.meta.url);
  await writeFile(file, await page.screenshot({ omitBackground: true }));
}
await browser.close();
