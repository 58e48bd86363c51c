import { chanceOf, deal, supply } from '@jamaica/chance';
import { apply, type Decision, type Rules, type State, type Step, settle, start, waiting } from '@jamaica/rules';

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

/** Plays a position's way again. */
export const sailTo = ({ rules, seed, moves }: Position): Voyage => {
  const dice = { kind: 'practice', seed } as const;
  const first = start(rules, deal(rules, chanceOf(dice, 0)));
  const steps: Step[] = [];
  let state = first;
  let chances = 0;
  const keep = (step: Step): void => {
    steps.push(step);
    state = step.state;
  };
  const letChanceHappen = (): void => {
    while ('chance' in waiting(state)) keep(sure(settle(state, supply(state, chanceOf(dice, ++chances)))));
  };
  letChanceHappen();
  for (const choice of moves.split(' ').filter(move => move !== '')) {
    keep(sure(apply(state, { ...(nextDecision(state) ?? { kind: null, seat: null }), choice })));
    letChanceHappen();
  }
  return { start: first, steps };
};

const sure = (result: ReturnType<typeof apply>): Step => {
  if (!result.ok) throw new Error('the way to a position is not legal', { cause: result.error });
  return result.value;
};

/** The state that a voyage leads to. */
export const endOf = ({ start, steps }: Voyage): State => steps.at(-1)?.state ?? start;
