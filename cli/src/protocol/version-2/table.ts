import { supply } from '@jamaica/chance';
import {
  cardsToShuffle,
  type GameUnderWay,
  needOf,
  ok,
  outcomesOf,
  type Refusal,
  type Result,
  type Rng,
  refused,
  type Seat,
} from '@jamaica/rules';
import { isChance, phaseOf } from '@jamaica/rules/search';
import { listOptionIds } from '@jamaica/rules/tensor';
import { explain } from '../../explain.ts';
import { isSeat, seatsOf } from '../asking.ts';
import { expectTrue, type NamedRequest, readFields } from '../fields.ts';
import { ENGLISH, type Opening } from '../opening.ts';

/** A game and what its dice come from; null when they are told. It never changes: a step makes another table. */
export interface Table {
  readonly game: GameUnderWay;
  readonly dice: Rng | null;
}

/** Lets the dice fall that are this table's own. */
export const opened = ({ begun, dice }: Opening): Table => ({ game: fallen(begun, dice), dice });

const fallen = (game: GameUnderWay, dice: Rng | null): GameUnderWay =>
  dice ? game.letFall(state => supply(state, dice)) : game;

const after = ({ dice }: Table, taken: Result<GameUnderWay, Refusal>): Result<Table, string> =>
  taken.ok ? ok({ game: fallen(taken.value, dice), dice }) : refused(explain(taken.error, ENGLISH));

/** A choice by its text, by its place among the options, or by its number. */
export const play = (table: Table, asked: NamedRequest): Result<Table, string> => {
  const fields = readFields(asked, ['seat', 'kind', 'choice', 'index', 'option']);
  if (!fields.ok) return fields;
  const { game } = table;
  const seat = readDecider(game, fields.value.seat);
  if (!seat.ok) return seat;
  const { choice, index, option } = fields.value;
  if ([choice, index, option].filter(each => each !== undefined).length !== 1)
    return refused('play: expected exactly one of choice, index and option');
  const open = game.open.find(each => each.seat === seat.value);
  // Without an open decision the game itself says what it waits for.
  const kind = fields.value.kind ?? open?.kind;
  if (choice !== undefined || open === undefined) return after(table, game.answer({ kind, seat: seat.value, choice }));
  const at = index !== undefined ? index : indexOf(game, seat.value, option);
  if (typeof at !== 'number' || !Object.hasOwn(open.options, at))
    return refused(
      index !== undefined
        ? `play: expected an index from 0 to ${open.options.length - 1}`
        : 'play: expected the number of an option that is open now',
    );
  return after(table, game.answer({ kind, seat: seat.value, choice: open.options[at] }));
};

/** Who decides, where it need not be said. */
const readDecider = (game: GameUnderWay, seat: unknown): Result<Seat, string> => {
  if (isSeat(game, seat)) return ok(seat);
  if (seat !== undefined) return refused(`play: expected ${seatsOf(game)}`);
  return game.open.length > 1
    ? refused(`play: several seats are asked: expected ${seatsOf(game)}`)
    : ok(game.open[0]?.seat ?? 0);
};

const ids = new Int16Array(256);
const indexOf = (game: GameUnderWay, seat: Seat, option: unknown): number => {
  const count = listOptionIds(game.state, seat, ids);
  return typeof option === 'number' ? ids.subarray(0, count).indexOf(option) : -1;
};

/** What fell elsewhere. */
export const settle = (table: Table, asked: NamedRequest): Result<Table, string> => {
  const fields = readFields(asked, ['roll', 'dice', 'face', 'ship', 'reroll', 'shuffle', 'deck']);
  if (!fields.ok) return fields;
  if (table.dice) return refused('chance: this game rolls its own dice from its seed');
  return after(table, table.game.settle(fields.value));
};

/** The last choice is taken back, by the one rule there is for it: nobody chooses again knowing more. */
export const undo = (table: Table, asked: NamedRequest): Result<Table, string> => {
  const isAsked = expectTrue(asked);
  if (!isAsked.ok) return isAsked;
  const before = table.game.takeBack();
  return before
    ? ok({ ...table, game: before })
    : refused('undo: there is no choice to take back: what was chosen stands once somebody has seen what followed');
};

/** What can fall next, and how likely it is. */
export const chances = ({ game }: Table): Result<object, string> => {
  if (!isChance(phaseOf(game.state)))
    return refused('chances: this game does not wait for chance: a game without a seed does, before every roll');
  const likely = outcomesOf(game.state);
  if (likely) return ok({ chances: likely.map(({ outcome, probability }) => ({ chance: outcome, probability })) });
  // Every order is equally likely, and there are too many to list.
  return ok({ chances: null, ...needOf(game.state), cards: cardsToShuffle(game.state) });
};
