import { ok, type Result, refused } from '@jamaica/rules';
import { isFields } from '@jamaica/rules/record';
import { kindOf, type NamedRequest, shortened } from '../fields.ts';

const NAMES = ['new', 'play', 'chance', 'state', 'view', 'position', 'record', 'bot', 'quit'] as const;

/** A line understood as far as its first word: what is asked for, and whatever stands behind it. */
export interface Request extends NamedRequest {
  readonly name: (typeof NAMES)[number];
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
