import { ok, type Result, refused } from '@jamaica/rules';

/** A whole number from 1 on. */
export const readCount = (name: string, input: unknown, most: number): Result<number, string> =>
  typeof input === 'number' && Number.isInteger(input) && input >= 1 && input <= most
    ? ok(input)
    : refused(`${name}: expected a whole number from 1 to ${most}`);

/** The given number of whole numbers: a list, or their bytes as base64, two for each, the lower one first. */
export const readNumbers = (name: string, input: unknown, count: number): Result<ArrayLike<number>, string> => {
  const expected = `${name}: expected ${count} whole numbers, as a list or as base64 of ${2 * count} bytes`;
  if (typeof input === 'string') {
    const bytes = Buffer.from(input, 'base64');
    if (bytes.length !== 2 * count) return refused(expected);
    const numbers = new Int16Array(count);
    for (let index = 0; index < count; index++) numbers[index] = bytes.readInt16LE(2 * index);
    return ok(numbers);
  }
  if (!Array.isArray(input) || input.length !== count || !input.every(Number.isInteger)) return refused(expected);
  return ok(input);
};
