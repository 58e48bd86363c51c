import type { Glossary } from './glossary.ts';

/** What is a fault in a language, as far as a machine can see it; `checks/texts` holds every text against it. */
export interface Proofreading {
  readonly glossary: Glossary;
  /** Whatever is not counted, behind a number: its tokens are counted. English says 3 food. */
  readonly mass: readonly RegExp[];
  /** Spaces that a line must not break at, and those that the language does not write. */
  readonly spaces: readonly RegExp[];
  readonly quotes: readonly RegExp[];
  /** One thing where many are said, many where one is, and verbs that would have to know the number that follows. */
  readonly agreement: readonly RegExp[];
  /** Numbers that want different words: one and two, and where there are few and many, two and five. */
  readonly unlike: readonly (readonly [number, number])[];
  /** Words that stay the same whatever number is before them. */
  readonly invariable: RegExp;
  /** Where two vowels meet: French drops the e of `de`, Italian says `ed` and `ad` before the same vowel. */
  readonly vowels: readonly RegExp[];
  /** Letters of a neighbour's alphabet. */
  readonly alphabet: readonly RegExp[];
  /** Places in the terminal’s texts where the language rightly says what English says. */
  readonly asInEnglish: RegExp;
}
