import { addressIn, pathTo } from '@jamaica/messages/addresses';
import { root } from './root.ts';
import { hashOf, type Screen, type ScreenPath, screenIn } from './screen.ts';
import { addressOf, screenOf } from './shared.ts';

export { hashOf, type Screen, screenIn } from './screen.ts';

/** The address of a screen: its path, where it has one and the server knows it, or what follows a `#`. */
const urlOf = (to: ScreenPath): URL => {
  const hash = hashOf(to.screen, ...to.path);
  if (!root().hasPaths) return new URL(hash, location.href);
  const address = addressOf(to);
  const path = address && pathTo(address);
  // What could not be read again as a path goes on behind the `#`.
  const url = new URL(path !== null && addressIn(path) ? path : hash.replace(/^#$/, ''), root().url);
  url.search = location.search;
  return url;
};

/** The address that leads to a screen from anywhere, to be sent to somebody. */
export const linkTo = (screen: Screen, ...path: readonly string[]): string => {
  const url = urlOf({ screen, path });
  if (root().hasPaths) url.search = '';
  return url.href;
};

/** Links in the page lead on by `#` from wherever one is, so that comes first; old links have nothing else. */
const screenNow = (): ScreenPath => {
  const { url, hasPaths } = root();
  const path = location.pathname.slice(url.pathname.length);
  const address = hasPaths && location.hash === '' ? addressIn(path) : null;
  return address ? screenOf(address) : screenIn(location.hash);
};

const isSame = (one: ScreenPath, other: ScreenPath): boolean =>
  hashOf(one.screen, ...one.path) === hashOf(other.screen, ...other.path);

let here: ScreenPath = $state.raw({ screen: 'home', path: [] });
/** The address of `here`, as the browser writes it. */
let address = '';

/** The way through the page: the address says where one is, so that links and the back button work. */
export const way = {
  get here(): ScreenPath {
    return here;
  },
  /** Whether a link was followed of which the event is still to come: browsers change the address at once, and say so later. */
  get isLeaving(): boolean {
    return location.href !== address;
  },
  /** Reads the address again, and writes it as it is sent to others. */
  follow(): void {
    if (way.isLeaving) here = screenNow();
    const { href } = urlOf(here);
    if (root().hasPaths && location.href !== href) history.replaceState(history.state, '', href);
    address = location.href;
  },
  go(screen: Screen, ...path: readonly string[]): void {
    const next = { screen, path };
    // Behind the `#` in any case: browsers tell of that as of a link that was followed.
    if (!isSame(next, screenNow()))
      location.hash = screen === 'home' && root().hasPaths ? '#home' : hashOf(screen, ...path);
    way.follow();
  },
  /** The same, and the back button passes over where one was: for steps within a screen. */
  turn(screen: Screen, ...path: readonly string[]): void {
    history.replaceState(null, '', urlOf({ screen, path }).href);
    way.follow();
  },
};
