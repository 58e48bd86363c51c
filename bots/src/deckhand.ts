import type { DecisionKind, Rng, Seat, View } from '@jamaica/rules';
import { appeal } from './appeal.ts';
import type { Attempt } from './attempt.ts';
import { noticed, type Overlooked } from './blind-spots.ts';
import type { Budget } from './budget.ts';
import { type Weighed, weighBy } from './lookahead.ts';
import { quickWorth } from './policy.ts';
import { playTurn } from './turn.ts';

/**
 * Weighs a seat's options as somebody does who plays for the first time: as far as the end of the turn, with an eye on its
 * own ship only, and without what it overlooks.
 */
export const weighAsDeckhand = (view: View, seat: Seat, overlooked: Overlooked, budget: Budget, rng: Rng): Weighed[] =>
  weighBy(attemptAt(view, seat, overlooked, rng), view, seat, budget, rng);

const attemptAt = (view: View, seat: Seat, overlooked: Overlooked, rng: Rng): Attempt => {
  switch (kindOf(view, seat)) {
    case 'powder':
      return overlooked.has('odds') ? allOrNothing(rng) : byQuickJudgement;
    case 'pay':
    case 'powder-from':
    case 'load':
    case 'ghost-load':
      return byQuickJudgement;
    // Anything else it plays out, and a decision of a new kind can be played out too. Above are those that a turn's events
    // do not tell apart.
    default:
      return (game, seat, code, luck) =>
        appeal(noticed(playTurn(game, view, seat, code, luck), view, seat, overlooked), view, seat, overlooked);
  }
};

const byQuickJudgement: Attempt = (game, seat, code) => quickWorth(game, seat, code);

const allOrNothing = (rng: Rng): Attempt => {
  const isGenerous = rng.below(2) === 0;
  return (_game, _seat, tokens) => (isGenerous ? tokens : -tokens);
};

const kindOf = ({ waiting }: View, seat: Seat): DecisionKind | undefined =>
  'decide' in waiting ? waiting.decide.find(question => question.seat === seat)?.kind : undefined;
