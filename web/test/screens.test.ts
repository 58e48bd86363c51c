import { describe, it } from 'vitest';
import { expectNoViolations } from './harness/axe.ts';
import { openPage } from './harness/page.ts';
import type { Theme } from './harness/visit.ts';
import { lay } from './laid.ts';
import { expectTranslated } from './pseudo.ts';
import { expectRings } from './rings.ts';
import { expectFingerRoom, expectRoom, moveTo } from './room.ts';
import { SCREEN_NAMES, SCREENS, type ScreenName, settled } from './screens.ts';

const OTHER: Readonly<Record<Theme, Theme>> = { day: 'night', night: 'day' };

/** By day and by night in turn: what is looked at by day on a desktop is looked at by night on a phone. */
const VISITS = SCREEN_NAMES.map((name, index) => ({ name, theme: index % 2 === 0 ? 'day' : 'night' }) as const);

/** Those that are opened on a desktop. The others are looked at there by night, when the phone's page moves to it. */
const WIDE: readonly ScreenName[] = [
  'home',
  'new',
  'open',
  'gallery',
  'learn',
  'rules',
  'companion',
  'table',
  'looked',
  'battle',
  'list',
  'ghost',
  'end',
  'replay',
  'statistics',
];

describe('axe finds nothing', () => {
  it.each(VISITS.filter(({ name }) => WIDE.includes(name)))(
    '$name, desktop, $theme, and the rings and the largest screen have room',
    async ({ name, theme }) => {
      const { path, laid, arrive } = SCREENS[name];
      const page = await openPage({ theme, path, stored: lay(laid) });
      await arrive(page);
      await settled(page);
      await expectNoViolations(page);
      await expectRings(page);
      await expectRoom(page, 'largest');
    },
  );

  it.each(VISITS)(
    '$name, phone; every text comes from the translations, and fingers, small screens and rings have room',
    async ({ name, theme }) => {
      const { path, laid, arrive } = SCREENS[name];
      const wishes = { theme: OTHER[theme], viewport: 'phone', path: `?pseudo${path}` } as const;
      const page = await openPage({ ...wishes, stored: lay(laid) });
      await arrive(page);
      await settled(page);
      await expectTranslated(page);
      await expectNoViolations(page);
      await expectFingerRoom(page);
      for (const screen of ['phone', 'lying'] as const) {
        await expectRoom(page, screen);
        await settled(page);
        await expectRings(page);
      }
      await expectRoom(page, 'smallest');
      if (WIDE.includes(name) || !process.env.TEST_LONG) return;
      await moveTo(page, 'desktop');
      await settled(page);
      await expectNoViolations(page);
    },
  );
});
