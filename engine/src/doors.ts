import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '..', '..');

/** What the engine is made of. Everything else (words, messages, the server, the terminal) runs from its sources. */
export const PACKAGES = ['rules', 'chance', 'bots'] as const;

/** What can be imported from a package, or started as a thread. */
interface Door {
  /** As others import it: `@jamaica/rules`. */
  readonly name: string;
  /** Where it is in the sources. */
  readonly source: string;
  /** What it is called in a bundle. */
  readonly file: string;
}

const doorsOf = (folder: string): Door[] => {
  const { name, exports }: { name: string; exports: Record<string, string> } = JSON.parse(
    readFileSync(join(ROOT, folder, 'package.json'), 'utf8'),
  );
  return Object.entries(exports).map(([path, source]) => ({
    name: name + path.slice(1),
    source: join(ROOT, folder, source),
    file: `${[folder, ...path.split('/').slice(1)].join('-')}.js`,
  }));
};

/** The packages' own lists of exports, so that a new door is in the bundle too. */
export const doors = (): Door[] => PACKAGES.flatMap(doorsOf);
