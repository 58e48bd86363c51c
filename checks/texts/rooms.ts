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
  readonly name: string;
  /** Whether they are about a crew. */
  readonly isAboutCrew: boolean;
}

/** Everywhere that texts are kept. */
const ROOMS: readonly Room[] = [
  {
    interface: ['GameWords', 'words/src/words.ts'],
    file: language => `words/src/${language}/words.ts`,
    name: 'speech',
    isAboutCrew: true,
  },
  {
    interface: ['OutsideWords', 'words/src/outside.ts'],
    file: language => `words/src/${language}/outside.ts`,
    name: 'outside',
    isAboutCrew: false,
  },
  {
    interface: ['PageWords', 'words/src/page/words.ts'],
    file: language => `words/src/${language}/page/all.ts`,
    name: 'page',
    isAboutCrew: false,
  },
  {
    interface: ['OnlineWords', 'words/src/page/online.ts'],
    file: language => `words/src/${language}/page/online.ts`,
    name: 'online',
    isAboutCrew: false,
  },
  {
    interface: ['ReplayWords', 'words/src/page/replay.ts'],
    file: language => `words/src/${language}/page/replay.ts`,
    name: 'replay',
    isAboutCrew: false,
  },
  {
    interface: ['DayWords', 'words/src/page/day.ts'],
    file: language => `words/src/${language}/page/day.ts`,
    name: 'day',
    isAboutCrew: false,
  },
  {
    interface: ['ShareWords', 'words/src/page/share.ts'],
    file: language => `words/src/${language}/page/share.ts`,
    name: 'share',
    isAboutCrew: false,
  },
  {
    interface: ['PersonPageWords', 'words/src/page/person-page.ts'],
    file: language => `words/src/${language}/page/person-page.ts`,
    name: 'personPage',
    isAboutCrew: false,
  },
  {
    interface: ['BigScreenWords', 'words/src/page/big-screen.ts'],
    file: language => `words/src/${language}/page/big-screen.ts`,
    name: 'bigScreen',
    isAboutCrew: false,
  },
  {
    interface: ['LessonWords', 'words/src/page/lesson.ts'],
    file: language => `words/src/${language}/page/lesson.ts`,
    name: 'lesson',
    isAboutCrew: false,
  },
  {
    interface: ['PuzzleWords', 'words/src/page/puzzles.ts'],
    file: language => `words/src/${language}/page/puzzles.ts`,
    name: 'puzzles',
    isAboutCrew: false,
  },
  {
    interface: ['RulebookWords', 'words/src/page/book.ts'],
    file: language => `words/src/${language}/book/book.ts`,
    name: 'book',
    isAboutCrew: false,
  },
  {
    interface: ['AlmanacWords', 'words/src/page/almanac.ts'],
    file: language => `words/src/${language}/page/almanac.ts`,
    name: 'almanac',
    isAboutCrew: false,
  },
  {
    interface: ['GalleryWords', 'words/src/page/gallery.ts'],
    file: language => `words/src/${language}/page/gallery.ts`,
    name: 'gallery',
    isAboutCrew: false,
  },
  {
    interface: ['OpponentWords', 'words/src/page/opponents.ts'],
    file: language => `words/src/${language}/page/opponents.ts`,
    name: 'opponents',
    isAboutCrew: false,
  },
  {
    interface: ['TerminalWords', 'words/src/terminal/words.ts'],
    file: language => `words/src/${language}/terminal/all.ts`,
    name: 'terminal',
    isAboutCrew: true,
  },
];

/** The texts of a room in one language. */
interface Furnished {
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
  const game = called(await exported(root, `words/src/${language}/words.ts`, 'speech'), crew);
  return Promise.all(
    ROOMS.map(async room => {
      const [name, file] = room.interface;
      const own = room.file(language);
      const made = await exported(root, own, room.name);
      const isGame = file === 'words/src/words.ts';
      const words = isGame ? game : room.isAboutCrew ? without(called(made, game), game) : made;
      return { file: own, shape: shapeIn(name, join(root, file), root), words, isAboutCrew: room.isAboutCrew };
    }),
  );
};

/** The files that put a language together from others beside them. */
const WHOLE = /\/(?:words|all|online|book)\.ts$/;

/** The file of a part: beside the whole, the one that has the part's name. */
export const fileOf = (part: string, whole: string, root: string): string => {
  const own = `${posix.dirname(whole)}/${part}.ts`;
  return WHOLE.test(whole) && existsSync(join(root, own)) ? own : whole;
};
