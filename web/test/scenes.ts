import type { Language, Theme, Viewport } from './harness/visit.ts';
import { SCREENS, type Screen, type ScreenName } from './screens.ts';

/** A screen worth looking at, as a visitor sees it; its name becomes the name of the picture. */
export type Scene = {
  readonly name: string;
  readonly screen: Screen;
  readonly language: Language;
  readonly theme: Theme;
  readonly viewport: Viewport;
};

type Look = readonly [name: ScreenName, language: Language, desktop: Theme];

/** Each language and each light comes by often enough; the other light and English are on the other device. */
const LOOKS: readonly Look[] = [
  ['home', 'fr', 'day'],
  ['new', 'uk', 'day'],
  ['settings', 'it', 'night'],
  ['gallery', 'ru', 'day'],
  ['table', 'fr', 'day'],
  ['looked', 'it', 'night'],
  ['fork', 'uk', 'day'],
  ['battle', 'ru', 'night'],
  ['loot', 'fr', 'day'],
  ['curtain', 'it', 'night'],
  ['log', 'uk', 'day'],
  ['list', 'fr', 'night'],
  ['hint', 'ru', 'day'],
  ['end', 'it', 'day'],
];

export const SCENES: readonly Scene[] = LOOKS.flatMap(([name, language, theme]): readonly Scene[] => {
  const screen: Screen = SCREENS[name];
  return [
    { name: `${name}-desktop`, screen, language: 'en', theme, viewport: 'desktop' },
    { name: `${name}-phone`, screen, language, theme: theme === 'day' ? 'night' : 'day', viewport: 'phone' },
  ];
});
