// Colours take no room on the screen.
const ESCAPE = '\u001b';
const PIECES = new RegExp(`${ESCAPE}\\[[0-9;]*m|[^${ESCAPE}]`, 'gu');
const isColour = (piece: string): boolean => piece.startsWith(ESCAPE);

/** A line with colours cut to this many characters, with an ellipsis where something is missing. */
export const cut = (line: string, width: number): string => {
  const pieces = line.match(PIECES) ?? [];
  const length = pieces.filter(piece => !isColour(piece)).length;
  if (length <= width) return line;
  let room = width - 1;
  let text = '';
  for (const piece of pieces) {
    if (isColour(piece)) text += piece;
    else if (room-- > 0) text += piece;
    else if (room === -1) text += '…';
  }
  return text;
};
