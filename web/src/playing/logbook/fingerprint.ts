import { type Fields, isFields } from '@jamaica/rules/record';

/**
 * A short name for a game, made of its set-up and all that happened, so that the same game is kept once. Marks follow from
 * the rest, but a record in which somebody changed one is another record.
 */
export const fingerprint = ({ decks, pile, steps, fair, final }: Fields): string => {
  const text = JSON.stringify([decks, pile, steps, isFields(fair) ? fair.secret : null, final]);
  return [0x811c9dc5, 0x1b873593].map(seed => hash(text, seed).toString(36)).join('');
};

/** FNV-1a over the code units: nobody has anything to gain from two games with one name. */
const hash = (text: string, seed: number): number => {
  let sum = seed;
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193);
  return sum >>> 0;
};
