import { chanceOf, deal, supply } from '@jamaica/chance';
import {
  apply,
  type Decision,
  ok,
  type Refusal,
  type Result,
  type Rules,
  type State,
  type Step,
  settle,
  start,
  waiting,
} from '@jamaica/rules';
import { FORMER_READING, READING, type Reading } from '@jamaica/rules/record';

/** A moment of a game, kept as the way there: the engine plays it again, so it can only be one that the rules allow. */
export interface Position {
  readonly rules: Rules;
  /** What the dice and the decks come from. */
  readonly seed: string;
  /** Every choice so far in the notation, with spaces between them; of several open ones the first is answered first. */
  readonly moves: string;
}

/** The way to a position: the state at the start, and every step since. */
export interface Voyage {
  readonly start: State;
  readonly steps: readonly Step[];
}

/** The open decision that the next move of a position answers. */
export const nextDecision = (state: State): Decision | null => {
  const now = waiting(state);
  return 'decide' in now ? now.decide[0] : null;
};

/** Plays a position's way again: by the reading of the rules by which it was written down. */
export const sailTo = (position: Position): Voyage => {
  const today = sailBy(READING, position);
  if (today.ok) return today.value;
  const former = sailBy(FORMER_READING, position);
  if (!former.ok) throw new Error('the way to a position is not legal', { cause: today.error });
  return former.value;
};

const sailBy = (reading: Reading, { rules, seed, moves }: Position): Result<Voyage, Refusal> => {
  const dice = { kind: 'practice', seed } as const;
  const first = start(rules, deal(rules, chanceOf(dice, 0)), reading);
  const steps: Step[] = [];
  const state = (): State => steps.at(-1)?.state ?? first;
  let chances = 0;
  const choices = moves.split(' ').filter(move => move !== '');
  for (;;) {
    const isChance = 'chance' in waiting(state());
    const choice = isChance ? null : choices.shift();
    if (choice === undefined) return ok({ start: first, steps });
    const step =
      choice === null
        ? settle(state(), supply(state(), chanceOf(dice, ++chances)))
        : apply(state(), { ...(nextDecision(state()) ?? { kind: null, seat: null }), choice });
    if (!step.ok) return step;
    steps.push(step.value);
  }
};

/** The state that a voyage leads to. */
export const endOf = ({ start, steps }: Voyage): State => steps.at(-1)?.state ?? start;
