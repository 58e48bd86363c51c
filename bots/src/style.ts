import { type GameEvent, isOver, type Listener, type Seat, type State } from '@jamaica/rules';
import { emptyHolds, FOOD, GOLD, GUNPOWDER, placeOf, stockOf } from '@jamaica/rules/search';
import type { Attempt } from './attempt.ts';
import { toGo } from './way.ts';

/** What a bot likes besides winning. It tips the scales where two choices are nearly as good. */
export const STYLES = ['privateer', 'merchant', 'racer'] as const;
export type Style = (typeof STYLES)[number];

// In points at the end of the game.
const AN_ATTACK = 1.5;
const A_KEG = 0.05;
const A_DOUBLOON = 0.06;
const A_FULL_HOLD = 0.06;
const A_SPACE = 0.4;
const A_FOOD = 0.12;

const HOLDS = 6;

/** Counts how often a seat attacks. */
class Attacks implements Listener {
  seat: Seat = 0;
  count = 0;

  push(...events: readonly GameEvent[]): void {
    for (const event of events) if (event.kind === 'attacked' && event.attacker === this.seat) this.count++;
  }
}

const emptyCount = (game: State, seat: Seat): number => {
  let count = 0;
  for (let left = emptyHolds(game, seat); left !== 0; left &= left - 1) count++;
  return count;
};

/** How much a style likes a game as it lies there. */
const LIKINGS: Readonly<Record<Style, (game: State, seat: Seat, attacks: number) => number>> = {
  privateer: (game, seat, attacks) => AN_ATTACK * attacks + A_KEG * stockOf(game, seat, GUNPOWDER),
  merchant: (game, seat) => A_DOUBLOON * stockOf(game, seat, GOLD) + A_FULL_HOLD * (HOLDS - emptyCount(game, seat)),
  racer: (game, seat) => A_FOOD * stockOf(game, seat, FOOD) - A_SPACE * toGo(placeOf(game, seat)),
};

/** An attempt as somebody of a style sees it: what came of it, and how much it is liked. When the game is over only the victory counts. */
export const inStyle = (attempt: Attempt, style: Style | undefined): Attempt => {
  if (style === undefined) return attempt;
  const attacks = new Attacks();
  const like = LIKINGS[style];
  return (game, seat, code, rng) => {
    attacks.seat = seat;
    attacks.count = 0;
    game.events = style === 'privateer' ? attacks : null;
    const worth = attempt(game, seat, code, rng);
    game.events = null;
    return isOver(game) ? worth : worth + like(game, seat, attacks.count);
  };
};
