// No line begins with the marks that French sets apart from the word before.
const BREAKS = / (?![:;!?»…](?: |$))/;

/** A text in lines of at most `width` characters, the first behind `first` and the others behind `rest`. */
export const wrap = (text: string, width: number, rest = '', first = ''): string[] => {
  const lines: string[] = [];
  const [begin, ...words] = text.split(BREAKS);
  let line = `${first}${begin}`;
  for (const word of words) {
    if (line.length + 1 + word.length > width) {
      lines.push(line);
      line = `${rest}${word}`;
    } else line = `${line} ${word}`;
  }
  return [...lines, line];
};
