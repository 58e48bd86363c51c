import { happen } from '@jamaica/chance';
import {
  blank,
  type Code,
  cell,
  choiceOf,
  copyInto,
  type Draft,
  hasChosen,
  imaginer,
  isOver,
  list,
  optionBuffer,
  phase,
  phaseOf,
  play,
  players,
  type Rng,
  type Seat,
  type View,
  writeChoice,
} from '@jamaica/rules';
import { quickCard, quickChoice } from './policy.ts';

const CARD = phase('card');
const ROUND = cell('round');

/** How long a bot may think: so many imagined games, or so many milliseconds. */
export type Budget = { readonly games: number } | { readonly milliseconds: number };

/** An option and how it turned out, on average, in the games that were imagined. */
export interface Weighed {
  readonly option: string;
  readonly worth: number;
  readonly tries: number;
}

const world = blank();
const game = blank();
const codes = optionBuffer();

/** How a game looks to a seat. */
export type Judge = (game: Draft, seat: Seat) => number;

/** How far a bot looks: so many rounds on, and what it thinks of the game it then sees. */
export interface Sight {
  readonly rounds: number;
  readonly judge: Judge;
}

/**
 * Weighs a seat's options: deals itself games that fit the view, carries each option out in each of them, and plays on
 * for so many rounds. All options are tried in the same games, so that their differences are not those of the deals.
 */
export const weigh = (view: View, seat: Seat, sight: Sight, budget: Budget, rng: Rng): Weighed[] => {
  const deal = imaginer(view);
  const sums = view.options.map(() => 0);
  const enough = limit(budget);
  let tries = 0;
  do {
    deal(world, rng);
    const count = list(world, seat, codes);
    const options = Array.from(codes.subarray(0, count));
    for (const [index, code] of options.entries()) sums[index] += tryOut(seat, code, sight, rng);
    tries++;
  } while (!enough(tries));
  list(world, seat, codes);
  return sums.map((sum, index) => ({
    option: writeChoice(choiceOf(world, codes[index])),
    worth: sum / tries,
    tries,
  }));
};

const limit = (budget: Budget): ((tries: number) => boolean) => {
  if ('games' in budget) return tries => tries >= budget.games;
  const end = performance.now() + budget.milliseconds;
  return () => performance.now() >= end;
};

const tryOut = (seat: Seat, code: Code, { rounds, judge }: Sight, rng: Rng): number => {
  copyInto(game, world);
  const last = game.cells[ROUND] + rounds;
  play(game, seat, code);
  while (!isOver(phaseOf(game)) && game.cells[ROUND] < last) step(game, rng);
  return judge(game, seat);
};

/** One step of a game played out by quick judgement. */
export const step = (game: Draft, rng: Rng): void => {
  if (game.count > 0) play(game, 0, quickChoice(game, rng));
  else if (phaseOf(game) === CARD) chooseCards(game, rng);
  else happen(game, rng);
};

const chooseCards = (game: Draft, rng: Rng): void => {
  // The last card sets the round going, and who has revealed theirs has none chosen any more.
  for (let seat = 0; seat < players(game) && phaseOf(game) === CARD; seat++)
    if (!hasChosen(game, seat)) play(game, seat, quickCard(game, seat, rng));
};
