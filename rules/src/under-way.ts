import type { Chance, Outcome } from './chance.ts';
import { isNews } from './events.ts';
import type { Fields } from './fields.ts';
import { READING, type Reading } from './former.ts';
import { isChance } from './phases.ts';
import {
  type Answer,
  apply,
  type Decided,
  type Decision,
  questions,
  type Step,
  settle,
  type Waiting,
  waiting,
} from './play.ts';
import { type GameRecord, type RecordStep, type Replay, recorded, writeRecord } from './record.ts';
import { ok, type Refusal, type Result } from './refusal.ts';
import type { Rules } from './rules.ts';
import type { Seat } from './seats.ts';
import { type Setup, start } from './setup.ts';
import { phaseOf, rulesOf, type State } from './state.ts';

/** What falls when a game waits for chance for the `number`-th time, from 1. */
export type Supplier = (state: State, number: number) => Outcome;

/** Plays a step as it was written down; nothing in it is believed. */
export const playAgain = (state: State, said: Decided | Chance | Fields): Result<Step, Refusal> =>
  'decide' in said ? apply(state, { kind: said.decide, seat: said.seat, choice: said.choice }) : settle(state, said);

/**
 * A game under way: how it began, and every step since. It never changes: a step, or taking one back, makes another game.
 *
 * Taking back has one rule: **nobody chooses again knowing more than when they chose.** A person's last choice can be taken
 * back until they have seen something of somebody else's or of chance's since: a die, a card that is drawn or turned over,
 * a treasure, what a rival did. So
 * - a card comes back to the hand while the others still think, and what they have laid face down tells nothing;
 * - a Captain whose own card alone lies open may still think again about it. The others, who saw it, may not think again
 *   about theirs, not even when he has taken his back;
 * - somebody who decides after another has nothing to take back but their own choice: they have seen what the other did.
 *
 * Bots do not count: asked again they know only what they see then, and choose anew.
 */
export class GameUnderWay {
  readonly rules: Rules;
  /** The seats of people; the others never take anything back. */
  readonly people: readonly Seat[];
  /** The game before its first step. */
  readonly start: State;
  /** What was decided and what fell, each with what followed. */
  readonly steps: readonly Step[];
  /** Null for a game that began at a position: how it came there is not known. */
  readonly #setup: Setup | null;
  /** How many of the steps can no longer be taken back. */
  readonly #irrevocable: number;

  private constructor(
    { rules, people, start }: Pick<GameUnderWay, 'rules' | 'people' | 'start'>,
    setup: Setup | null,
    steps: readonly Step[],
    irrevocable: number,
  ) {
    this.rules = rules;
    this.#setup = setup;
    this.people = people;
    this.start = start;
    this.steps = steps;
    this.#irrevocable = irrevocable;
  }

  static begin(rules: Rules, setup: Setup, people: readonly Seat[] = [], reading: Reading = READING): GameUnderWay {
    return new GameUnderWay({ rules, people, start: start(rules, setup, reading) }, setup, [], 0);
  }

  /** A game that goes on from a position. It has no record. */
  static from(start: State, people: readonly Seat[] = []): GameUnderWay {
    return new GameUnderWay({ rules: rulesOf(start), people, start }, null, [], 0);
  }

  /** A game as a record left it. It stands: a record does not tell what was shown and taken back meanwhile. */
  static resume({ rules, setup, start, steps }: Replay, people: readonly Seat[] = []): GameUnderWay {
    return new GameUnderWay({ rules, people, start }, setup, steps, steps.length);
  }

  get state(): State {
    return this.steps.at(-1)?.state ?? this.start;
  }

  get waiting(): Waiting {
    return waiting(this.state);
  }

  /** What is to be decided now. */
  get open(): readonly Decision[] {
    const now = this.waiting;
    return 'decide' in now ? now.decide : [];
  }

  /** How often chance has had its say. */
  get chances(): number {
    return this.fallen.length;
  }

  /** What has fallen so far. */
  get fallen(): readonly Chance[] {
    return this.steps.flatMap(({ step }) => ('decide' in step ? [] : [step]));
  }

  /** The steps as a record has them, with their marks. */
  get written(): readonly RecordStep[] {
    return this.steps.flatMap(recorded);
  }

  /** Whether it began at its beginning: then it has a set-up and a record. */
  get hasRecord(): boolean {
    return this.#setup !== null;
  }

  get setup(): Setup {
    if (this.#setup === null) throw new Error('a game that began at a position has no record');
    return this.#setup;
  }

  record(): GameRecord {
    return writeRecord(this.rules, this.setup, this.written, this.state);
  }

  /** An answer to an open decision. */
  answer(answer: Answer): Result<GameUnderWay, Refusal> {
    return this.#after(apply(this.state, answer));
  }

  /** A seat's answer to whatever it is asked: never more than one thing at a time. */
  choose(seat: Seat, choice: string): Result<GameUnderWay, Refusal> {
    return this.answer({ kind: questions(this.state).find(each => each.seat === seat)?.kind, seat, choice });
  }

  /** The same for bots and scripts, which know what they may. */
  play(seat: Seat, choice: string): GameUnderWay {
    return sure(this.choose(seat, choice));
  }

  settle(outcome: Outcome): Result<GameUnderWay, Refusal> {
    return this.#after(settle(this.state, outcome));
  }

  /** Lets chance happen, until somebody has to decide or the game is over. */
  letFall(supply: Supplier): GameUnderWay {
    let game: GameUnderWay = this;
    while (isChance(phaseOf(game.state))) game = sure(game.settle(supply(game.state, game.chances + 1)));
    return game;
  }

  /** Whose last choice can be taken back; null when there is none. */
  get takesBack(): Seat | null {
    const step = this.steps[this.#lastChoice]?.step;
    return step && 'decide' in step ? step.seat : null;
  }

  /** The game before the last choice that can be taken back; null when there is none. */
  takeBack(): GameUnderWay | null {
    const at = this.#lastChoice;
    return at < 0 ? null : new GameUnderWay(this, this.#setup, this.steps.slice(0, at), this.#irrevocable);
  }

  /** Where among the steps the last choice is that can be taken back; -1 when there is none. */
  get #lastChoice(): number {
    return this.steps.findLastIndex(({ step }, at) => at >= this.#irrevocable && this.#isPersons(step));
  }

  #isPersons(step: Step['step']): step is Decided {
    return 'decide' in step && this.people.includes(step.seat);
  }

  #after(result: Result<Step, Refusal>): Result<GameUnderWay, Refusal> {
    if (!result.ok) return result;
    const steps = [...this.steps, result.value];
    return ok(new GameUnderWay(this, this.#setup, steps, this.#standingAfter(steps, result.value)));
  }

  /** The last choice of somebody who learns something by a step stands from now on, and with it all before. */
  #standingAfter(steps: readonly Step[], { step: made, events }: Step): number {
    if (!('decide' in made)) return steps.length; // what fell everybody has seen
    const isOpen = made.decide !== 'card'; // R-RND-3: a card lies face down until its turn
    const learns = (seat: Seat): boolean => (isOpen && seat !== made.seat) || events.some(event => isNews(event, seat));
    const last = steps.findLastIndex(
      ({ step }, at) => at >= this.#irrevocable && this.#isPersons(step) && learns(step.seat),
    );
    return Math.max(this.#irrevocable, last + 1);
  }
}

const sure = (result: Result<GameUnderWay, Refusal>): GameUnderWay => {
  if (!result.ok)
    throw new Error(`a game under way was given what it refuses: ${result.error.why}`, { cause: result.error });
  return result.value;
};
