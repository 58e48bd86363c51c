import { describe, it } from 'vitest';
import { expectNoViolations } from './harness/axe.ts';
import { openPage } from './harness/page.ts';
import type { Theme } from './harness/visit.ts';
import { lay } from './laid.ts';
import { SCREEN_NAMES, SCREENS, settled } from './screens.ts';

const OTHER: Readonly<Record<Theme, Theme>> = { day: 'night', night: 'day' };

/** By day and by night in turn: what is looked at by day on a desktop is looked at by night on a phone. */
const VISITS = SCREEN_NAMES.flatMap((name, index) => {
  const theme: Theme = index % 2 === 0 ? 'day' : 'night';
  return [{ name, theme, viewport: 'desktop' } as const, { name, theme: OTHER[theme], viewport: 'phone' } as const];
});

describe('axe finds nothing', () => {
  it.each(VISITS)('$name, $viewport, $theme', async ({ name, theme, viewport }) => {
    const { path, laid, arrive } = SCREENS[name];
    const page = await openPage({ theme, viewport, path, reducedMotion: true, before: lay(laid) });
    await arrive(page);
    await settled(page);
    await expectNoViolations(page);
  });
});
