import {
  CARDS,
  type Chance,
  cardsToShuffle,
  type Need,
  needOf,
  type Outcome,
  type State,
  shuffled,
} from '@jamaica/rules';
import { fromPurpose, type Origin } from './fair.ts';
import { supply } from './supply.ts';

/**
 * What a chance of a game is for, as it goes into its stream: `action/7` is the roll of round 7, `shuffle/2/3` seat 2's third
 * shuffle, `combat/0/4` the fourth combat die of ship 0, `shortage/ghost/1` the Ghost Ship's first.
 */
type Purpose = string;

/** The set-up: all of it at once, since nobody has chosen anything yet. */
export const DEAL: Purpose = 'deal';

const kindOf = (need: Need | Chance): Purpose => {
  if ('shuffle' in need) return `shuffle/${need.shuffle}`;
  return need.roll === 'action' ? 'action' : `${need.roll}/${need.ship}`;
};

/** What the next chance of a game is for, after those that fell before it. */
const purposeOf = (need: Need, past: readonly (Need | Chance)[]): Purpose => {
  const kind = kindOf(need);
  return `${kind}/${1 + past.filter(each => kindOf(each) === kind).length}`;
};

/** What each chance of a game was for, in the order in which they fell. */
export const purposesOf = (fallen: readonly Chance[]): Purpose[] =>
  fallen.map((chance, index) => {
    const kind = kindOf(chance);
    return `${kind}/${1 + fallen.slice(0, index).filter(each => kindOf(each) === kind).length}`;
  });

/**
 * Rolls or shuffles what a game waits for by what it is for, not by when it comes: whoever plays the same race in another
 * way meets the same luck. A shuffle puts all cards of a seat in an order, and those that lie in its discard pile
 * follow it, whichever they are.
 */
export const supplyByPurpose = (state: State, origin: Origin, past: readonly (Need | Chance)[]): Outcome => {
  const need = needOf(state);
  const rng = fromPurpose(origin, purposeOf(need, past));
  if (!('shuffle' in need)) return supply(state, rng);
  const discards = cardsToShuffle(state);
  return { ...need, deck: shuffled(CARDS, rng).filter(card => discards.includes(card)) };
};
