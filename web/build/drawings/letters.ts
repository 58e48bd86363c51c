import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { joined, tablesOf } from './font.ts';

const SCRIPTS = ['latin', 'latin-ext', 'cyrillic'];

/** The letters of previews: those of the page, and Latin ones with every accent, for people's names. */
export const LETTERS = [
  {
    file: 'alegreya.ttf',
    family: 'Alegreya',
    parts: SCRIPTS.map(each => `alegreya/files/alegreya-${each}-800-normal`),
  },
  {
    file: 'yeseva-one.ttf',
    family: 'Yeseva One',
    parts: SCRIPTS.map(each => `yeseva-one/files/yeseva-one-${each}-400-normal`),
  },
] as const;

const { resolve } = createRequire(import.meta.url);

export const lettersOf = ({ family, parts }: (typeof LETTERS)[number]): Buffer =>
  joined(
    family,
    parts.map(part => tablesOf(readFileSync(resolve(`@fontsource/${part}.woff`)))),
  );
