import { addressIn } from '@jamaica/messages/addresses';
import { hashOf } from '../../shared/way/screen.ts';
import { screenOf } from '../../shared/way/shared.ts';

/** Everything a build emitted, and a word that changes with any of it. Paths are relative to the page. */
export type Precache = { readonly version: string; readonly files: readonly string[] };

const PAGE = 'index.html';

/**
 * The precached file that answers a request for `url`, if one does. The page itself is asked for as the folder it lies in,
 * and what follows a `?` is for the page to read.
 */
export const answer = (url: URL, scope: URL, files: readonly string[]): string | undefined => {
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return undefined;
  const path = url.pathname.slice(scope.pathname.length) || PAGE;
  return files.includes(path) ? path : undefined;
};

/**
 * Where in the page the path of something that is shared leads; null: nowhere. It is sent there, because the page finds its
 * files relative to itself; servers of ours write the path again once it is there.
 */
export const placeFor = (url: URL, scope: URL): URL | null => {
  if (url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return null;
  const address = addressIn(url.pathname.slice(scope.pathname.length));
  if (!address) return null;
  const { screen, path } = screenOf(address);
  // A link that leads on from there says so itself.
  const place = new URL(url.hash || hashOf(screen, ...path), scope);
  place.search = url.search;
  return place;
};
