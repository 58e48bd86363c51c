import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { aboutLanguage, LANGUAGES, type Language } from '@jamaica/words';
import type { Plugin } from 'vite';

const FILE = 'start.js';
const SOURCE = join(import.meta.dirname, FILE);
const PLACE = 'var FILES = {};';

/** What every first screen is written with: space and digits are Latin letters in every language. */
const LETTERS = /(?:yeseva-one-latin-400-normal|alegreya-latin-400-(?:normal|italic))-[^/]*\.woff2$/;
const CYRILLIC = /(?:yeseva-one-cyrillic-400-normal|alegreya-cyrillic-400-(?:normal|italic))-[^/]*\.woff2$/;

/** What the first screen of a language needs besides what all of them do. */
export const filesOf = (language: Language, files: readonly string[]): string[] => [
  ...files.filter(file => file.includes(`/words-${language}-`) && file.endsWith('.js')),
  // The little that the bundler itself adds.
  ...files.filter(file => file.includes('/rolldown-runtime-')),
  ...(aboutLanguage(language).letters === 'Cyrillic' ? files.filter(file => CYRILLIC.test(file)) : []),
];

export const lettersIn = (files: readonly string[]): string[] => files.filter(file => LETTERS.test(file));

/**
 * Writes the script that runs before all others, with the names that the files of each language have in this build, and
 * tells the page about the letters: whatever the first screen needs is then asked for at once, and not found one by one.
 */
export const startPlugin = (): Plugin => ({
  name: 'jamaica:start',
  configureServer(server) {
    server.middlewares.use((request, response, next) => {
      if (request.url?.split('?')[0] !== `/${FILE}`) return next();
      response.setHeader('Content-Type', 'text/javascript');
      response.end(readFileSync(SOURCE));
    });
  },
  transformIndexHtml: {
    order: 'post',
    handler: (_, { bundle }) => [
      { tag: 'script', attrs: { src: `./${FILE}` }, injectTo: 'head-prepend' },
      ...lettersIn(Object.keys(bundle ?? {})).map(file => ({
        tag: 'link',
        attrs: { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '', href: `./${file}` },
        injectTo: 'head' as const,
      })),
    ],
  },
  generateBundle(_, bundle) {
    const files = Object.keys(bundle);
    const each = Object.fromEntries(LANGUAGES.map(language => [language, filesOf(language, files)]));
    const source = readFileSync(SOURCE, 'utf8');
    if (!source.includes(PLACE)) this.error(`${FILE} has no place for the files`);
    this.emitFile({
      type: 'asset',
      fileName: FILE,
      source: source.replace(PLACE, `var FILES = ${JSON.stringify(each)};`),
    });
  },
});
