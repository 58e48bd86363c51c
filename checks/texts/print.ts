// `npm run words -- it`: every text of a language with its place, English beside it, for proof-readers.
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { isLanguage, LANGUAGES, type Language } from '@jamaica/words';
import { isCommand } from '../command.ts';
import { CALLED } from './samples.ts';
import { type Text, textsOf } from './walk.ts';

/** A text and what English says there. */
interface Pair extends Text {
  readonly english: string;
}

/** How many examples are enough to judge a sentence about names and numbers; one about words is shown with all of them. */
const EXAMPLES = 5;

const isWord = (told: unknown): boolean =>
  typeof told === 'boolean' || told === null || (typeof told === 'string' && !CALLED.includes(told));

const NAMES = new Intl.DisplayNames('en', { type: 'language' });

/** The texts of a language by their places, in the order in which they are told things. */
const byPlace = (texts: readonly Text[], language: Language): ReadonlyMap<string, readonly Text[]> =>
  Map.groupBy(texts, ({ file, key }) => `${file.replace(new RegExp(`/${language}(?=/|\\.ts$)`), '/…')} ${key}`);

/** The texts of a language beside those of English, the examples of one place together and none of them twice. */
const proofs = async (language: Language, root: string): Promise<readonly (readonly Pair[])[]> => {
  const english = byPlace(await textsOf('en', root), 'en');
  const own = byPlace(await textsOf(language, root), language);
  return [...own].flatMap(([place, texts]) => {
    const pairs = texts.map((text, index) => ({ ...text, english: english.get(place)?.[index]?.text ?? '' }));
    const distinct = [...new Map(pairs.map(pair => [pair.text, pair])).values()].filter(({ text }) => text !== '');
    const isAboutWords = texts.every(({ told }) => told.every(isWord));
    return distinct.length === 0 ? [] : [isAboutWords ? distinct : distinct.slice(0, EXAMPLES)];
  });
};

const rowsOf = (language: Language, { text, english }: Pair): readonly (readonly [language: string, text: string])[] =>
  language === 'en'
    ? [['en', text]]
    : [
        ['en', english],
        [language, text],
      ];

const markdown = (language: Language, places: readonly (readonly Pair[])[]): string => {
  const lines = [`# ${NAMES.of(language)}`];
  let file = '';
  for (const [first, ...more] of places) {
    if (first.file !== file) lines.push('', `## ${first.file}`);
    file = first.file;
    lines.push('', `**${first.key}**`);
    for (const pair of [first, ...more])
      for (const [said, text] of rowsOf(language, pair)) lines.push(`- ${said}: ${text}`);
  }
  return `${lines.join('\n')}\n`;
};

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };
const escaped = (text: string): string => text.replace(/[&<>]/g, found => ESCAPES[found]);

const html = (language: Language, places: readonly (readonly Pair[])[]): string => {
  const rows: string[] = [];
  let file = '';
  for (const [first, ...more] of places) {
    if (first.file !== file) rows.push(`<tr><th colspan="3">${escaped(first.file)}</th></tr>`);
    file = first.file;
    for (const { key, text, english } of [first, ...more])
      rows.push(
        `<tr><td><code>${escaped(key)}</code></td><td lang="en">${escaped(english)}</td><td lang="${language}">${escaped(text)}</td></tr>`,
      );
  }
  const style =
    'body{font:1rem/1.5 serif;max-width:75rem;margin:2rem auto}td,th{text-align:start;vertical-align:top;padding:.3rem .6rem}th{padding-top:2rem}td{border-top:1px solid #ccc}';
  return `<!doctype html>\n<html lang="en">\n<meta charset="utf-8">\n<title>${NAMES.of(language)}</title>\n<style>${style}</style>\n<table>\n${rows.join('\n')}\n</table>\n</html>\n`;
};

const HELP = `npm run words -- LANGUAGE [--html FILE]

Prints every text of the game in a language with the file and the name it stands under, English beside it.
Sentences about names and numbers are shown with some of them. --html writes a table for a browser instead.

Languages: ${LANGUAGES.map(each => `${each} (${NAMES.of(each)})`).join(', ')}
How to send corrections: docs/translating.md`;

const main = async (args: readonly string[]): Promise<number> => {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    strict: false,
    options: { html: { type: 'string' }, help: { type: 'boolean' } },
  });
  const [language = ''] = positionals;
  if (!isLanguage(language) || values.help) {
    if (language !== '' && !values.help) console.error(`There is no language “${language}”.\n`);
    console.log(HELP);
    return values.help || language === '' ? 0 : 2;
  }
  const places = await proofs(language, '.');
  if (typeof values.html === 'string') writeFileSync(values.html, html(language, places));
  else process.stdout.write(markdown(language, places));
  return 0;
};

if (isCommand(import.meta.filename)) process.exitCode = await main(process.argv.slice(2));
