/** Letters of Alegreya's heaviest cut, by how wide they are as a part of their height: enough to know what fits. */
const NARROW = /[ijlftrIJ1.,:;!'’|()·\- \u00a0іїј]/u;
const WIDE = /[mwMWжшщюыфЖШЩЮЫФМ—…@]/u;
const CAPITAL = /\p{Lu}/u;

const breadth = (text: string): number => {
  const letters = Array.from(text, letter => {
    if (WIDE.test(letter)) return 0.78;
    if (NARROW.test(letter)) return 0.28;
    return CAPITAL.test(letter) ? 0.62 : 0.48;
  });
  return letters.reduce((sum, each) => sum + each, 0);
};

/** The size in which a text fits into a width, at most the one that is wanted. */
export const fitted = (text: string, wanted: number, width: number): number =>
  Math.min(wanted, width / Math.max(1, breadth(text)));

/** How much wider Yeseva One is, in which titles are set. */
const WIDER = 1.2;
export const fittedTitle = (text: string, wanted: number, width: number): number => fitted(text, wanted, width / WIDER);

/** A text in lines of at most this width. */
export const wrapped = (text: string, size: number, width: number): readonly string[] => {
  const lines = [''];
  for (const word of text.split(' ')) {
    const last = lines.length - 1;
    const longer = lines[last] === '' ? word : `${lines[last]} ${word}`;
    if (lines[last] !== '' && breadth(longer) * size > width) lines.push(word);
    else lines[last] = longer;
  }
  return lines;
};

const LONGEST = 80;
export const shortened = (text: string): string =>
  [...text].length > LONGEST ? `${[...text].slice(0, LONGEST - 1).join('')}…` : text;
