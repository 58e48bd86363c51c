import { type Browser, chromium } from 'playwright-core';
import { findChromium, findChromiumShell } from './programs.ts';

/**
 * Each window of a Chromium begins with a page for what drops down from its address bar, which costs more than opening
 * one of ours. A second list of this kind replaces Playwright’s own, so what we need of that is said again.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'WebUIOmniboxFullPopup',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'OptimizationHints',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
];

const found = (program: string | undefined): string => {
  if (program === undefined) throw new Error('There is no Chromium here; npm test says how to get one.');
  return program;
};

/** Only a whole one can be told of news, and installs what it visits. */
export const launch = ({ isWhole = false }: { readonly isWhole?: boolean } = {}): Promise<Browser> =>
  chromium.launch({
    executablePath: found((isWhole ? undefined : findChromiumShell()) ?? findChromium()),
    args: [
      '--disable-gpu',
      // A name that is not this machine's own to a browser: there it is as careful as with any page over plain HTTP.
      '--host-resolver-rules=MAP jamaica.test 127.0.0.1',
      '--disable-background-networking',
      `--disable-features=${WITHOUT.join(',')}`,
    ],
  });
