import { deal, fromSeed } from '@jamaica/chance';
import { HOUSE_RULES, houseRules, isOver, type Rng, type Rules, type Seat, type State, start } from '@jamaica/rules';
import {
  ACTION_ROLL,
  blank,
  CARD,
  copyInto,
  type Draft,
  decider,
  FINISHED,
  isWinner,
  list,
  optionBuffer,
  phaseOf,
  play,
  ROUND,
  shipCount,
} from '@jamaica/rules/search';
import { EVERYBODY, Helmsman } from '../src/helmsman.ts';
import { step } from '../src/lookahead.ts';
import { Lookout } from '../src/lookout.ts';
import type { Chart } from '../src/net.ts';
import { TurnEnd } from '../src/turn-end.ts';
import { lead } from '../src/worth.ts';
import type { Lessons } from './lessons.ts';

const TABLES: readonly Rules[] = (['2007', '2021'] as const).flatMap(edition => [
  ...[2, 2, 3, 4, 5].map(players => ({ edition, players, ghost: true })),
  ...[3, 4, 4, 4, 4, 4, 5, 6].map(players => ({ edition, players, ghost: false })),
]);

/** Any table, now and then with house rules. */
const tableOf = (rng: Rng): Rules => {
  const rules = TABLES[rng.below(TABLES.length)];
  if (rng.below(6) > 0) return rules;
  const agreed = houseRules.filter(() => rng.below(2) === 0);
  return { ...rules, house: Object.fromEntries(agreed.map(rule => [rule, HOUSE_RULES[rule]])) };
};

/** How often a turn in which dice fall is tried out before it is chosen. */
export const TRIES = 3;

// In some games a choice is arbitrary now and then, so that the lessons also tell of situations that a good player avoids.
const WHIMSICAL = 3;
const WHIMS = 16;

const codes = optionBuffer();
const game = blank();

/** What a seat's rounds looked like: the lesson of each, and what the net thought of it then. */
interface Course {
  readonly lesson: number;
  readonly chance: number;
  readonly margin: number;
}

/** Plays games among seats that all choose by the same net, or all by quick judgement, and takes the lessons down. */
export class School {
  readonly #lookout: Lookout;
  readonly #step: (game: Draft, rng: Rng) => void;
  /** How much the end of the game counts against what was thought a round later. */
  readonly #patience: number;

  constructor(chart: Chart, isQuick: boolean, patience: number) {
    this.#lookout = new Lookout(chart);
    const helmsman = new Helmsman(new Lookout(chart), EVERYBODY, TRIES);
    this.#step = isQuick ? step : (game, rng) => helmsman.step(game, rng);
    this.#patience = isQuick ? 1 : patience;
  }

  play(seed: string, into: Lessons): void {
    const rng = fromSeed(seed);
    const rules = tableOf(rng);
    const seats = Array.from({ length: rules.players }, (_, seat) => seat);
    const whims = rng.below(WHIMSICAL) === 0;
    const courses: Course[][] = seats.map(() => []);
    const last: { seat: Seat; lesson: number }[] = [];
    copyInto(game, start(rules, deal(rules, rng)));
    const turn = new TurnEnd(() => {
      if (game.cells[FINISHED] === 0 || isOver(game)) return;
      for (const seat of seats) last.push({ seat, lesson: this.#take(seat, into).lesson });
    });
    game.events = turn;
    let round = 0;
    while (!isOver(game)) {
      if (phaseOf(game) === ACTION_ROLL && game.cells[ROUND] !== round) {
        round = game.cells[ROUND];
        for (const seat of seats) courses[seat].push(this.#take(seat, into));
      }
      turn.isOver = false;
      if (whims && rng.below(WHIMS) === 0) stepAtRandom(rng, rules.players);
      else this.#step(game, rng);
    }
    game.events = null;
    for (const seat of seats) this.#settle(courses[seat], share(game, seat), tensOfPoints(game, seat), into);
    for (const { seat, lesson } of last) into.settle(lesson, share(game, seat), tensOfPoints(game, seat));
  }

  #take(seat: Seat, into: Lessons): Course {
    const chance = this.#lookout.chance(game, seat);
    return { lesson: into.add(this.#lookout.seen), chance, margin: this.#lookout.margin };
  }

  /** From the end back: each round learns from the end, and from what the rounds after it were thought to be (TD(λ)). */
  #settle(course: readonly Course[], won: number, margin: number, into: Lessons): void {
    const [patience, trust] = [this.#patience, 1 - this.#patience];
    let target = { won, margin };
    for (const [back, moment] of course.toReversed().entries()) {
      if (back > 0) {
        const later = course[course.length - back];
        target = {
          won: patience * target.won + trust * later.chance,
          margin: patience * target.margin + trust * later.margin,
        };
      }
      into.settle(moment.lesson, target.won, target.margin);
    }
  }
}

const stepAtRandom = (rng: Rng, players: number): void => {
  if (game.count > 0) play(game, decider(game), game.options[rng.below(game.count)]);
  else if (phaseOf(game) === CARD)
    for (let seat = 0; seat < players && phaseOf(game) === CARD; seat++) {
      const count = list(game, seat, codes);
      if (count > 0) play(game, seat, codes[rng.below(count)]);
    }
  else step(game, rng);
};

const tensOfPoints = (end: State, seat: Seat): number => Math.max(-3, Math.min(3, lead(end, seat) / 10));

/** A victory, or the share in one. */
export const share = (end: State, seat: Seat): number => {
  if (!isWinner(end, seat)) return 0;
  let winners = 0;
  for (let ship = 0; ship < shipCount(end); ship++) if (isWinner(end, ship)) winners++;
  return 1 / winners;
};
