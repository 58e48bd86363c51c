import type { Language } from '@jamaica/words';
import { glossary as en } from '../../words/src/en/glossary.ts';
import { glossary as fr } from '../../words/src/fr/glossary.ts';
import type { Glossary } from '../../words/src/glossary.ts';
import { glossary as it } from '../../words/src/it/glossary.ts';
import { glossary as ru } from '../../words/src/ru/glossary.ts';
import { glossary as uk } from '../../words/src/uk/glossary.ts';
import type { Text } from './walk.ts';

/** What a proof-reader's eye stops at, one rule each. */
export const FAULTS = ['mass-noun', 'glossary', 'space', 'quote', 'agreement', 'vowels', 'script'] as const;
export type Fault = (typeof FAULTS)[number];

const GLOSSARIES: Readonly<Record<Language, Glossary>> = { en, fr, it, ru, uk };

/** Whatever is not counted, behind a number: its tokens are counted. English says 3 food. */
const MASS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [/\d\s(?:foods|gunpowders|golds)\b/iu],
  fr: [/\d\s(?:or|vivres|poudre)(?!\p{L})/iu],
  it: [/\d\s(?:oro|cibo|polvere)(?!\p{L})/iu],
  ru: [/\d\s(?:золот(?:о|а|у)|провиант(?:а|у|ов)?|порох(?:а|у|ов)?)(?!\p{L})/iu],
  uk: [/\d\s(?:золот(?:о|а|у)|провіант(?:у|ів)?|порох(?:у|ів)?)(?!\p{L})/iu],
};

/** Before a mark that belongs to the word. A mark by itself, such as the key ?, may have its space. */
const LOOSE = /[\p{L}\p{N}»”)] [,.;:!?](?:\s|$)/u;

/** Spaces that a line must not break at, and those that a language does not write. */
const SPACES: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [LOOSE],
  // A narrow one before ; ! ? and inside « », a wide one before : % and after n°.
  fr: [
    LOOSE,
    /[\p{L}\p{N}»)][;!?](?=\s|$)/u,
    /[\p{L}»)]:(?=\s|$)/u,
    /(?:\u00a0)[;!?](?=\s|$)|\u202f:/u,
    /«(?!\u202f)/u,
    /(?<!\u202f)»/u,
    /n° |\d %/u,
  ],
  it: [LOOSE, /« | »|\d %/u],
  ru: [LOOSE, /« | »/u, /\S —/u, /№ |\d %/u],
  uk: [LOOSE, /« | »/u, /\S —/u, /№ |\d %/u],
};

const TYPEWRITER = [/\p{L}'\p{L}/u, /(?<![\w:{[,.\]}])"(?=\p{L}{2,} |\p{Lu})/u];

const QUOTES: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [...TYPEWRITER, /[«»„]/u],
  fr: [...TYPEWRITER, /[“”„]/u, /\p{L}\u02bc\p{L}/u],
  it: [...TYPEWRITER, /[“”„]/u, /\p{L}\u02bc\p{L}/u],
  ru: [...TYPEWRITER, /[“”]/u],
  // The apostrophe of a Ukrainian word is a letter of its own.
  uk: [...TYPEWRITER, /[“”]/u, /\p{Script=Cyrillic}[\u2019']\p{Script=Cyrillic}/u],
};

/** One thing where many are said, many where one is, and verbs that would have to know the number that follows. */
const AGREEMENT: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /(?<![\d.,:/+−-])1 (?!of|for|to|less|more|was|is|and|as)\p{Ll}+(?<!ss|us|is)s(?!\p{L})/u,
    /\b(?:are|wait|were) 1 \p{L}/u,
  ],
  fr: [
    /(?<![\d.,:/+−-])[01][ \u00a0](?!fois|pas|dans|sans)\p{Ll}+(?:s|x)(?!\p{L})/u,
    /(?<!\p{L})(?:restent|attendent|sont|ont|jouent|prennent|manquent) 1[ \u00a0]/u,
  ],
  it: [
    /(?<![\d.,:/+−-])1 (?!pari|di|nei|dei|ai|sui|poi|minuti)\p{Ll}{2,}i(?!\p{L})/u,
    /(?<!\p{L})(?:restano|aspettano|sono|hanno|mancano|giocano) 1 /u,
  ],
  ru: [
    /(?<!\p{L})(?:осталось|ожидалось|нашлось|вычислены|проверены|сыграны|остались|ждут) \d+\s\p{L}/u,
    /(?<![\d.,:/+−-])(?:1|21)\s(?:\p{Ll}+(?:ов|ев)|клеток|карт|мест|партий)(?!\p{L})/u,
  ],
  uk: [
    /(?<!\p{L})(?:лишилося|залишилося|очікувалося|знайшлося|чекають) \d+\s\p{L}/u,
    /(?<![\d.,:/+−-])(?:1|21)\s(?:\p{Ll}+(?:ів|їв)|клітинок|карт|місць|ігор)(?!\p{L})/u,
  ],
};

/** Numbers that want different words in a language: one and two, and where there are few and many, two and five. */
const UNLIKE: Readonly<Record<Language, readonly (readonly [number, number])[]>> = {
  en: [[1, 2]],
  fr: [[1, 2]],
  it: [[1, 2]],
  ru: [
    [1, 2],
    [1, 5],
    [2, 5],
    [21, 11],
  ],
  uk: [
    [1, 2],
    [1, 5],
    [2, 5],
    [21, 11],
  ],
};

/** What stays the same whatever number is before it. */
const INVARIABLE: Readonly<Record<Language, RegExp>> = {
  en: /^(?:free|new|are|solved|MiB|food|gunpowder|of|to|and|for|or|with|more|left|in|from|is|on|face|behind|has|wins?|over|out|will|was|face-down|min|s|h|side|edition|at|after|players?)$/u,
  fr: /^(?:Mio|sur|à|et|ou|de|du|dans|fois|pour|contre|par|en|au|n|ne|est|avec|des|le|la|min|s|h|derrière|voit|a|face|trouvé|joueurs?)$/u,
  it: /^(?:fino|file|thread|bot|MiB|su|a|ad|e|o|di|da|dal|del|della|in|per|con|al|alla|dietro|è|il|non|min|s|h|pari|ha|nella|nelle|volta|giocator[ei])$/u,
  ru: /^(?:свободных|новых|закрытых|раз|записи|варианты|нет|уже|партий|МиБ|из|и|до|от|на|в|к|у|с|или|за|по|позади|не|при|для|мин|с|ч|против|это|игрок\p{L}*)$/u,
  uk: /^(?:запису|варіанти|немає|уже|ігор|МіБ|з|із|і|й|та|до|від|на|в|у|к|або|за|по|позаду|не|при|для|хв|с|год|проти|це|чи|грав\p{L}*)$/u,
};

const COUNTED = /(?<![\p{L}\d.,:/+−-])(\d+)[ \u00a0\u202f](\p{L}+)/gu;

/** A text that says “5 rounds” must not say “1 rounds”: places where a word does not change with its number. */
const rigid = (texts: readonly Text[], language: Language): readonly string[] => {
  const found: string[] = [];
  for (const there of Map.groupBy(texts, ({ file, key }) => `${file} ${key}`).values()) {
    const counted = there.flatMap(({ text, told }) =>
      [...text.matchAll(COUNTED)]
        .filter(([, number]) => told.some(each => JSON.stringify(each)?.includes(number)))
        .map(([, number, word]) => ({ number: Number(number), word, text })),
    );
    for (const [one, other] of UNLIKE[language])
      for (const { number, word, text } of counted)
        if (
          number === one &&
          !INVARIABLE[language].test(word) &&
          counted.some(each => each.number === other && each.word === word)
        )
          found.push(`${there[0].file} ${there[0].key}: ${text}`);
  }
  return found;
};

/** Where two vowels meet: French drops the e of `de`, Italian says `ed` and `ad` before the same vowel. */
const VOWELS: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [],
  fr: [/(?<!\p{L})de (?!onze|un |oui)[aeiouàâéèêëîïôûœ]/iu],
  it: [/(?<!\p{L})e [eèéêë]/iu, /(?<!\p{L})a [aàáâ]/iu],
  ru: [],
  uk: [],
};

/** A Latin letter in a Cyrillic word looks right and is found by no search. */
const SCRIPT = [/\p{Script=Latin}\p{Script=Cyrillic}|\p{Script=Cyrillic}\p{Script=Latin}/u];
const OTHER_ALPHABET: Readonly<Record<Language, readonly RegExp[]>> = {
  en: SCRIPT,
  fr: SCRIPT,
  it: SCRIPT,
  ru: [...SCRIPT, /[іїєґ]/iu],
  uk: [...SCRIPT, /[ыэёъ]/iu],
};

/** Command lines, what is typed as an answer, and the languages by their own names: not in the language itself. */
const TYPED = /\.(?:examples|usage)\.|\.options\.\d+\.0$|\.yes\.\d+$|^settings\.languageName$/;

const patterns = (language: Language): Readonly<Record<Fault, readonly RegExp[]>> => ({
  'mass-noun': MASS[language],
  glossary: Object.values(GLOSSARIES[language]).flatMap(({ never }) => never ?? []),
  space: SPACES[language],
  quote: QUOTES[language],
  agreement: AGREEMENT[language],
  vowels: VOWELS[language],
  script: OTHER_ALPHABET[language],
});

/** What is wrong with the texts of a language: the fault, the place and the text, one line each. */
export const faultsIn = (texts: readonly Text[], language: Language, fault: Fault): readonly string[] => {
  const wrong = patterns(language)[fault];
  const said = texts.filter(({ key }) => !TYPED.test(key));
  const found = said.flatMap(({ file, key, text }) =>
    wrong.some(pattern => pattern.test(text)) ? [`${file} ${key}: ${text}`] : [],
  );
  return [...new Set([...found, ...(fault === 'agreement' ? rigid(said, language) : [])])];
};
