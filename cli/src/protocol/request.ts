import { ok, type Result, refused } from '@jamaica/rules';
import { type Fields, isFields } from '@jamaica/rules/record';

const NAMES = ['new', 'play', 'chance', 'state', 'view', 'position', 'record', 'bot', 'quit'] as const;

/** A line understood as far as its first word: what is asked for, and whatever stands behind it. */
export interface Request {
  readonly name: (typeof NAMES)[number];
  readonly body: unknown;
}

const ONE_OF = `expected one JSON object with one of the requests ${NAMES.join(', ')}`;

export const readRequest = (line: string): Result<Request, string> => {
  const input = readJson(line);
  if (!input.ok) return input;
  if (!isFields(input.value)) return refused(`${ONE_OF}, not ${kindOf(input.value)}`);
  const keys = Object.keys(input.value);
  const name = NAMES.find(each => each === keys[0]);
  if (keys.length !== 1 || name === undefined) return refused(`${ONE_OF}, not ${shortened(keys.join(', ')) || 'none'}`);
  return ok({ name, body: input.value[name] });
};

const readJson = (line: string): Result<unknown, string> => {
  if (line.trim() === '') return refused(`${ONE_OF}, not an empty line`);
  try {
    return ok(JSON.parse(line));
  } catch {
    return refused(`${ONE_OF}, but this is not JSON: ${shortened(line)}`);
  }
};

const kindOf = (input: unknown): string => {
  if (input === null) return 'null';
  return Array.isArray(input) ? 'a list' : `a ${typeof input}`;
};

const LONGEST_QUOTE = 80;
const shortened = (text: string): string => (text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text);

/** The body of a request as an object with no other fields than these. */
export const readFields = (request: Request, names: readonly string[]): Result<Fields, string> => {
  const { name, body } = request;
  const expected = `${name}: expected an object with ${names.join(', ')}`;
  if (!isFields(body)) return refused(`${expected}, not ${kindOf(body)}`);
  const strange = Object.keys(body).find(key => !names.includes(key));
  return strange === undefined ? ok(body) : refused(`${expected}; ${shortened(strange)} is none of them`);
};

/** `{"state":true}` and the like. */
export const expectTrue = ({ name, body }: Request): Result<true, string> =>
  body === true ? ok(true) : refused(`${name}: expected true, not ${kindOf(body)}`);
