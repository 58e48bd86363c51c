/** How many letters must be changed, added or left out to make one word of the other. */
const distance = (one: string, other: string): number => {
  let row = Array.from({ length: other.length + 1 }, (_, column) => column);
  for (const [index, letter] of [...one].entries()) {
    const next = [index + 1];
    for (let column = 1; column <= other.length; column++) {
      const change = row[column - 1] + (other[column - 1] === letter ? 0 : 1);
      next.push(Math.min(change, row[column] + 1, next[column - 1] + 1));
    }
    row = next;
  }
  return row[other.length];
};

const LONGEST = 20;

/** The known word that a mistyped one probably was; undefined when it is like none of them. */
export const nearest = (given: string, known: readonly string[]): string | undefined => {
  const typed = given.toLowerCase().slice(0, LONGEST);
  const begins = known.filter(word => typed.length > 1 && word.startsWith(typed));
  if (begins.length === 1) return begins[0];
  const [best] = known.map(word => ({ word, off: distance(typed, word) })).sort((a, b) => a.off - b.off);
  return best && best.off <= Math.ceil(best.word.length / 3) ? best.word : undefined;
};
