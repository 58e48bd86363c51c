import { type Rng, type Seat, view } from '@jamaica/rules';
import type { Code, Draft } from '@jamaica/rules/search';
import type { BotPlayer } from '../sailors.ts';

/** Which of a seat's options it takes. The options are codes, listed in `codes`. */
export type Pick = (game: Draft, seat: Seat, codes: Int32Array, count: number, rng: Rng) => Code;

// A random choice needs neither view nor notation.
const blindly: Pick = (_game, _seat, codes, count, rng) => codes[rng.below(count)];

const seeing =
  (sailor: BotPlayer): Pick =>
  (game, seat, codes, _count, rng) => {
    const seen = view(game, seat);
    return codes[seen.options.indexOf(sailor.choose(seen, rng))];
  };

export const isBlind = (sailor: BotPlayer): boolean => sailor.name === 'random';

/** How a sailor picks. */
export const pickOf = (sailor: BotPlayer): Pick => (isBlind(sailor) ? blindly : seeing(sailor));
