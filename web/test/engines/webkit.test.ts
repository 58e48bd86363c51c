import { afterAll, describe } from 'vitest';
import { launchFirefox } from '../harness/firefox.ts';
import { newTab } from '../harness/tab.ts';
import { USUAL_VISIT } from '../harness/visit.ts';
import { openWebKit } from '../harness/webkit.ts';
import { playsEverything } from './every-engine.ts';

describe('WebKit', () => {
  const firefox = launchFirefox();
  afterAll(async () => (await firefox).close());
  playsEverything(openWebKit, async () => newTab(await firefox, { ...USUAL_VISIT, offline: true }));
});
