import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** WCAG 2.2, A and AA, with everything it took over from before. */
const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Fails with a line for each place of the page where axe finds something that keeps people out. */
export const expectNoViolations = async (page: Page): Promise<void> => {
  const { violations } = await new AxeBuilder({ page })
    // What is right is not described place by place.
    .options({ resultTypes: ['violations'] })
    .withTags([...WCAG_22_AA, 'best-practice'])
    // The address of a screen begins as a skip link does, but leads elsewhere.
    .disableRules(['skip-link'])
    // Half of the page are drawings that say nothing to anybody, and there are no frames to look into: this is twice as fast.
    .exclude('svg[aria-hidden=true]')
    .setLegacyMode(true)
    .analyze();
  const found = violations.flatMap(({ id, help, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${help}, at ${target.join(' ')}\n${failureSummary ?? ''}`),
  );
  if (found.length > 0) expect.fail(`axe found:\n${found.join('\n')}`);
};
