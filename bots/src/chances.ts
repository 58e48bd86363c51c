import { fromSeed } from '@jamaica/chance';
import type { Seat, State, View } from '@jamaica/rules';
import { writeChoice } from '@jamaica/rules/notation';
import {
  blank,
  type Code,
  choiceOf,
  copyInto,
  type Draft,
  decisionKind,
  imaginer,
  list,
  phaseOf,
  play,
  ROUND,
  shipCount,
} from '@jamaica/rules/search';
import { outcomeOf } from './foresight.ts';
import { playTo } from './lookahead.ts';
import { quickCard, quickChoice } from './policy.ts';

/** Numbers of every ship, summed over many games, and their squares: two of them can be added up. */
export interface Tally {
  readonly sum: readonly number[];
  readonly squares: readonly number[];
}

/** How likely each ship is to win. */
export interface Chances {
  readonly games: number;
  readonly now: Tally;
  /** By how much a choice changes that; null where none was asked about. */
  readonly change: Tally | null;
}

/** A decision that was made where the view was taken. */
export interface Made {
  readonly seat: Seat;
  readonly choice: string;
}

export interface Weighing {
  readonly games: number;
  readonly seed: string;
  readonly made: Made | null;
}

/** To the end of the round, and one more: there the admiral's net sees well, and it does not take long. */
const ROUNDS = 2;

const world = blank();
const game = blank();

/**
 * Every ship's chance to win as the admiral sees it: games that fit the view are played on for a while by quick judgement,
 * and judged by the net. Where a choice was made, it is held against what quick judgement would have chosen there, in
 * the same games with the same dice: where both choose alike the difference is nothing, and not a matter of luck.
 */
export const chances = (view: View, { games, seed, made }: Weighing): Chances => {
  const deal = imaginer(view);
  const now = new Sums(view.ships.length);
  const change = new Sums(view.ships.length);
  for (let index = 0; index < games; index++) {
    const luck = `${seed}/${index}`;
    deal(world, fromSeed(`${luck}/deal`));
    const usual = playedOn(made && quick(world, made.seat, luck), made, luck);
    now.add(usual);
    if (!made) continue;
    const chosen = playedOn(codeOf(world, made), made, luck);
    change.add(chosen.map((chance, ship) => chance - usual[ship]));
  }
  return { games, now: now.tally(), change: made ? change.tally() : null };
};

/** The chances after a first choice, if there is one, and two rounds. */
const playedOn = (code: Code | null, made: Made | null, luck: string): readonly number[] => {
  copyInto(game, world);
  const round = game.cells[ROUND];
  if (made && code !== null) play(game, made.seat, code);
  playTo(game, round + ROUNDS, fromSeed(luck));
  return chancesIn(game);
};

const quick = (game: Draft, seat: Seat, luck: string): Code => {
  const rng = fromSeed(`${luck}/first`);
  if (decisionKind(phaseOf(game)) === 'card') return quickCard(game, seat, rng);
  game.count = list(game, seat, game.options);
  return quickChoice(game, rng);
};

const codeOf = (game: Draft, { seat, choice }: Made): Code => {
  const count = list(game, seat, game.options);
  const found = game.options.subarray(0, count).find(code => writeChoice(choiceOf(game, code)) === choice);
  if (found === undefined) throw new Error(`${choice} cannot be chosen here`);
  return found;
};

/** The net looks at one ship at a time: together the ships win once. The Ghost Ship, which it never was, has the rest. */
const chancesIn = (game: State): readonly number[] => {
  const ships = Array.from({ length: shipCount(game) }, (_, ship) => ship);
  const seen = ships.map(ship => outcomeOf(game, ship));
  const sum = seen.reduce<number>((all, each) => all + (each ?? 0), 0);
  const ghost = Math.max(0, 1 - sum);
  const whole = seen.includes(null) ? sum + ghost : sum;
  return seen.map(each => (each ?? ghost) / whole);
};

class Sums {
  readonly #sum: number[];
  readonly #squares: number[];

  constructor(ships: number) {
    this.#sum = Array.from({ length: ships }, () => 0);
    this.#squares = Array.from({ length: ships }, () => 0);
  }

  add(values: readonly number[]): void {
    for (const [ship, value] of values.entries()) {
      this.#sum[ship] += value;
      this.#squares[ship] += value * value;
    }
  }

  tally(): Tally {
    return { sum: this.#sum, squares: this.#squares };
  }
}
