/** A line of input, or the news that one was too long to be kept. */
type Line = string | { readonly tooLong: number };

const NEWLINE = 0x0a;
const RETURN = 0x0d;

/**
 * The lines of a stream, all that came with one chunk together, so that they can be answered together. Only
 * `\n` ends a line (a JSON string may contain the other separators that readline splits at), and a line without end
 * is given up at `longest` bytes instead of filling the memory.
 */
export async function* lines(
  input: AsyncIterable<Uint8Array | string> | Iterable<Uint8Array>,
  longest: number,
): AsyncGenerator<Line[]> {
  let parts: Uint8Array[] = [];
  let length = 0;
  const keep = (part: Uint8Array): void => {
    length += part.length;
    if (length <= longest) parts.push(part.slice());
  };
  const take = (): Line => {
    const line = length > longest ? { tooLong: length } : text(parts);
    parts = [];
    length = 0;
    return line;
  };
  for await (const data of input) {
    const chunk = typeof data === 'string' ? new TextEncoder().encode(data) : data;
    const found: Line[] = [];
    let start = 0;
    for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, start)) {
      keep(chunk.subarray(start, end));
      found.push(take());
      start = end + 1;
    }
    keep(chunk.subarray(start));
    if (found.length > 0) yield found;
  }
  if (length > 0) yield [take()];
}

const text = (parts: readonly Uint8Array[]): string => {
  const line = Buffer.concat(parts);
  const end = line.length > 0 && line[line.length - 1] === RETURN ? line.length - 1 : line.length;
  return line.toString('utf8', 0, end);
};
