import type { Language } from '@jamaica/words';
import type { Theme, Viewport } from './harness/visit.ts';
import { ONLINE, SCREENS, type Screen, type ScreenName } from './screens.ts';

/** A screen worth looking at, as a visitor sees it; its name becomes the name of the picture. */
export type Scene = {
  readonly name: string;
  readonly screen: Screen;
  readonly language: Language;
  readonly theme: Theme;
  readonly viewport: Viewport;
};

const ALL = { ...SCREENS, ...ONLINE };

type Look = readonly [name: ScreenName | keyof typeof ONLINE, language: Language, desktop: Theme];

/** Each language and each light comes by often enough; the other light and English are on the other device. */
const LOOKS: readonly Look[] = [
  ['home', 'fr', 'day'],
  ['new', 'uk', 'day'],
  ['open', 'ru', 'night'],
  ['lobby', 'ru', 'day'],
  ['sea', 'uk', 'night'],
  ['settings', 'it', 'night'],
  ['gallery', 'ru', 'day'],
  ['learn', 'it', 'day'],
  ['rules', 'uk', 'day'],
  ['lesson', 'fr', 'day'],
  ['puzzles', 'ru', 'night'],
  ['puzzle', 'it', 'day'],
  ['harbour', 'it', 'night'],
  ['me', 'fr', 'day'],
  ['day', 'ru', 'night'],
  ['big-screen', 'uk', 'day'],
  ['almanac', 'it', 'night'],
  ['companion', 'ru', 'night'],
  ['told', 'uk', 'day'],
  ['table', 'fr', 'day'],
  ['looked', 'it', 'night'],
  ['fork', 'uk', 'day'],
  ['battle', 'ru', 'night'],
  ['loot', 'fr', 'day'],
  ['rule', 'fr', 'day'],
  ['curtain', 'it', 'night'],
  ['log', 'uk', 'day'],
  ['list', 'fr', 'night'],
  ['hint', 'ru', 'day'],
  ['discards', 'it', 'day'],
  ['end', 'it', 'day'],
  ['replay', 'fr', 'night'],
  ['analysis', 'it', 'day'],
  ['statistics', 'uk', 'night'],
  ['logbook', 'ru', 'day'],
];

export const SCENES: readonly Scene[] = LOOKS.flatMap(([name, language, theme]): readonly Scene[] => {
  const screen: Screen = ALL[name];
  return [
    { name: `${name}-desktop`, screen, language: 'en', theme, viewport: 'desktop' },
    { name: `${name}-phone`, screen, language, theme: theme === 'day' ? 'night' : 'day', viewport: 'phone' },
  ];
});
