import { deal, fromSeed } from '@jamaica/chance';
import { GameUnderWay, ok, type Result, type Rng, refused, type Seat, type State } from '@jamaica/rules';
import { readPosition } from '@jamaica/rules/position';
import { type Fields, readRules, readSetup } from '@jamaica/rules/record';
import { wordsFor } from '@jamaica/words/terminal';
import { explain } from '../explain.ts';
import { readFields } from './fields.ts';

// The protocol is for programs: its errors are in English, whatever the user speaks.
export const ENGLISH = wordsFor('en');

/** A new game before its first step. */
export interface Opening {
  readonly begun: GameUnderWay;
  /** What its dice come from; null when they are told. */
  readonly dice: Rng | null;
}

/** The position in a field of a request. */
const readState = (name: string, position: unknown): Result<State, string> => {
  if (typeof position !== 'string') return refused(`${name}: expected a position that is a string`);
  const state = readPosition(position);
  return state.ok
    ? state
    : refused(`${name}: expected a position that a game can come to: its ${state.error.field} cannot be`);
};

/** A seed that may be missing. */
export const readSeed = (name: string, seed: unknown): Result<Rng | null, string> => {
  if (seed === undefined) return ok(null);
  return typeof seed === 'string' ? ok(fromSeed(seed)) : refused(`${name}: expected a seed that is a string`);
};

/** A game that goes on from a position. */
export const openPosition = (
  name: string,
  { position, seed, ...others }: Fields,
  people: readonly Seat[] = [],
): Result<Opening, string> => {
  const strange = Object.keys(others)[0];
  if (strange !== undefined)
    return refused(`${name}: a position says everything but the seed: expected no ${strange} beside it`);
  if (typeof position !== 'string') return refused(`${name}: expected a position that is a string`);
  const dice = readSeed(name, seed);
  if (!dice.ok) return dice;
  const state = readState(name, position);
  return state.ok ? ok({ begun: GameUnderWay.from(state.value, people), dice: dice.value }) : state;
};

/** A game from its beginning, by a seed or a script. */
export const openGame = (fields: Fields, people: readonly Seat[] = []): Result<Opening, string> => {
  const rules = readRules(fields);
  if (!rules.ok) return refused(`new: ${explain(rules.error, ENGLISH)}`);
  const { seed, script } = fields;
  if ((seed === undefined) === (script === undefined)) return refused('new: expected exactly one of seed and script');
  if (typeof seed === 'string') {
    const dice = fromSeed(seed);
    return ok({ begun: GameUnderWay.begin(rules.value, deal(rules.value, dice), people), dice });
  }
  if (seed !== undefined) return refused('new: expected a seed that is a string');
  const read = readFields({ name: 'new', body: script }, ['captain', 'pile', 'removed', 'decks']);
  if (!read.ok) return read;
  const setup = readSetup(rules.value, read.value);
  return setup.ok
    ? ok({ begun: GameUnderWay.begin(rules.value, setup.value, people), dice: null })
    : refused(`new: script: ${explain(setup.error, ENGLISH)}`);
};
