import type { Synonyms } from '@jamaica/words/page';

/** A piece of a text, and whether it is what was searched for. */
interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** With the accents that are written behind it. */
const LETTER = /\P{M}\p{M}*|\p{M}+/gu;
const APOSTROPHES = /[\u2019\u02bc`]/g;

/** Without case and accents, so that `malediction` finds « malédiction » and `ежик` finds «ёжик». */
const folded = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(APOSTROPHES, "'").toLowerCase();

/** A word that is searched for, and before it what the book calls the same thing. */
export type Sought = readonly string[];

/** With fewer letters a word could still become any other. */
const FEWEST_LETTERS = 3;

/** A synonym is recognised while it is being typed, and with an ending. */
const isMeant = (typed: string, synonym: string): boolean =>
  typed.length >= FEWEST_LETTERS && (synonym.startsWith(typed) || typed.startsWith(synonym));

/** The words that are searched for. */
export const wordsOf = (query: string, synonyms: Synonyms = {}): readonly Sought[] =>
  folded(query)
    .split(/\s+/)
    .filter(Boolean)
    .map(word => [
      ...Object.entries(synonyms).flatMap(([synonym, own]) => (isMeant(word, folded(synonym)) ? own.map(folded) : [])),
      word,
    ]);

/** Whether a text speaks of all that is sought. */
export const speaksOf = (text: string, words: readonly Sought[]): boolean => {
  const plain = folded(text);
  return words.every(sought => sought.some(word => plain.includes(word)));
};

/** Which of a text's characters belong to one of the words. */
const foundIn = (characters: readonly string[], words: readonly string[]): readonly boolean[] => {
  const parts = characters.map(folded);
  const plain = parts.join('');
  // A character may fold into several: each place of the plain text remembers its own.
  const owners = parts.flatMap((part, index) => Array.from({ length: part.length }, () => index));
  const found = characters.map(() => false);
  for (const word of words) {
    for (let at = plain.indexOf(word); at >= 0; at = plain.indexOf(word, at + word.length)) {
      for (let place = at; place < at + word.length; place++) found[owners[place]] = true;
    }
  }
  return found;
};

/** A text cut where the words that were searched for begin and end. */
export const pieces = (text: string, words: readonly Sought[]): readonly Piece[] => {
  const characters = text.match(LETTER) ?? [];
  const found = foundIn(characters, words.flat());
  const cut: Piece[] = [];
  for (const [index, character] of characters.entries()) {
    const last = cut.at(-1);
    if (last?.isFound === found[index]) cut[cut.length - 1] = { ...last, text: last.text + character };
    else cut.push({ text: character, isFound: found[index] });
  }
  return cut;
};
