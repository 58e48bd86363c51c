import type { Page } from 'playwright-core';
import { type Halt, type Sailed, sailOn } from '../engines/sailing.ts';

/** Plays on in a page of Playwright's. */
export const playOn = (page: Page, halt?: Halt): Promise<Sailed> =>
  sailOn({ run: (script, argument) => page.evaluate(`(${script})(${JSON.stringify(argument)})`) }, halt);
