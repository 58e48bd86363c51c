import { commitment, fromSeed } from '@jamaica/chance';
import type { ClockTerms, Terms } from '@jamaica/messages';
import type { Rules, Seat } from '@jamaica/rules';
import { optionsOf } from '@jamaica/rules';
import { READING } from '@jamaica/rules/record';
import { dealt, fallen } from '../src/fairness/dice.ts';
import { PIRATES } from '../src/log/stored.ts';
import { ask, type Guest, type Request } from '../src/table/ask.ts';
import { fold, happened } from '../src/table/fold.ts';
import { answer } from '../src/table/sailing.ts';
import type { Change, Happening, Table } from '../src/table/table.ts';
import { ANNE, PEOPLE, TERMS } from './people.ts';

export const SECRET = '5ea'.padEnd(64, '0');

/** A table after something more has happened, a second later. */
export const withFact = (table: Table, what: Happening): Change =>
  happened(table, what, { number: table.number + 1, at: table.at + 1000, after: 1000 });

const opening = (terms: Terms): Change =>
  fold('table', null, {
    kind: 'opened',
    host: ANNE.person,
    terms,
    commitment: commitment(SECRET),
    rematchOf: null,
    number: 1,
    at: 1000,
  });

/** A table that Anne has opened. */
export const opened = (terms = TERMS): Table => opening(terms).table;

/** The table after somebody asked for something, or why it was refused. */
export const asked = (table: Table, who: Guest, request: Request): Table | string => {
  const facts = ask(table, who, request, SECRET);
  return facts.ok ? facts.value.reduce((before, fact) => withFact(before, fact).table, table) : facts.error;
};

const LIVE: ClockTerms = { kind: 'live', decision: 30, reserve: 60 };

/** Everything that happens until people sit in all seats and the game has begun. */
const beginning = (rules: Rules, clock: ClockTerms): Change[] => {
  const people = PEOPLE.slice(0, rules.players);
  const facts: Happening[] = [
    ...people.flatMap(({ person, name }, seat): Happening[] => [
      { kind: 'sat', seat, sitter: { kind: 'person', person, name, pirate: PIRATES[seat] } },
      { kind: 'ready', seat, word: name },
    ]),
    {
      kind: 'started',
      reading: READING,
      setup: {
        ...dealt(
          rules,
          SECRET,
          people.map(({ name }) => name),
        ),
      },
    },
  ];
  const changes = [opening({ ...TERMS, rules, clock })];
  for (const fact of facts) changes.push(withFact(changes[changes.length - 1].table, fact));
  return changes;
};

/** People in all seats, and the game begun. */
export const begun = (rules: Rules): Table => {
  const changes = beginning(rules, LIVE);
  return changes[changes.length - 1].table;
};

/** A seat's choice. */
export const chosen = (table: Table, seat: Seat, choice: string): Change => {
  const facts = answer(table, seat, choice);
  if (!facts.ok) throw new Error(facts.error);
  return withFact(table, facts.value[0]);
};

export const optionsAt = ({ game }: Table, seat: Seat): string[] => (game ? optionsOf(game.state, seat) : []);

/** Everything that happens in a game of arbitrary choices, from the opening of the table to the end. */
export function* happening(rules: Rules, seed: string, clock = LIVE): Generator<Change> {
  const rng = fromSeed(seed);
  const first = beginning(rules, clock);
  yield* first;
  let { table } = first[first.length - 1];
  while (table.stage === 'sailing' && table.game) {
    const { game } = table;
    let change: Change;
    if (game.asked.length === 0) {
      change = withFact(table, { kind: 'played', played: fallen(game.state, SECRET, game.words, game.chances + 1) });
    } else {
      const { seat } = game.asked[rng.below(game.asked.length)];
      const options = optionsAt(table, seat);
      change = chosen(table, seat, options[rng.below(options.length)]);
    }
    yield change;
    table = change.table;
  }
}

/** The tables of such a game, one after each step. */
export function* sailed(rules: Rules, seed: string): Generator<Table> {
  for (const { table } of happening(rules, seed)) if (table.stage === 'sailing') yield table;
}
