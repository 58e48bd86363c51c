import { bot, type Level, type Skill } from '@jamaica/bots';
import { fromSeed } from '@jamaica/chance';
import type { Decision, DecisionKind, Rng, Rules, Seat, View } from '@jamaica/rules';
import { defaultCrew } from '@jamaica/words';
import { questionFor } from '../src/playing/game/question.ts';
import { LocalTable } from '../src/playing/table/local-table.ts';
import { readTable } from '../src/playing/table/saved-table.ts';
import type { Berth } from '../src/playing/table/table.ts';
import { STYLE_OF } from '../src/playing/talk/styles.ts';
import type { Stored } from './harness/visitors.ts';

/** A table that is laid in the browser's storage, so that a test knows its dice. */
export interface Laid {
  readonly rules: Rules;
  /** The seats of people; bots sit in the others. */
  readonly people: readonly Seat[];
  /** How well they play: so that a race comes to its end soon, unless told. */
  readonly bots?: Level;
  /** They are as strong as you, which is here on the scale of the levels, and each sails in its own style. */
  readonly skill?: Skill;
  readonly seed: string;
  /** Who plays it so far, for everybody: a bosun that looks once, unless told. */
  readonly by?: (view: View, rng: Rng) => string;
  /** The game is played to the first moment of which this is true; not at all unless given. */
  readonly until?: (table: LocalTable) => boolean;
}

/** Nobody thinks here: the table is only laid. */
const NOBODY = { think: () => new Promise<string>(() => undefined) };

const berthsOf = ({ rules, people, bots = 'bosun', skill }: Laid): readonly Berth[] =>
  defaultCrew(rules.players).map((sailor, seat) => ({
    ...sailor,
    name: people.includes(seat) && people.length > 1 ? `Mate ${seat + 1}` : null,
    bot: people.includes(seat) ? null : bots,
    ...(people.includes(seat) || skill === undefined ? {} : { skill, style: STYLE_OF[sailor.pirate] }),
  }));

/** What the seat is asked at a table. */
export const askedAt = (table: LocalTable, seats: readonly Seat[] = table.own): Decision | null =>
  questionFor(table.now, seats);

/** Until a seat, and nobody else, is asked for this: nothing happens before it answers. */
export const asks =
  (seat: Seat, kind: DecisionKind, since = 1) =>
  (table: LocalTable): boolean => {
    const { waiting, round } = table.now.view(null);
    const [asked, ...others] = 'decide' in waiting ? waiting.decide : [];
    return asked?.seat === seat && asked.kind === kind && others.length === 0 && round >= since;
  };

export const isOver = (table: LocalTable): boolean => 'over' in table.now.view(null).waiting;

/** No race is played sooner, and it is always the same. */
const quickBosun = (view: View, rng: Rng): string => bot('bosun').choose(view, rng, { games: 1 });

const playUntil = (table: LocalTable, { by = quickBosun }: Laid, isThere: (table: LocalTable) => boolean): void => {
  while (!isThere(table)) {
    const question = askedAt(table);
    if (!question) throw new Error('the game was over before it came to that');
    const choice = by(table.now.view(question.seat), fromSeed(`${table.now.number}`));
    const chosen = table.choose(question.seat, choice);
    if (!chosen.ok) throw new Error('a bot chose what it may not', { cause: chosen.error });
  }
};

/** The same table once more, for what nobody should see happen. */
export const copyOf = (record: object): LocalTable => {
  const table = readTable(record, NOBODY);
  if (!table) throw new Error('the record cannot be read');
  return table;
};

/** How many rounds before its end a game is taken up that is played to the end, but not from the beginning. */
const LAST_ROUNDS = 4;

/**
 * The same game, at the cards of one of its last rounds: by day most games that are sailed home by clicking begin there, at night all of them
 * where games begin.
 */
export const nearHome = (laid: Laid): Laid => {
  if (process.env.TEST_LONG) return laid;
  const last = copyOf(recordOf({ ...laid, until: isOver })).now.view(null).round;
  return {
    ...laid,
    until: table => table.now.view(null).round > last - LAST_ROUNDS && askedAt(table)?.kind === 'card',
  };
};

/** What a browser would have saved. */
export const recordOf = (laid: Laid): object => {
  const people = berthsOf(laid).map(berth => ({ ...berth, bot: null }));
  const table = LocalTable.begin(laid.rules, people, NOBODY, { kind: 'practice', seed: laid.seed });
  if (laid.until) {
    table.watch({ moved: () => undefined, rewound: () => undefined });
    playUntil(table, laid, laid.until);
  }
  return { ...table.record(), berths: berthsOf(laid) };
};

/** Nothing is waited for and nothing is heard. */
const SETTINGS = { speed: 'off', effects: 0, surf: 0 };

/** Settings, and a table if there is one, as a browser keeps them. */
export const lay = (laid: Laid | null, settings: object = {}): Stored => ({
  'jamaica.settings': JSON.stringify({ ...SETTINGS, ...settings }),
  ...(laid && { 'jamaica.table': JSON.stringify(recordOf(laid)) }),
});
