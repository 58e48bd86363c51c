import { LANGUAGES } from '@jamaica/words';

/** An import of one language by its name, as it stands in `words/src`. */
const BY_NAME = /import\(`(\.[^`$]*)\$\{language\}([^`$]*)`\)/g;

/** One import for every language, written out, so that a bundler makes a file of each. */
const writtenOut = (before: string, after: string): string => {
  const each = LANGUAGES.map(language => `${language}: () => import('${before}${language}${after}')`);
  return `({ ${each.join(', ')} })[language]()`;
};

/**
 * Lets a bundler see which files the languages are. Vite would do it by itself, and would take every folder of `words/src` for
 * a language, and add some code of its own.
 */
export const languages = () => ({
  name: 'jamaica:languages',
  enforce: 'pre' as const,
  // Nothing moves to another line: the source map stays as it is.
  transform: (code: string, id: string) =>
    id.includes('/words/src/')
      ? { code: code.replace(BY_NAME, (_, before: string, after: string) => writtenOut(before, after)), map: null }
      : null,
});
