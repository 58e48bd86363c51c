import { CARDS } from './cards.ts';
import type { Outcome } from './chance.ts';
import { type Chance, type Need, needOf } from './chance.ts';
import { choiceOf, deciders, list, writeChoice } from './decisions.ts';
import { combatNumber, shortageNumber } from './dice.ts';
import type { GameEvent } from './events.ts';
import type { Final } from './final.ts';
import { fall, lay, play } from './flow.ts';
import type { TurnMark } from './mark.ts';
import { readOutcome } from './outcome.ts';
import { decisionKind, isChance } from './phases.ts';
import { ok, type Question, type Refusal, type Result, refused } from './refusal.ts';
import { row } from './row.ts';
import { finalOf } from './score.ts';
import type { Seat } from './seats.ts';
import { blank, copyInto, isOver, optionBuffer, phaseOf, type State } from './state.ts';

/** An open decision and its options in the notation. */
export interface Decision extends Question {
  readonly options: readonly string[];
}

/** A game waits for one thing at a time. Several decisions are open together only when all choose their cards. */
export type Waiting = { readonly decide: readonly Decision[] } | { readonly chance: Need } | { readonly over: Final };

/** An answer to a decision, as it comes from outside: nothing in it is believed. */
export interface Answer {
  readonly kind: unknown;
  readonly seat: unknown;
  /** A choice in the notation. */
  readonly choice: unknown;
}

/** A decision as a record writes it down. */
export interface Decided {
  readonly decide: Question['kind'];
  readonly seat: Seat;
  /** How many options there were. */
  readonly n: number;
  readonly choice: string;
}

/** One step of a game: what was decided or fell, what followed, and the game after it. Marks show all hands. */
export interface Step {
  readonly step: Decided | Chance;
  readonly state: State;
  readonly events: readonly GameEvent[];
  readonly marks: readonly TurnMark[];
}

// One draft for everything that is played here, and one buffer for every list: what is in them is copied before the next game or list.
const draft = blank();
const codes = optionBuffer();

/** A seat's options in the notation; none when nothing is asked of it. */
export const optionsOf = (state: State, seat: Seat): string[] => {
  const count = list(state, seat, codes);
  return row(count, index => writeChoice(choiceOf(state, codes[index])));
};

/** Who is asked what, without the options: several only when all choose their cards. */
export const questions = (state: State): Question[] =>
  deciders(state).map(seat => ({ kind: decisionKind(phaseOf(state)), seat }));

/** What a game waits for, with the options of everybody who is asked. */
export const waiting = (state: State): Waiting => {
  const phase = phaseOf(state);
  if (isOver(state)) return { over: finalOf(state) };
  if (isChance(phase)) return { chance: needOf(state) };
  return { decide: questions(state).map(each => ({ ...each, options: optionsOf(state, each.seat) })) };
};

/** The door into the rules for a choice: refuse and change nothing, or play on a copy. */
export const apply = (state: State, answer: Answer): Result<Step & { readonly step: Decided }, Refusal> => {
  const phase = phaseOf(state);
  if (isOver(state)) return refused({ why: 'over' });
  if (isChance(phase)) return refused({ why: 'awaits-chance', chance: needOf(state) });
  const open = questions(state);
  const question = open.find(each => each.kind === answer.kind && each.seat === answer.seat);
  if (!question) return refused({ why: 'awaits-decision', open });
  const n = list(state, question.seat, codes);
  for (const code of codes.subarray(0, n)) {
    // Only as many are written down as it takes to find it.
    const choice = writeChoice(choiceOf(state, code));
    if (choice !== answer.choice) continue;
    const step = { decide: question.kind, seat: question.seat, n, choice };
    return ok(played(state, step, () => play(draft, question.seat, code)));
  }
  return refused({ why: 'not-an-option', question, options: optionsOf(state, question.seat) });
};

const played = <S extends Step['step']>(state: State, step: S, act: () => void): Step & { readonly step: S } => {
  const events: GameEvent[] = [];
  const marks: TurnMark[] = [];
  copyInto(draft, state);
  draft.events = events;
  draft.marks = marks;
  act();
  return { step, state: { cells: draft.cells.slice() }, events, marks };
};

/** The door for chance: what was rolled or shuffled outside. */
export const settle = (state: State, outcome: Outcome): Result<Step, Refusal> => {
  const phase = phaseOf(state);
  if (isOver(state)) return refused({ why: 'over' });
  if (!isChance(phase)) return refused({ why: 'awaits-decision', open: questions(state) });
  const read = readOutcome(state, outcome);
  if (!read.ok) return read;
  return ok(played(state, read.value, () => happen(read.value)));
};

const happen = (chance: Chance): void => {
  if ('shuffle' in chance) {
    const deck = chance.deck.map(card => CARDS.indexOf(card));
    lay(draft, deck, deck.length);
  } else fall(draft, ...numbersOf(chance));
};

/** What a roll comes to, as `dice.ts` has it. */
const numbersOf = (roll: Exclude<Chance, { readonly shuffle: unknown }>): [number, number?] => {
  switch (roll.roll) {
    case 'action':
      return [...roll.dice];
    case 'combat':
      return [combatNumber(roll.face)];
    case 'shortage':
      return [shortageNumber(roll.face)];
  }
};
