import { deal, fromSeed, supply } from '@jamaica/chance';
import {
  type Answer,
  apply,
  type Outcome,
  type Refusal,
  type Result,
  type Rng,
  type Rules,
  rulesOf,
  type Setup,
  type State,
  type Step,
  settle,
  start,
  waiting,
} from '@jamaica/rules';
import { type GameRecord, type RecordStep, recorded, writeRecord } from '@jamaica/rules/record';

/** A game on the line: its steps so far, and its dice when they come from a seed. */
export class LineGame {
  readonly rules: Rules;
  /** Null for a game that began at a position: how it came there is not known. */
  readonly #setup: Setup | null;
  readonly #dice: Rng | null;
  readonly #steps: RecordStep[] = [];
  #state: State;

  private constructor(state: State, setup: Setup | null, dice: Rng | null) {
    this.rules = rulesOf(state);
    this.#setup = setup;
    this.#dice = dice;
    this.#state = state;
  }

  static seeded(rules: Rules, seed: string): LineGame {
    const dice = fromSeed(seed);
    const setup = deal(rules, dice);
    return new LineGame(start(rules, setup), setup, dice);
  }

  static scripted(rules: Rules, setup: Setup): LineGame {
    return new LineGame(start(rules, setup), setup, null);
  }

  /** A game that goes on from a position, with dice from a seed or from outside. */
  static from(state: State, seed: string | null): LineGame {
    return new LineGame(state, null, seed === null ? null : fromSeed(seed));
  }

  get state(): State {
    return this.#state;
  }

  get isSeeded(): boolean {
    return this.#dice !== null;
  }

  get length(): number {
    return this.#steps.length;
  }

  /** The record so far; null when the game began at a position. */
  record(): GameRecord | null {
    return this.#setup && writeRecord(this.rules, this.#setup, this.#steps, this.#state);
  }

  /** The first steps of a game that rolls its own dice. */
  begin(): RecordStep[] {
    return this.#rollOn();
  }

  decide(answer: Answer): Result<RecordStep[], Refusal> {
    return this.#take(apply(this.#state, answer));
  }

  settle(outcome: Outcome): Result<RecordStep[], Refusal> {
    return this.#take(settle(this.#state, outcome));
  }

  #take(result: Result<Step, Refusal>): Result<RecordStep[], Refusal> {
    if (!result.ok) return result;
    return { ok: true, value: [...this.#keep(result.value), ...this.#rollOn()] };
  }

  #keep(step: Step): RecordStep[] {
    const steps = recorded(step);
    this.#state = step.state;
    this.#steps.push(...steps);
    return steps;
  }

  #rollOn(): RecordStep[] {
    const steps: RecordStep[] = [];
    while (this.#dice && 'chance' in waiting(this.#state)) {
      const result = settle(this.#state, supply(this.#state, this.#dice));
      if (!result.ok) throw new Error('the dice of a seed were refused', { cause: result.error });
      steps.push(...this.#keep(result.value));
    }
    return steps;
  }
}
