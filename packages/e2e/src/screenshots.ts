/** `npm run screenshots [scene ...]`: docs/screenshots, every scene or the named ones, at three sizes. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { SCENES } from './scenes.ts';
import { Stage } from './stage.ts';

const FOLDER = fileURLToPath(new URL('../../../docs/screenshots/', import.meta.url));
const SIZES = [
  { width: 360, height: 640 },
  { width: 360, height: 560 },
  { width: 1280, height: 800 },
];

const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !Object.hasOwn(SCENES, name));
if (unknown.length > 0) {
  console.error(`No such scene: ${unknown.join(', ')}. There are ${Object.keys(SCENES).join(', ')}.`);
  process.exit(2);
}

await mkdir(FOLDER, { recursive: true });
for (const [name, scene] of Object.entries(SCENES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const stage = await Stage.open();
  try {
    const { page } = await scene(stage);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await page.evaluate('document.fonts.ready');
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${FOLDER}${name}-${size.width}x${size.height}.png` });
    }
    stage.assertQuiet();
    console.log(name);
  } catch (error) {
    process.exitCode = 1;
    console.error(`${name}: ${error instanceof Error ? error.message : String(error)}`);
    await stage.keepEvidence(`screenshot ${name}`);
  } finally {
    await stage.close();
  }
}
