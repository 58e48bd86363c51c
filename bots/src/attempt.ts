import type { Rng, Seat } from '@jamaica/rules';
import type { Code, Draft } from '@jamaica/rules/search';

/** What an option comes to when it is carried out in a game, which is the attempt's own to play on. */
export type Attempt = (game: Draft, seat: Seat, code: Code, rng: Rng) => number;
