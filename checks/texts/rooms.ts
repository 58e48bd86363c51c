import { existsSync } from 'node:fs';
import { join, posix } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isFields } from '@jamaica/rules/record';
import type { Crew, Language } from '@jamaica/words';
import { type Shape, shapeIn } from './shapes.ts';

/** A place in the tree where every language keeps texts, all of the same shape. */
interface Room {
  /** Says which texts there are. */
  readonly interface: readonly [name: string, file: string];
  /** Where a language has them. */
  file(language: Language): string;
  /** What the file calls them. */
  name(language: Language): string;
  /** Whether they are about a crew. */
  readonly isAboutCrew: boolean;
}

const byItself = (language: Language): string => language;

/** Everywhere that texts are kept. */
const ROOMS: readonly Room[] = [
  {
    interface: ['GameWords', 'words/src/words.ts'],
    file: language => `words/src/${language}/words.ts`,
    name: byItself,
    isAboutCrew: true,
  },
  {
    interface: ['OutsideWords', 'words/src/outside.ts'],
    file: language => `words/src/${language}/outside.ts`,
    name: () => 'outside',
    isAboutCrew: false,
  },
  {
    interface: ['Words', 'web/src/shared/words/words.ts'],
    file: language => `web/src/shared/words/${language}/all.ts`,
    name: byItself,
    isAboutCrew: false,
  },
  {
    interface: ['ReplayWords', 'web/src/shared/words/replay.ts'],
    file: language => `web/src/shared/words/${language}/replay.ts`,
    name: () => 'replay',
    isAboutCrew: false,
  },
  {
    interface: ['DayWords', 'web/src/shared/words/day.ts'],
    file: language => `web/src/shared/words/${language}/day.ts`,
    name: () => 'day',
    isAboutCrew: false,
  },
  {
    interface: ['ShareWords', 'web/src/shared/words/share.ts'],
    file: language => `web/src/shared/words/${language}/share.ts`,
    name: () => 'share',
    isAboutCrew: false,
  },
  {
    interface: ['PersonPageWords', 'web/src/shared/words/person-page.ts'],
    file: language => `web/src/shared/words/${language}/person-page.ts`,
    name: () => 'personPage',
    isAboutCrew: false,
  },
  {
    interface: ['LessonWords', 'web/src/learning/lesson/words.ts'],
    file: language => `web/src/learning/lesson/${language}.ts`,
    name: () => 'lesson',
    isAboutCrew: false,
  },
  {
    interface: ['PuzzleWords', 'web/src/learning/puzzles/words.ts'],
    file: language => `web/src/learning/puzzles/${language}.ts`,
    name: () => 'puzzles',
    isAboutCrew: false,
  },
  {
    interface: ['RulebookWords', 'web/src/book/words.ts'],
    file: language => `web/src/book/${language}/book.ts`,
    name: () => 'book',
    isAboutCrew: false,
  },
  {
    interface: ['GalleryWords', 'web/src/learning/gallery/words.ts'],
    file: language => `web/src/learning/gallery/${language}.ts`,
    name: () => 'gallery',
    isAboutCrew: false,
  },
  {
    interface: ['Words', 'cli/src/words/words.ts'],
    file: language => `cli/src/words/${language}/all.ts`,
    name: byItself,
    isAboutCrew: true,
  },
];

/** The texts of a room in one language. */
export interface Furnished {
  readonly file: string;
  readonly shape: Shape;
  readonly words: unknown;
  readonly isAboutCrew: boolean;
}

const exported = async (root: string, file: string, name: string): Promise<unknown> => {
  const module: unknown = await import(pathToFileURL(join(root, file)).href);
  const found = isFields(module) ? module[name] : undefined;
  if (found === undefined) throw new Error(`${file} has no “${name}”`);
  return found;
};

const called = (made: unknown, ...args: readonly unknown[]): unknown => {
  if (typeof made !== 'function') throw new Error('a language about a crew is a function of it');
  return Reflect.apply(made, undefined, args);
};

/** What a room adds to the game's own words, which it hands on. */
const without = (words: unknown, game: unknown): unknown =>
  Object.fromEntries(Object.entries(words ?? {}).filter(([name]) => !(isFields(game) && name in game)));

/** What a language says, room by room; sentences about a game are about this crew. */
export const furnished = async (language: Language, crew: Crew, root: string): Promise<readonly Furnished[]> => {
  const game = called(await exported(root, `words/src/${language}/words.ts`, language), crew);
  return Promise.all(
    ROOMS.map(async room => {
      const [name, file] = room.interface;
      const own = room.file(language);
      const made = await exported(root, own, room.name(language));
      const isGame = file === 'words/src/words.ts';
      const words = isGame ? game : room.isAboutCrew ? without(called(made, game), game) : made;
      return { file: own, shape: shapeIn(name, join(root, file), root), words, isAboutCrew: room.isAboutCrew };
    }),
  );
};

/** The file of a part: in a folder of the language's own, the one that has the part's name. */
export const fileOf = (part: string, whole: string, language: Language, root: string): string => {
  const folder = posix.dirname(whole);
  const own = `${folder}/${part}.ts`;
  return posix.basename(folder) === language && existsSync(join(root, own)) ? own : whole;
};
