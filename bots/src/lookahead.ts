import { fromSeed, happen } from '@jamaica/chance';
import { isOver, type Rng, type Seat, type View } from '@jamaica/rules';
import { writeChoice } from '@jamaica/rules/notation';
import {
  blank,
  CARD,
  type Code,
  choiceOf,
  copyInto,
  type Draft,
  decisionKind,
  hasChosen,
  imaginer,
  list,
  optionBuffer,
  phaseOf,
  play,
  players,
  ROUND,
} from '@jamaica/rules/search';
import type { Attempt } from './attempt.ts';
import { type Budget, limit } from './budget.ts';
import { isFutile } from './firing.ts';
import { quickCard, quickChoice } from './policy.ts';
import { inStyle, type Style } from './style.ts';
import { isWasted } from './unseen.ts';

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

/** How far a bot looks: this many rounds on, and what it thinks of the game it then sees. */
export interface Sight {
  readonly rounds: number;
  readonly judge: Judge;
}

/** What is done to a game that was dealt before options are tried in it. */
export type Prepare = (game: Draft, seat: Seat, rng: Rng) => void;
const asDealt: Prepare = () => undefined;

/** Hears what became of each option in each game that was imagined, options by their place in the view. */
export type Heard = (option: number, worth: number) => void;

/**
 * Deals itself games that fit the view, and attempts each option in each of them; returns in how many. All options
 * are tried in the same games with the same dice, so that their differences are not those of luck.
 */
export const tryAll = (
  attempt: Attempt,
  view: View,
  seat: Seat,
  budget: Budget,
  rng: Rng,
  prepare: Prepare,
  heard: Heard,
): number => {
  const deal = imaginer(view);
  const enough = limit(budget);
  let tries = 0;
  do {
    deal(world, rng);
    prepare(world, seat, rng);
    const luck = `${rng.below(LUCK)}/${rng.below(LUCK)}`;
    const options = Array.from(codes.subarray(0, list(world, seat, codes)));
    for (const [index, code] of options.entries()) {
      copyInto(game, world);
      heard(index, attempt(game, seat, code, fromSeed(luck)));
    }
    tries++;
  } while (!enough(tries));
  return tries;
};

/** Weighs a seat's options by what became of them on average. */
export const weighBy = (
  attempt: Attempt,
  view: View,
  seat: Seat,
  budget: Budget,
  rng: Rng,
  prepare: Prepare = asDealt,
): Weighed[] => {
  const sums = view.options.map(() => 0);
  const tries = tryAll(attempt, view, seat, budget, rng, prepare, (option, worth) => {
    sums[option] += worth;
  });
  return weighed(seat, sums, tries);
};

/** Weighs them by playing on for this many rounds. */
export const weigh = (view: View, seat: Seat, sight: Sight, budget: Budget, rng: Rng, style?: Style): Weighed[] =>
  weighBy(
    inStyle((game, seat, code, rng) => tryOut(game, seat, code, sight, rng), style),
    view,
    seat,
    budget,
    rng,
  );

const LUCK = 65_536;

const weighed = (seat: Seat, sums: readonly number[], tries: number): Weighed[] => {
  list(world, seat, codes);
  return sums.map((sum, index) => ({
    option: writeChoice(choiceOf(world, codes[index])),
    worth: isPointless(world, codes[index]) ? Number.NEGATIVE_INFINITY : sum / tries,
    tries,
  }));
};

/** What nobody would do, however the imagined games turned out. */
const isPointless = (game: Draft, code: Code): boolean => {
  switch (decisionKind(phaseOf(game))) {
    case 'powder':
      return isFutile(game, code);
    case 'loot':
      return isWasted(game, code);
    default:
      return false; // the imagined games have the last word, in decisions of a new kind too
  }
};

/** What an option comes to: how the game looks after this round and, for a bot that sees farther, how it looks in the end. */
const tryOut = (game: Draft, seat: Seat, code: Code, { rounds, judge }: Sight, rng: Rng): number => {
  const now = game.cells[ROUND];
  play(game, seat, code);
  playTo(game, now + 1, rng);
  // The near end of the road is seen clearly, the far end is what counts: the one steadies the other.
  const near = judge(game, seat);
  if (rounds === 1) return near;
  playTo(game, now + rounds, rng);
  return near + judge(game, seat);
};

/** Plays a game on by quick judgement until this round begins, or to its end. */
export const playTo = (game: Draft, round: number, rng: Rng): void => {
  while (!isOver(game) && game.cells[ROUND] < round) step(game, rng);
};

/** Plays a game to its end by quick judgement. */
export const playOut = (game: Draft, rng: Rng): void => {
  while (!isOver(game)) step(game, rng);
};

/** One step of a game played out by quick judgement. */
export const step = (game: Draft, rng: Rng): void => {
  if (game.count > 0) play(game, 0, quickChoice(game, rng));
  else if (phaseOf(game) === CARD) chooseCards(game, rng);
  else happen(game, rng);
};

const chooseCards = (game: Draft, rng: Rng): void => {
  // The last card sets the round going; a seat that has revealed its card no longer has one chosen.
  for (let seat = 0; seat < players(game) && phaseOf(game) === CARD; seat++)
    if (!hasChosen(game, seat)) play(game, seat, quickCard(game, seat, rng));
};
