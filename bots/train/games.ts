import { deal, fromSeed } from '@jamaica/chance';
import { HOUSE_RULES, houseRules, isOver, type Rng, type Rules, type Seat, type State, start } from '@jamaica/rules';
import {
  ACTION_ROLL,
  activeShip,
  blank,
  CARD,
  copyInto,
  decider,
  FINISHED,
  hasGhost,
  isWinner,
  list,
  optionBuffer,
  phaseOf,
  play,
  ROUND,
  shipCount,
} from '@jamaica/rules/search';
import { agreement } from '../src/agreement.ts';
import { Lookout } from '../src/lookout.ts';
import { type Chart, chance } from '../src/net.ts';
import { TurnEnd } from '../src/turn-end.ts';
import { lead } from '../src/worth.ts';
import type { Notes } from './notes.ts';
import { byQuickJudgement, type Choose, playStep, type Steering, steeredBy } from './steering.ts';

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

// In some games a choice is arbitrary now and then, so that the lessons also tell of situations that a good player avoids.
const WHIMSICAL = 3;
const WHIMS = 16;

const MOST_SEATS = 6;

const codes = optionBuffer();
const game = blank();

/** Plays games in which all seats are steered alike, and takes notes. */
export class School {
  readonly #lookout: Lookout;
  readonly #choose: Choose;
  readonly #logits = new Float64Array(MOST_SEATS);

  constructor(chart: Chart, steering: Steering) {
    this.#lookout = new Lookout(chart);
    this.#choose = steeredBy(steering, chart);
  }

  play(seed: string, into: Notes): void {
    const rng = fromSeed(seed);
    const rules = tableOf(rng);
    const seats = Array.from({ length: rules.players }, (_, seat) => seat);
    const whims = rng.below(WHIMSICAL) === 0;
    /** The moments of the round under way, seat by seat. */
    const round: number[][] = seats.map(() => []);
    copyInto(game, start(rules, deal(rules, rng)));
    const turn = new TurnEnd(() => {
      if (isOver(game)) return;
      // A helmsman asks the net when a turn is over, for the seat whose turn it was. In the last round every turn decides for all.
      for (const seat of seats)
        if (seat === activeShip(game) || game.cells[FINISHED] === 1) round[seat].push(this.#note(seat, into));
    });
    game.events = turn;
    let number = 0;
    while (!isOver(game)) {
      if (phaseOf(game) === ACTION_ROLL && game.cells[ROUND] !== number) {
        number = game.cells[ROUND];
        this.#begin(round, into);
      }
      turn.isOver = false;
      if (whims && rng.below(WHIMS) === 0) stepAtRandom(rng, rules.players);
      else playStep(game, this.#choose, rng);
    }
    game.events = null;
    for (const seat of seats)
      for (const moment of round[seat]) into.endsWith(moment, share(game, seat), tensOfPoints(game, seat));
  }

  #note(seat: Seat, into: Notes): number {
    const chance = this.#lookout.chance(game, seat);
    this.#logits[seat] = Math.log(chance / (1 - chance));
    return into.add(this.#lookout.seen, chance, this.#lookout.margin);
  }

  /** A round begins: the moments of the one before lead to this one. */
  #begin(round: number[][], into: Notes): void {
    const now = round.map((_, seat) => this.#note(seat, into));
    for (const [seat, moments] of round.entries()) {
      for (const moment of moments) into.goesOn(moment, now[seat]);
      moments.splice(0, moments.length, now[seat]);
    }
    // Together the seats win once, and correct each other. A Ghost Ship may win too, and has no eyes.
    if (hasGhost(game)) return;
    const shift = agreement(this.#logits, now.length);
    for (const [seat, moment] of now.entries()) into.thoughtAgain(moment, chance(this.#logits[seat] + shift));
  }
}

const stepAtRandom = (rng: Rng, players: number): void => {
  if (game.count > 0) play(game, decider(game), game.options[rng.below(game.count)]);
  else if (phaseOf(game) === CARD)
    for (let seat = 0; seat < players && phaseOf(game) === CARD; seat++) {
      const count = list(game, seat, codes);
      if (count > 0) play(game, seat, codes[rng.below(count)]);
    }
  else playStep(game, byQuickJudgement, rng);
};

const tensOfPoints = (end: State, seat: Seat): number => Math.max(-3, Math.min(3, lead(end, seat) / 10));

/** A victory, or the share in one. */
export const share = (end: State, seat: Seat): number => {
  if (!isWinner(end, seat)) return 0;
  let winners = 0;
  for (let ship = 0; ship < shipCount(end); ship++) if (isWinner(end, ship)) winners++;
  return 1 / winners;
};
