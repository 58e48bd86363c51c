import {
  apply,
  type Decision,
  type Refusal,
  type Result,
  type Seat,
  type State,
  type Step,
  settle,
  start,
  waiting,
} from '@jamaica/rules';
import { type RecordStep, recorded, writeRecord } from '@jamaica/rules/record';
import { momentOf } from '../table/local-table.ts';
import type { Berth, Moment, Onlooker, Table } from '../table/table.ts';
import { VOYAGE } from './voyage.ts';

/** Where the learner sits. */
export const LEARNER: Seat = 0;

const BERTHS: readonly Berth[] = [
  { pirate: 'anne', name: null, bot: null },
  { pirate: 'mary', name: null, bot: 'deckhand' },
  { pirate: 'samuel', name: null, bot: 'deckhand' },
];

/** Whoever teaches at the table. */
export interface Teaching {
  /** Whether the lesson goes on with this choice of the learner's; with any other it waits where it is. */
  accepts(option: string): boolean;
  /** The learner has chosen what the rules allow and the lesson does not. */
  strayed(option: string): void;
  /** The game has gone on after the learner's choice. */
  wentOn(): void;
}

/** The table of the lesson: the real rules, with dice, decks and rivals that always do the same. */
export class LessonTable implements Table {
  readonly rules = VOYAGE.rules;
  readonly berths = BERTHS;
  readonly own = [LEARNER];
  readonly undoable = null;
  readonly #teaching: Teaching;
  readonly #onlookers = new Set<Onlooker>();
  readonly #steps: RecordStep[] = [];
  readonly #past: Moment[] = [];
  #state: State = start(VOYAGE.rules, VOYAGE.setup);
  #chances = 0;
  #moves = 0;
  #decisions = 0;

  constructor(teaching: Teaching, decision: number) {
    this.#teaching = teaching;
    this.goTo(decision);
  }

  get past(): readonly Moment[] {
    return this.#past;
  }

  get now(): Moment {
    return this.#past[this.#past.length - 1];
  }

  /** How many questions the learner has answered. */
  get decision(): number {
    return this.#decisions;
  }

  /** What the lesson would choose for the learner now. */
  get answer(): string {
    return VOYAGE.moves[this.#moves];
  }

  get isOver(): boolean {
    return 'over' in waiting(this.#state);
  }

  watch(onlooker: Onlooker): void {
    this.#onlookers.add(onlooker);
  }

  choose(seat: Seat, choice: string): Result<true, Refusal> {
    const step = apply(this.#state, { kind: this.#question?.kind, seat, choice });
    if (!step.ok) return step;
    if (!this.#teaching.accepts(choice)) this.#teaching.strayed(choice);
    else {
      this.#answer(step.value);
      this.#sailOn();
      this.#teaching.wentOn();
    }
    return { ok: true, value: true };
  }

  /** Lays the table as it is when the learner has answered so many questions, without showing how it came there. */
  goTo(decision: number): void {
    const onlookers = [...this.#onlookers];
    this.#onlookers.clear();
    this.#steps.length = 0;
    this.#past.length = 0;
    this.#chances = 0;
    this.#moves = 0;
    this.#decisions = 0;
    this.#state = start(VOYAGE.rules, VOYAGE.setup);
    this.#past.push(momentOf(this.#state, 0, []));
    this.#sailOn();
    while (this.#decisions < decision && !this.isOver) {
      this.#play(this.answer);
      this.#sailOn();
    }
    for (const onlooker of onlookers) {
      this.#onlookers.add(onlooker);
      onlooker.rewound(this.now);
    }
  }

  undo(): void {
    // The lesson has its own way back.
  }

  record(): object {
    return { ...writeRecord(this.rules, VOYAGE.setup, this.#steps, this.#state), berths: this.berths };
  }

  leave(): void {
    this.#onlookers.clear();
  }

  get #question(): Decision | null {
    const now = waiting(this.#state);
    return 'decide' in now ? now.decide[0] : null;
  }

  /** Lets the script happen until the learner is asked or the game is over. */
  #sailOn(): void {
    for (let now = waiting(this.#state); !('over' in now); now = waiting(this.#state)) {
      if ('chance' in now) this.#keep(sure(settle(this.#state, VOYAGE.chances[this.#chances++])));
      else if (now.decide[0].seat === LEARNER) return;
      else this.#play(this.answer);
    }
  }

  #play(choice: string): void {
    this.#answer(sure(apply(this.#state, { ...(this.#question ?? { kind: null, seat: null }), choice })));
  }

  #answer(step: Step): void {
    if ('seat' in step.step && step.step.seat === LEARNER) this.#decisions++;
    this.#moves++;
    this.#keep(step);
  }

  #keep(step: Step): void {
    this.#state = step.state;
    this.#steps.push(...recorded(step));
    this.#past.push(momentOf(step.state, this.#steps.length, step.events));
    for (const onlooker of this.#onlookers) onlooker.moved(this.now);
  }
}

const sure = (result: Result<Step, Refusal>): Step => {
  if (!result.ok) throw new Error('the lesson’s script does not fit the rules', { cause: result.error });
  return result.value;
};
