import { type GameUnderWay, type Seat, type State, type Step, seen, view } from '@jamaica/rules';
import type { Moment, Onlooker } from './table.ts';

/** A game that is played here, moment by moment, and those who look on. */
export class Showing {
  readonly #onlookers = new Set<Onlooker>();
  #past: Moment[];

  constructor(game: GameUnderWay) {
    this.#past = momentsOf(game);
  }

  get past(): readonly Moment[] {
    return this.#past;
  }

  get now(): Moment {
    return this.#past[this.#past.length - 1];
  }

  watch(onlooker: Onlooker): void {
    this.#onlookers.add(onlooker);
  }

  /** The game has gone on, by some steps. */
  goOn(game: GameUnderWay): void {
    for (const moment of momentsOf(game).slice(this.#past.length)) {
      this.#past.push(moment);
      for (const onlooker of this.#onlookers) onlooker.moved(moment);
    }
  }

  /** The game stands elsewhere; how it came there is not shown. */
  turnTo(game: GameUnderWay): void {
    this.#past = momentsOf(game);
    for (const onlooker of this.#onlookers) onlooker.rewound(this.now);
  }

  /** A bot cannot think as its level does here. */
  outwitted(seat: Seat): void {
    for (const onlooker of this.#onlookers) onlooker.outwitted?.(seat);
  }

  close(): void {
    this.#onlookers.clear();
  }
}

/** The game before its first step, and after each. */
export const momentsOf = ({ start, steps }: GameUnderWay): Moment[] => [
  momentOf(start, 0, []),
  ...steps.map(({ state, events }, index) => momentOf(state, index + 1, events)),
];

const momentOf = (state: State, number: number, events: Step['events']): Moment => ({
  number,
  events: viewer => events.map(event => seen(event, viewer)),
  view: viewer => view(state, viewer),
});
