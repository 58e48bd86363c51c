import type { Die, GameEvent, Half, Rng, Seat, View } from '@jamaica/rules';
import { takesItsTime } from './ease.ts';

export const BLIND_SPOTS = [
  'evening',
  'smaller-die',
  'price',
  'odds',
  'race',
  'plenty',
  'cargo',
  'curse',
  'end',
] as const;
type Mistake = (typeof BLIND_SPOTS)[number];
/** Who takes its time sees no hurry either: it would rather not come nearer to Port Royal. */
export type BlindSpot = Mistake | 'hurry';

/** What somebody new to the game overlooks, and in how many choices of a hundred. */
const IN_A_HUNDRED: Readonly<Record<Mistake, number>> = {
  /** Looks at the morning only: the evening will take care of itself. */
  evening: 50,
  /** Looks only at what the bigger die does. */
  'smaller-die': 20,
  /** Forgets that the space at the end of the move has a price, and so what a shortage would do. */
  price: 30,
  /** Forgets that it is a race: coming nearer to Port Royal is worth nothing. */
  race: 40,
  /** Forgets how much of a cargo is aboard already: a full hold is a good hold. */
  plenty: 50,
  /** Fires all the gunpowder or none of it, whatever the odds. */
  odds: 60,
  /** Throws overboard whatever comes to hand, as long as it is no gold. */
  cargo: 50,
  /** Forgets that a curse can be given away. */
  curse: 50,
  /** Does not notice that this is the last round, and that food and gunpowder are worth nothing after it. */
  end: 50,
};

/** What is overlooked in one choice. */
export type Overlooked = ReadonlySet<BlindSpot>;

/** Who takes its time looks at the whole day to see how little way it can make, and gives no thought to the rest. */
export const AT_EASE: Overlooked = new Set([
  'hurry',
  ...BLIND_SPOTS.filter(spot => spot !== 'evening' && spot !== 'smaller-die'),
]);

export const overlook = (view: View, seat: Seat, rng: Rng): Overlooked =>
  takesItsTime(view, seat, rng) ? AT_EASE : new Set(BLIND_SPOTS.filter(spot => rng.below(100) < IN_A_HUNDRED[spot]));

/** The events of a turn that are noticed all the same. Nobody overlooks the finish. */
export const noticed = (events: readonly GameEvent[], view: View, seat: Seat, overlooked: Overlooked): GameEvent[] => {
  const attention = new Attention(view, seat, overlooked);
  return events.filter(event => attention.notices(event));
};

/** Goes through a turn, event by event. */
class Attention {
  readonly #view: View;
  readonly #seat: Seat;
  readonly #overlooked: Overlooked;
  #isLooking = true;
  #isShort = false;

  constructor(view: View, seat: Seat, overlooked: Overlooked) {
    this.#view = view;
    this.#seat = seat;
    this.#overlooked = overlooked;
  }

  notices(event: GameEvent): boolean {
    if (event.kind === 'began') this.#begin(event);
    if (event.kind === 'shortage' && event.ship === this.#seat) this.#isShort = true;
    if (event.kind === 'finished') return true;
    return this.#isLooking && !(this.#overlooked.has('price') && (this.#isShort || event.kind === 'paid'));
  }

  #begin({ half, die }: Extract<GameEvent, { kind: 'began' }>): void {
    this.#isShort = false;
    this.#isLooking = this.#looksAt(half, die);
  }

  // What is under way is looked at in any case, and of a new turn at least one half.
  #looksAt(half: Half, die: Die): boolean {
    const { turn, dice } = this.#view;
    if (this.#overlooked.has('evening')) return half === 'morning';
    return turn !== null || dice === null || die === Math.max(...dice) || !this.#overlooked.has('smaller-die');
  }
}
