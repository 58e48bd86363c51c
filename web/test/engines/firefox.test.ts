import { afterAll, describe } from 'vitest';
import { launch } from '../harness/browser.ts';
import { launchFirefox } from '../harness/firefox.ts';
import { newTab } from '../harness/tab.ts';
import { USUAL_VISIT } from '../harness/visit.ts';
import { playsEverything } from './every-engine.ts';

const VISIT = { ...USUAL_VISIT, offline: true };

describe('Firefox', () => {
  const firefox = launchFirefox();
  const chromium = launch();
  afterAll(async () => {
    await (await firefox).close();
    await (await chromium).close();
  });
  playsEverything(
    async () => newTab(await firefox, VISIT),
    async () => newTab(await chromium, VISIT),
  );
});
