/** The screens, by their names in the address. */
const SCREENS = [
  'home',
  'new',
  'table',
  'pirates',
  /** Opens a table online. */
  'open',
  /** The tables online: one's own, those to join, those to watch, and the leaderboard. */
  'harbour',
  /** A table online: `at/TABLE`. */
  'at',
  /** A big screen in a living room: `screen` explains it and opens a table, `screen/TABLE` shows one. */
  'screen',
  /** A telephone at such a table: `hand/TABLE`. */
  'hand',
  /** Who one is online. */
  'me',
  /** What somebody shows of themselves: `person/PERSON`. */
  'person',
  /** The race of the day: `day`, or that of another day: `day/2027-01-31`. */
  'day',
  'learn',
  'lesson',
  /** The rulebook: `rules/R-CARD-1` opens it at a rule. */
  'rules',
  'puzzles',
  /** What is known of the game, counted in many games. */
  'almanac',
  /** A game watched again: `replay/local-12/40`, `replay/TABLE/40`. */
  'replay',
  /** For those who play with the box. */
  'companion',
] as const;
export type Screen = (typeof SCREENS)[number];

/** Where one is: a screen, and what of it is shown. */
export interface ScreenPath {
  readonly screen: Screen;
  readonly path: readonly string[];
}

export const screenIn = (hash: string): ScreenPath => {
  const [name, ...path] = hash.replace(/^#/, '').split('/').map(unescaped);
  const screen = SCREENS.find(each => each === name);
  return screen ? { screen, path } : { screen: 'home', path: [] };
};

/** The address of a screen, for links. */
export const hashOf = (screen: Screen, ...path: readonly string[]): string =>
  screen === 'home' ? '#' : `#${[screen, ...path].map(encodeURIComponent).join('/')}`;

const unescaped = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};
