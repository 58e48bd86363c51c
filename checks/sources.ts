import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The packages, each with those it may import: imports point one way. */
export const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  rules: [],
  chance: ['rules'],
  bots: ['rules', 'chance'],
  messages: ['rules'],
  words: ['rules', 'chance', 'bots', 'messages'],
  engine: [],
  server: ['rules', 'chance', 'bots', 'words', 'messages', 'engine'],
  cli: ['rules', 'chance', 'bots', 'words', 'server', 'engine'],
  artwork: ['rules', 'chance', 'words'],
  web: ['rules', 'chance', 'bots', 'words', 'messages', 'artwork'],
};

/** What only the tests of a package may import, from its folder `test`: a page is looked at as the real server serves it. */
export const TESTS_MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  web: ['server'],
  engine: ['rules', 'chance', 'bots'],
};

export type Source = {
  /** From the root, with `/` on every platform. */
  readonly path: string;
  /** The text with comments blanked out, every character still at its place. */
  readonly code: string;
};

const STRING_OR_COMMENT = /'(?:\\.|[^'\\\n])*'|"(?:\\.|[^"\\\n])*"|`(?:\\.|[^`\\])*`|\/\/.*|\/\*[\s\S]*?\*\//g;

const withoutComments = (text: string): string =>
  text.replace(STRING_OR_COMMENT, found => (found.startsWith('/') ? found.replace(/./g, ' ') : found));

const SCRIPT = /<script\b[^>]*>[\s\S]*?<\/script>/g;

/** Of a component only its scripts, every line still at its place. */
const scripts = (text: string): string => {
  const found = [...text.matchAll(SCRIPT)].map(({ 0: script, index }) => ({ script, index }));
  return found.reduce((code, { script, index }) => {
    const before = text.slice(code.length, index).replace(/./g, ' ');
    return code + before + script;
  }, '');
};

/** The files of the packages under `root` that import something, in a fixed order. */
export const sources = (root: string): Source[] =>
  Object.keys(MAY_IMPORT)
    .flatMap(name => globSync(`${name}/**/*.{ts,svelte}`, { cwd: root, exclude: ['**/node_modules/**', '**/dist/**'] }))
    .sort()
    .map(path => {
      const text = readFileSync(join(root, path), 'utf8');
      return {
        path: path.replaceAll('\\', '/'),
        code: withoutComments(path.endsWith('.svelte') ? scripts(text) : text),
      };
    });

export const isTest = (source: Source): boolean => source.path.endsWith('.test.ts');

export const lineAt = (code: string, index: number): number => code.slice(0, index).split('\n').length;
