/** What the fonts of previews have: the letters of our languages, and Latin ones with every accent. */
const LETTERS =
  /[\u0020-\u02ff\u0400-\u045f\u0490\u0491\u04b0\u04b1\u1e00-\u1eff\u2000-\u206f\u20a0-\u20c0\u2116\u2122\u2190-\u2193\u2212\u2215]/;

/** A text without the characters that the fonts lack; if nothing is left, three dots. */
export const writable = (text: string): string => {
  const letters = [...text.normalize('NFC')].filter(letter => LETTERS.test(letter)).join('');
  return letters.trim() === '' && text !== '' ? '…' : letters;
};
