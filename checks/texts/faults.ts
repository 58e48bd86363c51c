import type { Language } from '@jamaica/words';
import type { Proofreading } from '../../words/src/proofreading.ts';
import { proofreadingIn } from '../../words/test/proofreading.ts';
import type { Text } from './walk.ts';

/** What a proof-reader's eye stops at, one rule each. */
export const FAULTS = ['mass-noun', 'glossary', 'space', 'quote', 'agreement', 'vowels', 'script'] as const;
export type Fault = (typeof FAULTS)[number];

/** Before a mark that belongs to the word. A mark by itself, such as the key ?, may have its space. */
const LOOSE = /[\p{L}\p{N}»”)] [,.;:!?](?:\s|$)/u;

const TYPEWRITER = [/\p{L}'\p{L}/u, /(?<![\w:{[,.\]}])"(?=\p{L}{2,} |\p{Lu})/u];

const COUNTED = /(?<![\p{L}\d.,:/+−-])(\d+)[ \u00a0\u202f](\p{L}+)/gu;

/** A text that says “5 rounds” must not say “1 rounds”: places where a word does not change with its number. */
const rigid = (texts: readonly Text[], { unlike, invariable }: Proofreading): readonly string[] => {
  const found: string[] = [];
  for (const there of Map.groupBy(texts, ({ file, key }) => `${file} ${key}`).values()) {
    const counted = there.flatMap(({ text, told }) =>
      [...text.matchAll(COUNTED)]
        .filter(([, number]) => told.some(each => JSON.stringify(each)?.includes(number)))
        .map(([, number, word]) => ({ number: Number(number), word, text })),
    );
    for (const [one, other] of unlike)
      for (const { number, word, text } of counted)
        if (
          number === one &&
          !invariable.test(word) &&
          counted.some(each => each.number === other && each.word === word)
        )
          found.push(`${there[0].file} ${there[0].key}: ${text}`);
  }
  return found;
};

/** A Latin letter in a Cyrillic word looks right and is found by no search. */
const MIXED_SCRIPT = /\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u;

/** Command lines, what is typed as an answer, and the languages by their own names: not in the language itself. */
const TYPED = /\.(?:examples|usage)\.|\.options\.\d+\.0$|\.yes\.\d+$|^settings\.languageName$/;

const patterns = (proofreading: Proofreading): Readonly<Record<Fault, readonly RegExp[]>> => ({
  'mass-noun': proofreading.mass,
  glossary: Object.values(proofreading.glossary).flatMap(({ never }) => never ?? []),
  space: [LOOSE, ...proofreading.spaces],
  quote: [...TYPEWRITER, ...proofreading.quotes],
  agreement: proofreading.agreement,
  vowels: proofreading.vowels,
  script: [MIXED_SCRIPT, ...proofreading.alphabet],
});

/** What is wrong with the texts of a language: the fault, the place and the text, one line each. */
export const faultsIn = (texts: readonly Text[], language: Language, fault: Fault): readonly string[] => {
  const proofreading = proofreadingIn(language);
  const wrong = patterns(proofreading)[fault];
  const said = texts.filter(({ key }) => !TYPED.test(key));
  const found = said.flatMap(({ file, key, text }) =>
    wrong.some(pattern => pattern.test(text)) ? [`${file} ${key}: ${text}`] : [],
  );
  return [...new Set([...found, ...(fault === 'agreement' ? rigid(said, proofreading) : [])])];
};
