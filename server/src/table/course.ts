import {
  type Chance,
  type Decided,
  isOver,
  playAgain,
  questions,
  type Seat,
  type State,
  type Step,
} from '@jamaica/rules';
import { isTimed, reserveAfter, spent } from '../clock/clock.ts';
import type { Absence, Entry } from '../log/entry.ts';
import { type Answered, type AskedSeat, type Change, type Game, isAllAway, type Table } from './table.ts';

/** What is open in a game, and since which entry. Seats that still have to choose a card were asked before. */
export const asking = (state: State, table: Table, before: Game | null): Pick<Game, 'decision' | 'asked'> => {
  const open = questions(state);
  const isSameRound =
    before !== null && open.length > 0 && open.every(({ seat, kind }) => isCardOf(before, seat, kind));
  if (open.length === 0) return { decision: null, asked: [] };
  if (isSameRound)
    return {
      decision: before.decision,
      asked: before.asked.filter(({ seat }) => open.some(each => each.seat === seat)),
    };
  return { decision: table.number, asked: open.map(each => ({ ...each, since: table.at })) };
};

// Only cards are asked of several at once, and a new round never begins without a roll, in which nothing is open.
const isCardOf = (before: Game, seat: Seat, kind: AskedSeat['kind']): boolean =>
  kind === 'card' && before.asked.some(each => each.seat === seat && each.kind === 'card');

export const answeredBy = (players: number): readonly (Answered | null)[] =>
  Array.from({ length: players }, () => null);

const sailing = ({ id, game }: Table): Game => {
  if (!game) throw new Error(`table ${id} has not set sail`);
  return game;
};

/** The table after a step that was written down; its number and time are those of the step. */
export const stepped = (table: Table, said: Decided | Chance): Pick<Change, 'table' | 'step'> => {
  const again = playAgain(sailing(table).state, said);
  if (!again.ok) throw new Error(`step ${table.number} of ${table.id} was refused: ${again.error.why}`);
  return played(table, again.value);
};

/** The table after a step of its game that has just been played. */
export const played = (table: Table, step: Step): Pick<Change, 'table' | 'step'> => {
  const game = sailing(table);
  const { state, step: said } = step;
  const next: Game = {
    ...game,
    state,
    chances: game.chances + ('decide' in said ? 0 : 1),
    past: table.day === null || 'decide' in said ? game.past : [...game.past, said],
    ...asking(state, table, game),
    answered: 'decide' in said ? noted(game, said) : game.answered,
  };
  return {
    table: {
      ...table,
      stage: isOver(state) ? 'over' : 'sailing',
      berths: 'decide' in said ? charged(table, game, said.seat) : table.berths,
      game: next,
    },
    step,
  };
};

const noted = (game: Game, { seat, choice }: Decided): Game['answered'] =>
  game.decision === null ? game.answered : game.answered.with(seat, { decision: game.decision, choice });

/** A person who took longer than a decision may take has drawn on their reserve. */
const charged = (table: Table, game: Game, seat: Seat): Table['berths'] => {
  const berth = table.berths[seat];
  const asked = game.asked.find(each => each.seat === seat);
  if (!berth || !asked || !isTimed(berth)) return table.berths;
  const reserve = reserveAfter(table.terms.clock, berth.reserve, spent(asked, table.at));
  return reserve === berth.reserve ? table.berths : table.berths.with(seat, { ...berth, reserve });
};

/** A bot plays for somebody. If their time was up, their reserve is used up. */
export const stoodIn = (table: Table, seat: Seat, why: Absence): Table => {
  const berth = table.berths[seat];
  if (!berth) return table;
  const reserve = why === 'time' ? 0 : berth.reserve;
  return { ...table, berths: table.berths.with(seat, { ...berth, absent: why, reserve }) };
};

/**
 * Somebody takes over again. A player whose time was up begins anew, and so does everybody where no one else was left: such a game
 * sleeps. Leaving does not stop the clock: while the bot was busy elsewhere, they could think.
 */
export const returned = (table: Table, seat: Seat): Table => {
  const berth = table.berths[seat];
  if (!berth) return table;
  const isNew = berth.absent === 'time' || isAllAway(table);
  const after = isNew ? retimed(table, seat, asked => ({ ...asked, since: table.at })) : table;
  return { ...after, berths: table.berths.with(seat, { ...berth, absent: null }) };
};

/** Somebody who takes a seat over has as long to think as everybody else. */
export const askedAnew = (table: Table, seat: Seat): Table =>
  retimed(table, seat, asked => ({ ...asked, since: table.at }));

/** How long after the entry before this one was written. */
export const timeBefore = (table: Table, { at, after }: Pick<Entry, 'at' | 'after'>): number =>
  after ?? Math.max(0, at - table.at);

/**
 * The table at its next entry: its number, and its date. Where the date has jumped since the last one, everything that counts from a date
 * jumps along, so that nobody has thought for longer or shorter than they have.
 */
export const dated = (table: Table, entry: Pick<Entry, 'number' | 'at' | 'after'>): Table => {
  // An older version never wrote a date before the last one: what was asked then counts from there.
  const jump = entry.after === undefined ? 0 : entry.at - table.at - entry.after;
  const moved = jump === 0 ? table : retimed(table, null, asked => ({ ...asked, since: asked.since + jump }));
  const calledAt = table.calledAt === null ? null : table.calledAt + jump;
  return { ...moved, calledAt, number: entry.number, at: entry.at };
};

/** Milliseconds that count against nobody. */
export const missed = (table: Table, milliseconds: number): Table =>
  retimed(table, null, asked => ({ ...asked, since: Math.min(table.at, asked.since + milliseconds) }));

const retimed = (table: Table, seat: Seat | null, change: (asked: AskedSeat) => AskedSeat): Table => {
  const { game } = table;
  if (!game) return table;
  const asked = game.asked.map(each => (seat === null || each.seat === seat ? change(each) : each));
  return { ...table, game: { ...game, asked } };
};
