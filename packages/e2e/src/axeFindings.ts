import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

/** The part of axe's report that is looked at. */
interface Report {
  readonly violations: readonly Finding[];
  readonly incomplete: readonly Finding[];
}
interface Finding {
  readonly id: string;
  readonly nodes: readonly { readonly html: string; readonly any: readonly { readonly message: string }[] }[];
}

const script = readFile(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds on the screen that is shown. `unsure`: what it could not decide, by rule; contrast among it is measured
 * by the gallery's `inspect` script, which also knows gradients and layers.
 */
export const axeFindings = async (page: Page): Promise<{ found: string[]; unsure: string[] }> => {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(await script);
  const report: Report = await page.evaluate(
    "axe.run(document, { rules: { 'target-size': { enabled: true } }, resultTypes: ['violations', 'incomplete'] })",
  );
  const told = ({ id, nodes }: Finding): string[] =>
    nodes.map(({ html, any }) => `${id}: ${html.slice(0, 120)} (${any[0]?.message ?? ''})`);
  return {
    found: report.violations.flatMap(told),
    unsure: report.incomplete.flatMap(({ id, nodes }) => nodes.map(() => id)),
  };
};
