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
