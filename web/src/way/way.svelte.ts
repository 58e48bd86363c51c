/** The screens, by their names in the address. */
export const SCREENS = [
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
  /** Who one is online. */
  'me',
  'learn',
  'lesson',
  /** The rulebook: `rules/R-CARD-1` opens it at a rule. */
  'rules',
  'puzzles',
  /** A game watched again: `replay/local/12`, `replay/TABLE/12`. */
  'replay',
  /** For those who play with the box. */
  'companion',
] as const;
export type Screen = (typeof SCREENS)[number];

/** Where one is: a screen, and what it shows of itself. */
export interface Place {
  readonly screen: Screen;
  readonly path: readonly string[];
}

export const placeIn = (hash: string): Place => {
  const [name, ...path] = hash.replace(/^#/, '').split('/').map(unescaped);
  const screen = SCREENS.find(each => each === name);
  return screen ? { screen, path } : { screen: 'home', path: [] };
};

/** The address of a place, for links. */
export const hashOf = (screen: Screen, ...path: readonly string[]): string =>
  screen === 'home' ? '#' : `#${[screen, ...path].map(encodeURIComponent).join('/')}`;

const unescaped = (part: string): string => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

let here: Place = $state.raw({ screen: 'home', path: [] });
/** The address of `here`, as the browser writes it. */
let address = '';

/** The way through the page: the address says where one is, so that links and the back button work. */
export const way = {
  get here(): Place {
    return here;
  },
  /** Whether a link was followed that nobody told of yet: browsers change the address at once, and tell of it later. */
  get isLeaving(): boolean {
    return location.hash !== address;
  },
  /** Reads the address again. */
  follow(): void {
    address = location.hash;
    here = placeIn(address);
  },
  go(screen: Screen, ...path: readonly string[]): void {
    location.hash = hashOf(screen, ...path);
    way.follow();
  },
  /** The same, and the back button passes over where one was: for steps within a screen. */
  turn(screen: Screen, ...path: readonly string[]): void {
    history.replaceState(null, '', hashOf(screen, ...path));
    way.follow();
  },
};
