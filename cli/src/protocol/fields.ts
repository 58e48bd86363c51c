import { ok, type Result, refused } from '@jamaica/rules';
import { type Fields, isFields } from '@jamaica/rules/record';

/** What is asked for, by its name, and whatever stands behind it: nothing in it is believed. */
export interface NamedRequest {
  readonly name: string;
  readonly body: unknown;
}

/** What something that was not expected is, for an error. */
export const kindOf = (input: unknown): string => {
  if (input === null) return 'null';
  return Array.isArray(input) ? 'a list' : `a ${typeof input}`;
};

const LONGEST_QUOTE = 80;
export const shortened = (text: string): string =>
  text.length > LONGEST_QUOTE ? `${text.slice(0, LONGEST_QUOTE)}…` : text;

/** The body of a request as an object with no other fields than these. */
export const readFields = ({ name, body }: NamedRequest, names: readonly string[]): Result<Fields, string> => {
  const expected = `${name}: expected an object with ${names.join(', ')}`;
  if (!isFields(body)) return refused(`${expected}, not ${kindOf(body)}`);
  const strange = Object.keys(body).find(key => !names.includes(key));
  return strange === undefined ? ok(body) : refused(`${expected}; ${shortened(strange)} is none of them`);
};

/** `{"state":true}` and the like. */
export const expectTrue = ({ name, body }: NamedRequest): Result<true, string> =>
  body === true ? ok(true) : refused(`${name}: expected true, not ${kindOf(body)}`);
