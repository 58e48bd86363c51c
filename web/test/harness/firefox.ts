import { type Browser, firefox } from 'playwright-core';
import { findFirefox } from './programs.ts';

/** The system's Firefox, by the standard way to drive a browser: Playwright's own Firefox would have to be downloaded. */
export const launchFirefox = (): Promise<Browser> => {
  const executablePath = findFirefox();
  if (executablePath === undefined) throw new Error('There is no Firefox here; npm test says how to get one.');
  return firefox.launch({
    channel: 'moz-firefox',
    executablePath,
    // What Playwright sets for other browsers must be set from the start in this one.
    firefoxUserPrefs: { 'ui.prefersReducedMotion': 1, 'ui.systemUsesDarkTheme': 0 },
  });
};
