import type { Browser, CDPSession, Page } from 'playwright-core';
import { USUAL_VISIT, type Visit, visit } from '../harness/visit.ts';

/** How much slower than this machine a phone computes. */
const SLOWER = 4;
/** A fast 3G: 1.6 megabits down and 0.75 up in a second, 150 ms there and back. */
const FAST_3G = { offline: false, latency: 150, downloadThroughput: 1.6e6 / 8, uploadThroughput: 0.75e6 / 8 };

type Phone = { readonly page: Page; readonly session: CDPSession; readonly close: () => Promise<void> };

/** A phone on its first visit: its processor slow, its network too, and what moves moving. */
export const newPhone = async (browser: Browser, wishes: Partial<Visit> = {}): Promise<Phone> => {
  const { context, page } = await visit(browser, {
    ...USUAL_VISIT,
    viewport: 'phone',
    reducedMotion: false,
    offline: true,
    ...wishes,
  });
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_3G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
  return { page, session, close: () => context.close() };
};

/** Of several runs the one in the middle: other programs on the machine only ever make one slower. */
export const middle = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
