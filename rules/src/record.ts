import type { Chance } from './chance.ts';
import { type Fields, isFields } from './fields.ts';
import type { Final } from './final.ts';
import { FORMER_READING, READING, type Reading } from './former.ts';
import { type HeaderFault, readRules, readSetup } from './header.ts';
import type { TurnMark } from './mark.ts';
import { apply, type Decided, optionsOf, type Step, settle } from './play.ts';
import { ok, type Question, type Refusal, type Result, refused } from './refusal.ts';
import { type Rules, writeRules } from './rules.ts';
import { finalOf } from './score.ts';
import { type Setup, start } from './setup.ts';
import { isOver, type State } from './state.ts';

/** A step of a record: a decision, a chance step or a mark. */
export type RecordStep = Decided | Chance | TurnMark;

/** A game, complete: everything can be replayed and checked from the header and the steps alone. */
export interface GameRecord extends Rules, Setup {
  readonly v: 1;
  readonly steps: readonly RecordStep[];
  readonly final?: Final;
}

/** What a step adds to the record: itself, and a mark for each turn that ended with it. */
export const recorded = ({ step, marks }: Step): RecordStep[] => [step, ...marks];

/** The record of a game so far. */
export const writeRecord = (rules: Rules, setup: Setup, steps: readonly RecordStep[], state: State): GameRecord => ({
  v: 1,
  ...writeRules(rules),
  captain: setup.captain,
  pile: setup.pile,
  removed: setup.removed,
  decks: setup.decks,
  steps,
  ...(isOver(state) ? { final: finalOf(state) } : {}),
});

/** Why a record is refused: `step` is the index among its steps, null when the fault is not in a step. */
export interface RecordFault {
  readonly step: number | null;
  readonly fault:
    | HeaderFault
    | Refusal
    | { readonly why: 'not-a-record' }
    | { readonly why: 'not-a-step' }
    | { readonly why: 'count-differs'; readonly question: Question; readonly counted: number; readonly said: unknown }
    | { readonly why: 'options-differ'; readonly question: Question; readonly options: readonly string[] }
    | { readonly why: 'mark-expected'; readonly mark: TurnMark }
    | { readonly why: 'mark-unexpected' }
    | { readonly why: 'mark-differs'; readonly path: string; readonly is: unknown; readonly said: unknown }
    | { readonly why: 'final-unexpected' }
    | { readonly why: 'final-differs'; readonly path: string; readonly is: unknown; readonly said: unknown };
}

/** A record played again. */
export interface Replay {
  readonly rules: Rules;
  readonly setup: Setup;
  readonly start: State;
  /** The chance steps and decisions, each with what followed; `at` is its index among the record's steps. */
  readonly steps: readonly (Step & { readonly at: number })[];
  readonly end: State;
  /** By which reading it was played: the former one only where it is not the same game by today's. */
  readonly reading: Reading;
}

/**
 * Plays a record again, checking every count of options, every mark and the final score. One that does not fit today's
 * reading of the rules, but the former one, was written before the reading changed.
 */
export const replay = (input: unknown): Result<Replay, RecordFault> => {
  const today = replayBy(READING, input);
  if (today.ok) return today;
  const former = replayBy(FORMER_READING, input);
  return former.ok ? former : today;
};

const replayBy = (reading: Reading, input: unknown): Result<Replay, RecordFault> => {
  if (!isFields(input) || input.v !== 1 || !Array.isArray(input.steps))
    return refused({ step: null, fault: { why: 'not-a-record' } });
  const rules = readRules(input);
  if (!rules.ok) return refused({ step: null, fault: rules.error });
  const setup = readSetup(rules.value, input);
  if (!setup.ok) return refused({ step: null, fault: setup.error });
  const first = start(rules.value, setup.value, reading);
  const played = replaySteps(first, input.steps);
  if (!played.ok) return played;
  const end = played.value.at(-1)?.state ?? first;
  const wrong = checkFinal(end, input.final);
  if (wrong) return refused(wrong);
  return ok({ rules: rules.value, setup: setup.value, start: first, steps: played.value, end, reading });
};

const replaySteps = (first: State, inputs: readonly unknown[]): Result<Replay['steps'], RecordFault> => {
  const steps: (Step & { at: number })[] = [];
  let state = first;
  for (let at = 0; at < inputs.length; ) {
    const result = replayStep(state, inputs[at]);
    if (!result.ok) return refused({ step: at, fault: result.error });
    const step = result.value;
    steps.push({ ...step, at });
    state = step.state;
    at++;
    for (const mark of step.marks) {
      const fault = checkMark(mark, inputs[at]);
      if (fault) return refused({ step: at, fault });
      at++;
    }
  }
  return ok(steps);
};

const replayStep = (state: State, input: unknown): Result<Step, RecordFault['fault']> => {
  if (!isFields(input)) return refused({ why: 'not-a-step' });
  if ('after' in input) return refused({ why: 'mark-unexpected' });
  if (!('decide' in input)) return settle(state, input);
  const result = apply(state, { kind: input.decide, seat: input.seat, choice: input.choice });
  if (!result.ok) return result;
  const fault = checkOptions(state, result.value.step, input);
  return fault ? refused(fault) : result;
};

const checkOptions = (state: State, step: Decided, said: Fields): RecordFault['fault'] | null => {
  const question = { kind: step.decide, seat: step.seat };
  if (said.n !== step.n) return { why: 'count-differs', question, counted: step.n, said: said.n };
  if (said.options === undefined) return null;
  const options = optionsOf(state, step.seat);
  return isSameSet(options, said.options) ? null : { why: 'options-differ', question, options };
};

const isSameSet = (options: readonly string[], said: unknown): boolean =>
  Array.isArray(said) && said.length === options.length && options.every(option => said.includes(option));

const checkMark = (mark: TurnMark, said: unknown): RecordFault['fault'] | null => {
  if (!isFields(said) || !('after' in said)) return { why: 'mark-expected', mark };
  const difference = differs(mark, said, '');
  return difference && { why: 'mark-differs', ...difference };
};

const checkFinal = (end: State, said: unknown): RecordFault | null => {
  if (!isOver(end)) return said === undefined ? null : { step: null, fault: { why: 'final-unexpected' } };
  const difference = differs(finalOf(end), said, 'final');
  return difference && { step: null, fault: { why: 'final-differs', ...difference } };
};

interface Difference {
  readonly path: string;
  readonly is: unknown;
  readonly said: unknown;
}

/** The first place where `said` is not what `is` says. Fields that `is` does not have are of no interest. */
const differs = (is: unknown, said: unknown, path: string): Difference | null => {
  if (Array.isArray(is)) {
    if (!Array.isArray(said) || said.length !== is.length) return { path, is, said };
    return firstOf(is.map((each, index) => differs(each, said[index], `${path}[${index}]`)));
  }
  if (isFields(is)) {
    if (!isFields(said)) return { path, is, said };
    return firstOf(Object.keys(is).map(key => differs(is[key], said[key], path ? `${path}.${key}` : key)));
  }
  return is === said ? null : { path, is, said };
};

const firstOf = (differences: readonly (Difference | null)[]): Difference | null =>
  differences.find(difference => difference !== null) ?? null;
