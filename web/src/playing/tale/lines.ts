/** How wide a text is in the letters that it is to be set in. */
type Measure = (text: string) => number;

/** A text in lines of at most this width; what does not fit into the last of them is cut off. */
export const lines = (text: string, measure: Measure, width: number, most: number): readonly string[] => {
  const set: string[] = [];
  for (const word of text.split(' ')) {
    const last = set.at(-1);
    const longer = last === undefined ? word : `${last} ${word}`;
    if (last !== undefined && measure(longer) > width) set.push(word);
    else set.splice(-1, 1, longer);
  }
  return set.length > most || set.some(line => measure(line) > width)
    ? set.slice(0, most).map((line, index) => shortened(line, measure, width, index === most - 1 && set.length > most))
    : set;
};

const shortened = (line: string, measure: Measure, width: number, isCut: boolean): string => {
  if (!isCut && measure(line) <= width) return line;
  const letters = [...line];
  while (letters.length > 1 && measure(`${letters.join('')}…`) > width) letters.pop();
  return `${letters.join('').trimEnd()}…`;
};

let pen: CanvasRenderingContext2D | null = null;

/** Measures text in a font of the page, such as `800 24px Alegreya`. */
export const measureIn = (font: string): Measure => {
  pen ??= document.createElement('canvas').getContext('2d');
  return text => {
    if (!pen) return 0;
    pen.font = font;
    return pen.measureText(text).width;
  };
};
