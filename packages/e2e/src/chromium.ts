import { chromium, type Browser } from 'playwright-core';

const LEFT_OUT = [
  // Chromium draws its address bar's suggestions for every window, shown or not: more work than the game itself.
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  // Chromium takes the last list alone, so this stands here as well: http stays http, and nobody outside is asked.
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  // A process kept ready for a page that may never come: a fifth of a test's time.
  'SpareRendererForSitePerProcess',
];

/** The system's own Chromium; it asks nobody for anything that a test did not ask for. */
export const launchChromium = (args: readonly string[] = []): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    // Chromium's sandbox does not run as root.
    chromiumSandbox: process.getuid?.() !== 0,
    args: [
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      `--disable-features=${LEFT_OUT.join()}`,
      ...args,
    ],
  });
