import { ASKS, type Verb } from '@jamaica/messages';
import type { Rng } from '@jamaica/rules';
import { isFields } from '@jamaica/rules/record';

const oneOf = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

const VERBS = Object.keys(ASKS).filter((verb): verb is Verb => Object.hasOwn(ASKS, verb));
const KEYS = [
  'table',
  'seat',
  'seats',
  'word',
  'choice',
  'decision',
  'since',
  '__proto__',
  'constructor',
  'toString',
  '',
];

/** Things that no field expects, or that fields of another kind do. */
const ODDITIES: readonly unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e308,
  2 ** 53,
  -(2 ** 31) - 1,
  '',
  'a'.repeat(300),
  '\u0000',
  '\u202e\u200b',
  '\ud800',
  '../../keys.json',
  "'; DROP TABLE entries; --",
  '{"$ne":null}',
  [],
  {},
  [[[[]]]],
  { length: 1e9 },
  { toString: 1, valueOf: 2, hasOwnProperty: 3 },
];

/** What a message about a table may look like when everything about it is right. */
const sound = (table: string, rng: Rng): Record<Verb, object> => ({
  watch: { table, since: rng.below(2) ? null : rng.below(100) },
  unwatch: { table },
  follow: rng.below(2) ? {} : { heard: { [table]: rng.below(100) } },
  sit: { table, seat: rng.below(6), pirate: null },
  rise: { table },
  swap: { table, seats: [0, 1] },
  remove: { table, seat: rng.below(6) },
  bot: { table, seat: rng.below(6), level: 'captain' },
  invite: { table, seat: rng.below(6), person: 'nobodynobodynobo' },
  ready: { table, word: 'tide' },
  seal: { table, seal: 'ab'.repeat(32) },
  open: { table, word: 'tide' },
  unready: { table },
  start: { table },
  choose: { table, decision: rng.below(100), choice: oneOf(['forward/food', 'to:5', '1/2', 'none', 'gold:3'], rng) },
  orders: { table, orders: { defend: 1, payFrom: null, lane: 'port', overboard: ['food'] } },
  leave: { table },
  back: { table },
  say: { table, text: 'ahoy' },
  phrase: { table, phrase: 'ahoy' },
  phrases: { table, only: true },
  rematch: { table },
  claim: { table, seat: rng.below(6) },
  grant: { table, code: 'BCDF', give: rng.below(2) === 0 },
  show: { table, screen: { paused: false, speed: 'normal', volume: 0.5, language: null } },
  look: { table, card: rng.below(2) ? null : 'forward/food' },
  ping: {},
});

/** A sound message. */
export const message = (table: string, id: number, rng: Rng): object => {
  const verb = oneOf(VERBS, rng);
  return { id, [verb]: sound(table, rng)[verb] };
};

/** Something else in place of one thing somewhere in it. */
const replaced = (input: unknown, rng: Rng): unknown => {
  if (Array.isArray(input) && input.length > 0 && rng.below(4) > 0) {
    const at = rng.below(input.length);
    return input.map((each, index) => (index === at ? replaced(each, rng) : each));
  }
  if (isFields(input) && Object.keys(input).length > 0 && rng.below(4) > 0) {
    const at = oneOf(Object.keys(input), rng);
    switch (rng.below(4)) {
      case 0: // one less
        return Object.fromEntries(Object.entries(input).filter(([key]) => key !== at));
      case 1: // one more, or one that is called otherwise
        return { ...input, [oneOf(KEYS, rng)]: oneOf(ODDITIES, rng) };
      default:
        return Object.fromEntries(
          Object.entries(input).map(([key, each]) => [key, key === at ? replaced(each, rng) : each]),
        );
    }
  }
  return rng.below(8) === 0 ? nested(1 + rng.below(1500)) : oneOf(ODDITIES, rng);
};

const nested = (depth: number): unknown => {
  let inside: unknown = {};
  for (let level = 0; level < depth; level++) inside = level % 2 ? [inside] : { a: inside };
  return inside;
};

/** Letters exchanged, left out, doubled or cut off. */
export const scratched = (text: string, rng: Rng): string => {
  const at = rng.below(text.length);
  switch (rng.below(4)) {
    case 0:
      return text.slice(0, at);
    case 1:
      return text.slice(0, at) + text.slice(at + 1);
    case 2:
      return text.slice(0, at) + String.fromCharCode(rng.below(0xd800)) + text.slice(at + 1);
    default:
      return text.slice(0, at) + text.slice(rng.below(text.length));
  }
};

/** JSON in which a key is named twice, or that names what every object has. */
const forged = (text: string, rng: Rng): string =>
  text.replace(/^\{/, `{"${oneOf(KEYS, rng)}":${JSON.stringify(oneOf(ODDITIES, rng))},`);

/** A message after something happened to it. */
export const mangled = (input: object, rng: Rng): string => {
  const text = JSON.stringify(input);
  switch (rng.below(4)) {
    case 0:
      return scratched(text, rng);
    case 1:
      return forged(text, rng);
    default:
      return JSON.stringify(replaced(input, rng)) ?? '';
  }
};
