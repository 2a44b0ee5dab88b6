// Pictures of the gallery's scenes: `node gallery-shots.mjs <folder> [scene ...]`; SIZES=360x640,1280x800 chooses sizes.
// It also says what scrolls, what is cut off, and which targets are below 24 px, and then ends with 1.
import { mkdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { createServer } from 'vite';

const { chromium } = createRequire(new URL('../e2e/package.json', import.meta.url))('playwright-core');
const [folder, ...names] = process.argv.slice(2);
const sizes = (process.env.SIZES ?? '360x640,360x560,1280x800').split(',');
mkdirSync(folder, { recursive: true });

const server = await createServer({
  root: import.meta.dirname,
  server: { port: 0, host: '127.0.0.1', hmr: false },
  logLevel: 'error',
});
await server.listen();
const base = `http://127.0.0.1:${server.httpServer.address().port}/gallery.html`;
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
});
const complaints = new Set();

/** A network that changes beneath the browser fails whatever is loading: try again. */
const load = async (page, url, selector) => {
  for (let attempt = 1; ; attempt++) {
    await page.goto(url).catch(() => null);
    if (await page.waitForSelector(selector, { timeout: 8000 }).catch(() => null)) return;
    if (attempt === 3) throw new Error(`${url} does not come up`);
  }
};

const flaws = () => {
  const found = [];
  const { scrollWidth, scrollHeight, clientWidth, clientHeight } = document.documentElement;
  if (scrollWidth > clientWidth || scrollHeight > clientHeight)
    found.push(`scrolls: ${scrollWidth}x${scrollHeight}`);
  for (const target of document.querySelectorAll('main button')) {
    const { width, height } = target.getBoundingClientRect();
    if (width > 0 && (width < 24 || height < 24)) found.push(`target ${target.className} ${width}x${height}`);
  }
  for (const box of document.querySelectorAll('.btn, .decree p, .decree li, .imm, .st, .top, .ct, .choice'))
    if (box.scrollWidth > box.clientWidth + 1 && getComputedStyle(box).display !== 'inline')
      found.push(`cut off: ${box.className} "${box.textContent.trim().slice(0, 40)}"`);
  return found;
};

for (const size of sizes) {
  const [width, height] = size.split('x').map(Number);
  const isPhone = width < 1024 || height < 480;
  const page = await browser.newPage({
    viewport: { width, height },
    deviceScaleFactor: isPhone ? 2 : 1,
    hasTouch: isPhone,
    isMobile: isPhone,
  });
  page.on('pageerror', (error) => complaints.add(`${page.url()} ${error.message}`));
  await load(page, base, 'a.link');
  const scenes =
    names.length > 0 ? names : await page.$$eval('a.link', (links) => links.map((link) => link.textContent));
  for (const scene of scenes) {
    await load(page, `${base}?scene=${scene}`, 'main.table');
    await page.waitForFunction(() => document.querySelector('#c-back') && document.fonts.status === 'loaded');
    await page.waitForTimeout(450);
    for (const flaw of await page.evaluate(flaws)) complaints.add(`${scene} at ${size} ${flaw}`);
    await page.screenshot({ path: `${folder}/${scene}-${size}.png` });
  }
  await page.close();
}
await browser.close();
await server.close();
for (const complaint of complaints) console.log(complaint);
process.exit(complaints.size > 0 ? 1 : 0);
