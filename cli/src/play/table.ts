import { chanceOf, type Dice, deal, diceFields, supply, whimOf } from '@jamaica/chance';
import {
  apply,
  type Decision,
  type Final,
  type GameEvent,
  isNews,
  type Refusal,
  type Result,
  type Rules,
  type Setup,
  type State,
  type Step,
  seen,
  settle,
  start,
  type View,
  view,
  waiting,
} from '@jamaica/rules';
import { type RecordStep, type Replay, recorded, writeRecord } from '@jamaica/rules/record';
import type { Crew } from '@jamaica/words';
import { sailorOf } from '../sailors.ts';
import { type Company, crewOf } from './company.ts';

/** A moment to go back to. */
interface Moment {
  readonly state: State;
  readonly steps: number;
  readonly told: number;
}

/** A game between a person and bots. It stops whenever the person is asked something. */
export class Table {
  readonly rules: Rules;
  readonly company: Company;
  readonly dice: Dice;
  readonly #setup: Setup;
  #state: State;
  readonly #steps: RecordStep[] = [];
  readonly #story: GameEvent[] = [];
  /** The person's last choices, as long as nothing new has been seen since. */
  readonly #takeBack: Moment[] = [];

  private constructor(rules: Rules, setup: Setup, company: Company, dice: Dice) {
    this.rules = rules;
    this.company = company;
    this.dice = dice;
    this.#setup = setup;
    this.#state = start(rules, setup);
  }

  static begin(rules: Rules, company: Company, dice: Dice): Table {
    const table = new Table(rules, deal(rules, chanceOf(dice, 0)), company, dice);
    table.#sailOn();
    return table;
  }

  /** A table as a record left it. */
  static resume({ rules, setup, steps }: Replay, company: Company, dice: Dice): Table {
    const table = new Table(rules, setup, company, dice);
    for (const step of steps) table.#keep(step);
    table.#sailOn();
    return table;
  }

  get crew(): Crew {
    return crewOf(this.company, this.rules.players);
  }

  /** All that the person may see. */
  get view(): View {
    return view(this.#state, this.company.person);
  }

  /** What the person is asked; null when the game is over. */
  get question(): Decision | null {
    const now = waiting(this.#state);
    return 'decide' in now ? (now.decide.find(({ seat }) => seat === this.company.person) ?? null) : null;
  }

  get final(): Final | null {
    const now = waiting(this.#state);
    return 'over' in now ? now.over : null;
  }

  /** What the person has seen happen, from the first round on. */
  get story(): readonly GameEvent[] {
    return this.#story;
  }

  choose(choice: string): Result<true, Refusal> {
    const { state, question } = { state: this.#state, question: this.question };
    const step = apply(state, { kind: question?.kind, seat: this.company.person, choice });
    if (!step.ok) return step;
    this.#takeBack.push({ state, steps: this.#steps.length, told: this.#story.length });
    this.#keep(step.value);
    const others = this.#sailOn();
    if (others.some(isSeen) || step.value.events.some(event => isNews(event, this.company.person)))
      this.#takeBack.length = 0;
    return { ok: true, value: true };
  }

  get canTakeBack(): boolean {
    return this.#takeBack.length > 0;
  }

  /** Goes back to the person's last choice; false when something new has been seen since. */
  takeBack(): boolean {
    const moment = this.#takeBack.pop();
    if (!moment) return false;
    this.#state = moment.state;
    this.#steps.length = moment.steps;
    this.#story.length = moment.told;
    return true;
  }

  /** The record so far, with what it takes to go on from it. */
  record(): object {
    const { person, names, level } = this.company;
    return {
      ...writeRecord(this.rules, this.#setup, this.#steps, this.#state),
      ...diceFields(this.dice),
      play: { seat: person, names, level },
    };
  }

  /** Plays for chance and for the rivals until the person is asked, and says what they did. */
  #sailOn(): Step[] {
    const steps: Step[] = [];
    for (let step = this.#nextStep(); step; step = this.#nextStep()) {
      if (!step.ok) throw new Error('a step of the game was refused', { cause: step.error });
      this.#keep(step.value);
      steps.push(step.value);
    }
    return steps;
  }

  // The rivals choose their cards before the person does: what they hide tells nothing, and it can stay when the person
  // takes a card back.
  #nextStep(): Result<Step, Refusal> | null {
    const state = this.#state;
    const now = waiting(state);
    if ('over' in now) return null;
    if ('chance' in now) return settle(state, supply(state, chanceOf(this.dice, this.#chances() + 1)));
    const rival = now.decide.find(({ seat }) => seat !== this.company.person);
    if (!rival) return null;
    const { kind, seat } = rival;
    const sailor = sailorOf(this.company.level);
    const choice = sailor.choose(view(state, seat), whimOf(this.dice, seat, this.#steps.length));
    return apply(state, { kind, seat, choice });
  }

  #chances(): number {
    return this.#steps.filter(step => 'roll' in step || 'shuffle' in step).length;
  }

  #keep(step: Step): void {
    this.#state = step.state;
    this.#steps.push(...recorded(step));
    this.#story.push(...step.events.map(event => seen(event, this.company.person)));
  }
}

/** Whether the person sees what chance or a rival did: all but the choice of a card. */
const isSeen = ({ step }: Step): boolean => !('decide' in step && step.decide === 'card');
