import { fromSeed } from '@jamaica/chance';
import type { Rng, Seat, View } from '@jamaica/rules';
import {
  blank,
  type Code,
  copyInto,
  type Draft,
  imaginer,
  isWinner,
  list,
  optionBuffer,
  totalScore,
} from '@jamaica/rules/search';
import { type Budget, limit } from './budget.ts';
import { consequences } from './consequences.ts';
import { playOut } from './lookahead.ts';
import { type Reason, Tally } from './reasons.ts';
import { playTurn } from './turn.ts';
import { prospects } from './worth.ts';

/** An option and what became of it in the imagined games, all of them played to their end. */
export interface Advice {
  readonly option: string;
  /** Points against those of the best rival, and victory on top of them. */
  readonly worth: number;
  readonly winChance: number;
  readonly expectedScore: number;
  /** What follows within the turn, the weightiest first. */
  readonly reasons: readonly Reason[];
}

export interface Advising {
  readonly budget: Budget;
  readonly seed: string;
}

/**
 * The viewer's options, best first. Every option is tried in the same imagined games; with a budget of games the advice
 * depends on nothing but the view and the seed.
 */
export const advise = (view: View, { budget, seed }: Advising): Advice[] => {
  const { viewer, options } = view;
  if (viewer === null || options.length === 0) throw new Error('nothing is asked of this seat');
  const rng = fromSeed(seed);
  const deal = imaginer(view);
  const world = blank();
  const trials = options.map(option => new Trial(view, viewer, option));
  const enough = limit(budget);
  let games = 0;
  do {
    deal(world, rng);
    for (const [index, code] of codesOf(world, viewer).entries()) trials[index].play(world, code, rng);
    games++;
  } while (!enough(games));
  return trials.map(trial => trial.advice(games)).sort(byWhatIsSaid);
};

/** People are told whole percents and whole points: the first is the best by these, and only then by what they are not told. */
const byWhatIsSaid = (one: Advice, other: Advice): number =>
  Math.round(100 * other.winChance) - Math.round(100 * one.winChance) ||
  Math.round(other.expectedScore) - Math.round(one.expectedScore) ||
  other.worth - one.worth;

const codesOf = (world: Draft, seat: Seat): Code[] => {
  const codes = optionBuffer();
  return Array.from(codes.subarray(0, list(world, seat, codes)));
};

/** One option, tried in game after game. */
class Trial {
  readonly #view: View;
  readonly #seat: Seat;
  readonly #option: string;
  readonly #game = blank();
  readonly #tally = new Tally();
  #worth = 0;
  #wins = 0;
  #points = 0;

  constructor(view: View, seat: Seat, option: string) {
    this.#view = view;
    this.#seat = seat;
    this.#option = option;
  }

  play(world: Draft, code: Code, rng: Rng): void {
    const game = this.#game;
    copyInto(game, world);
    this.#tally.add(consequences(playTurn(game, this.#view, this.#seat, code, rng), this.#seat));
    playOut(game, rng);
    this.#worth += prospects(game, this.#seat);
    this.#points += totalScore(game, this.#seat);
    if (isWinner(game, this.#seat)) this.#wins++;
  }

  advice(games: number): Advice {
    return {
      option: this.#option,
      worth: this.#worth / games,
      winChance: this.#wins / games,
      expectedScore: this.#points / games,
      reasons: this.#tally.reasons(),
    };
  }
}
