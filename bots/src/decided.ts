import { type DecisionKind, type Seat, type View, view } from '@jamaica/rules';
import type { Replay } from '@jamaica/rules/record';

/** A decision of a recorded game in which there was something to choose. */
export interface Decided {
  /** After how many steps it was made, itself included. */
  readonly at: number;
  readonly seat: Seat;
  readonly kind: DecisionKind;
  readonly choice: string;
  /** What the seat saw when it was asked: no more may be used to judge it. */
  readonly view: View;
}

/** The decisions of a recorded game, in their order. */
export const decisionsOf = ({ start, steps }: Pick<Replay, 'start' | 'steps'>): readonly Decided[] =>
  steps.flatMap(({ step }, index) => {
    if (!('decide' in step) || step.n < 2) return [];
    const { decide: kind, seat, choice } = step;
    return [{ at: index + 1, seat, kind, choice, view: view(index === 0 ? start : steps[index - 1].state, seat) }];
  });
