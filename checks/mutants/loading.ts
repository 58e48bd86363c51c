import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { fileURLToPath } from 'node:url';

const EXAMPLES = new URL('examples.ts', import.meta.url).href;
const RULES = new URL('../../rules/', import.meta.url).href;

const withoutTypes = new Map<string, string>();
const read = (path: string): string => {
  const code = withoutTypes.get(path) ?? stripTypeScriptTypes(readFileSync(path, 'utf8'));
  withoutTypes.set(path, code);
  return code;
};

/**
 * Loads the rules with their mutants in them instead of the sources, and tests so that they can be run one by one. What is
 * asked for with a `?…` is loaded anew with all it imports from the rules: what was worked out when a module was loaded, or
 * kept since, is then worked out with the mutant that is switched on.
 */
export const loadPlanted = (planted: Readonly<Record<string, string>>): void => {
  registerHooks({
    resolve: (name, context, next) => {
      const asker = context.parentURL;
      if (!asker?.startsWith(RULES)) return next(name, context);
      if (name === 'vitest') return { url: EXAMPLES, shortCircuit: true };
      const found = next(name, context);
      return found.url.startsWith(RULES) ? { ...found, url: found.url + new URL(asker).search } : found;
    },
    load: (url, context, next) => {
      if (!url.startsWith(RULES)) return next(url, context);
      const path = fileURLToPath(url);
      return { format: 'module', source: planted[path] ?? read(path), shortCircuit: true };
    },
  });
};
