import { deal, fromSeed, supply } from '@jamaica/chance';
import {
  type Answer,
  apply,
  type Outcome,
  type Refusal,
  type Result,
  type Rng,
  type Rules,
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
  readonly #setup: Setup;
  readonly #dice: Rng | null;
  readonly #steps: RecordStep[] = [];
  #state: State;

  private constructor(rules: Rules, setup: Setup, dice: Rng | null) {
    this.rules = rules;
    this.#setup = setup;
    this.#dice = dice;
    this.#state = start(rules, setup);
  }

  static seeded(rules: Rules, seed: string): LineGame {
    const dice = fromSeed(seed);
    return new LineGame(rules, deal(rules, dice), dice);
  }

  static scripted(rules: Rules, setup: Setup): LineGame {
    return new LineGame(rules, setup, null);
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

  record(): GameRecord {
    return writeRecord(this.rules, this.#setup, this.#steps, this.#state);
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
