/**
 * The folder in which the page lies, without regard to where in it one is. A server of ours says on the page where that is,
 * as seen from the address that was asked for: it answers the paths of what is shared with the page itself.
 */
interface Root {
  readonly url: URL;
  /** Whether paths lead to the page. Where any other web server has it, only what follows a `#` does. */
  readonly hasPaths: boolean;
}

let found: Root | null = null;

/** Found once: the address changes with every step through the page. */
export const root = (): Root => {
  if (found) return found;
  const { root: way } = document.documentElement.dataset;
  found = { url: new URL(way ?? './', document.baseURI), hasPaths: way !== undefined };
  return found;
};
