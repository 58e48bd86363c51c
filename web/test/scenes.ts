import type { Page } from 'playwright-core';
import type { Language, Theme, Viewport } from './harness/visit.ts';

/** A screen worth looking at: the page is opened, prepared, and then its picture is taken. */
export type Scene = {
  /** Becomes the name of the picture; `/` makes a folder. */
  readonly name: string;
  readonly language: Language;
  readonly theme: Theme;
  readonly viewport: Viewport;
  readonly prepare: (page: Page) => Promise<void>;
};

const home = async (page: Page): Promise<void> => page.locator('h1').first().waitFor();

export const SCENES: readonly Scene[] = [
  { name: 'home-desktop', language: 'en', theme: 'day', viewport: 'desktop', prepare: home },
  { name: 'home-desktop-night', language: 'fr', theme: 'night', viewport: 'desktop', prepare: home },
  { name: 'home-phone', language: 'en', theme: 'day', viewport: 'phone', prepare: home },
  { name: 'home-phone-night', language: 'uk', theme: 'night', viewport: 'phone', prepare: home },
];
