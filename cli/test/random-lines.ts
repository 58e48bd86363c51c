import { fromSeed } from '@jamaica/chance';
import { DECISIONS, type Rng } from '@jamaica/rules';

const anyOf = <T>(list: readonly T[], rng: Rng): T => list[rng.below(list.length)];

const SCRAPS = [
  '{',
  '}',
  '[',
  ']',
  '"',
  ':',
  ',',
  'null',
  'true',
  '-1',
  '1e999',
  '\\u0000',
  'new',
  'play',
  'é',
  '🏴‍☠️',
  ' ',
];
const CHOICES = [
  '5/2',
  'forward/food',
  'gold/gold',
  'to:17',
  'to:0@1',
  'nothing',
  '0',
  'keep',
  'leave:',
  'ship:1',
  'x',
];
const VALUES: readonly unknown[] = [null, true, false, 0, 1, 2, -1, 1.5, '', 'x', [], {}, [[]], 'abc', 1e308];

const nonsense = (rng: Rng): string => Array.from({ length: rng.below(12) }, () => anyOf(SCRAPS, rng)).join('');

/** A request that may be right, half right or not right at all. */
const request = (rng: Rng): unknown => {
  const value = (): unknown => anyOf(VALUES, rng);
  switch (rng.below(10)) {
    case 0:
      return {
        new: { edition: anyOf(['2007', '2021', 7], rng), players: rng.below(8), ghost: rng.below(2) === 0, seed: 's' },
      };
    case 1:
      return { new: { edition: '2021', players: 4, ghost: true, seed: value() } };
    case 2:
    case 3:
    case 4:
      return { play: { kind: anyOf(DECISIONS, rng), seat: rng.below(6), choice: anyOf(CHOICES, rng) } };
    case 5:
      return {
        chance: { roll: anyOf(['action', 'combat', 'shortage', 1], rng), dice: [rng.below(8), 2], face: value() },
      };
    case 6:
      return { view: value() };
    case 7:
      return { bot: { level: anyOf(['random', 'deckhand', 'whale', 1], rng), seat: value() } };
    case 8:
      return { [anyOf(['state', 'record', 'quit!', '__proto__', 'toString'], rng)]: value() };
    default:
      return value();
  }
};

/** Endless lines of every kind of sense and nonsense; never one that ends the program. */
export function* randomLines(seed: string): Generator<string> {
  const rng = fromSeed(seed);
  for (;;) {
    if (rng.below(3) === 0) yield nonsense(rng);
    else yield JSON.stringify(request(rng)) ?? '';
  }
}
