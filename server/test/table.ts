import { commitment, fromSeed } from '@jamaica/chance';
import type { Rules, Seat } from '@jamaica/rules';
import { optionsOf } from '@jamaica/rules';
import { dealt, fallen } from '../src/fairness/dice.ts';
import type { Fact } from '../src/log/entry.ts';
import { ask, type Guest, type Request } from '../src/table/ask.ts';
import { fold } from '../src/table/fold.ts';
import { answer } from '../src/table/sailing.ts';
import type { Change, Table } from '../src/table/table.ts';
import { ANNE, PEOPLE, TERMS } from './people.ts';

export const SECRET = '5ea'.padEnd(64, '0');

/** A table after one more fact, a second later. */
export const withFact = (table: Table, fact: Fact): Change =>
  fold(table.id, table, { ...fact, number: table.number + 1, at: table.at + 1000 });

/** A table that Anne has opened. */
export const opened = (terms = TERMS): Table =>
  fold('table', null, {
    kind: 'opened',
    host: ANNE.person,
    terms,
    commitment: commitment(SECRET),
    rematchOf: null,
    number: 1,
    at: 1000,
  }).table;

/** The table after somebody asked for something, or why it was refused. */
export const asked = (table: Table, who: Guest, request: Request): Table | string => {
  const facts = ask(table, who, request, SECRET);
  return facts.ok ? facts.value.reduce((before, fact) => withFact(before, fact).table, table) : facts.error;
};

/** People in all seats, and the game begun. */
export const begun = (rules: Rules): Table => {
  const words = PEOPLE.slice(0, rules.players).map(({ name }) => name);
  const facts = PEOPLE.slice(0, rules.players).flatMap(({ person, name }, seat): Fact[] => [
    {
      kind: 'sat',
      seat,
      sitter: {
        kind: 'person',
        person,
        name,
        pirate: (['anne', 'mary', 'samuel', 'john', 'olivier', 'edward'] as const)[seat],
      },
    },
    { kind: 'ready', seat, word: name },
  ]);
  const started: Fact = { kind: 'started', setup: { ...dealt(rules, SECRET, words) } };
  return [...facts, started].reduce(
    (before, fact) => withFact(before, fact).table,
    opened({ ...TERMS, rules, clock: { kind: 'live', decision: 30, reserve: 60 } }),
  );
};

/** A seat's choice. */
export const chosen = (table: Table, seat: Seat, choice: string): Change => {
  const facts = answer(table, seat, choice);
  if (!facts.ok) throw new Error(facts.error);
  return withFact(table, facts.value[0]);
};

export const optionsAt = ({ game }: Table, seat: Seat): string[] => (game ? optionsOf(game.state, seat) : []);

/** The tables of a game of arbitrary choices, one after each step. */
export function* sailed(rules: Rules, seed: string): Generator<Table> {
  const rng = fromSeed(seed);
  let table = begun(rules);
  while (table.stage === 'sailing' && table.game) {
    yield table;
    const { game } = table;
    if (game.asked.length === 0) {
      table = withFact(table, { kind: 'step', step: fallen(game.state, SECRET, game.words, game.chances + 1) }).table;
    } else {
      const { seat } = game.asked[rng.below(game.asked.length)];
      const options = optionsAt(table, seat);
      table = chosen(table, seat, options[rng.below(options.length)]).table;
    }
  }
}
