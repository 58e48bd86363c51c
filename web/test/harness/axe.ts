import { readFileSync } from 'node:fs';
import type axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

const AXE = readFileSync(new URL(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

const OPTIONS: axe.RunOptions = {
  // WCAG 2.2, A and AA, with everything it took over from before.
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
  // The address of a screen begins as a skip link does, but leads elsewhere.
  rules: { 'skip-link': { enabled: false } },
  // What is right is not described place by place, and there are no frames to look into.
  resultTypes: ['violations'],
  iframes: false,
};

declare global {
  interface Window {
    readonly axe: Pick<typeof axe, 'run'>;
  }
}

/** Runs in the page. Most of it are drawings that say nothing to anybody: they are set aside, which is twice as fast. */
const lookAround = async (options: axe.RunOptions): Promise<axe.Result[]> => {
  const drawings = [...document.querySelectorAll('svg[aria-hidden=true], svg [aria-hidden=true]')].map(drawing => {
    const shapes = new DocumentFragment();
    shapes.append(...drawing.childNodes);
    return { drawing, shapes };
  });
  const { violations } = await window.axe.run(document, options);
  for (const { drawing, shapes } of drawings) drawing.append(shapes);
  return violations;
};

/** Fails with a line for each place of the page where axe finds something that keeps people out. */
export const expectNoViolations = async (page: Page): Promise<void> => {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const violations = await page.evaluate(lookAround, OPTIONS);
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
  if (found.length > 0) expect.fail(`axe found:\n${found.join('\n')}`);
};
