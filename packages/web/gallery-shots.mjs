// Pictures of the gallery's scenes. `node gallery-shots.mjs <folder> [scene ...]`; SIZES=360x640,1280x800 chooses sizes.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'vite';

const require = createRequire(new URL('../e2e/package.json', import.meta.url));
const { chromium } = require('playwright-core');
const [folder, ...names] = process.argv.slice(2);
const sizes = (process.env.SIZES ?? '360x640,360x560,1280x800').split(',');
mkdirSync(folder, { recursive: true });

const server = await createServer({
  root: import.meta.dirname,
  server: { port: 0, host: '127.0.0.1' },
  logLevel: 'error',
});
await server.listen();
const base = `http://127.0.0.1:${server.httpServer.address().port}/gallery.html`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const complaints = [];
const open = async (url, [width, height]) => {
  const isPhone = width < 1024 || height < 480;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: isPhone ? 2 : 1,
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  page.on('pageerror', (error) => complaints.push(`${url} ${error.message}`));
  page.on(
    'console',
    (message) =>
      message.type() === 'error' &&
      !message.text().includes('404') &&
      complaints.push(`${url} ${message.text()}`),
  );
  await page.goto(url);
  return page;
};
const list = await open(base, [800, 600]);
await list.waitForSelector('a.link');
const scenes =
  names.length > 0 ? names : await list.$$eval('a.link', (links) => links.map((link) => link.textContent));
for (const size of sizes) {
  for (const scene of scenes) {
    const page = await open(`${base}?scene=${scene}`, size.split('x').map(Number));
    await page.waitForSelector('main.table', { timeout: 8000 }).catch(() => {
      for (const c of complaints) console.log(c);
      process.exit(1);
    });
    await page.waitForFunction(() => document.querySelector('#c-back') && document.fonts.status === 'loaded');
    await page.waitForTimeout(450);
    const overflow = await page.evaluate(() => {
      const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
      return scrollWidth > clientWidth || scrollHeight > clientHeight
        ? `${scrollWidth}x${scrollHeight}`
        : null;
    });
    if (overflow) complaints.push(`${scene} at ${size} scrolls: ${overflow}`);
    await page.screenshot({ path: `${folder}/${scene}-${size}.png` });
    await page.close();
  }
}
await browser.close();
await server.close();
for (const complaint of complaints) console.log(complaint);
process.exit(complaints.length > 0 ? 1 : 0);
