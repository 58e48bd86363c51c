import {
  type GameEvent,
  type Refusal,
  type Result,
  type Rules,
  refused,
  type Seat,
  seen,
  type View,
  view,
} from '@jamaica/rules';
import type { Voyage } from '../../playing/logbook/voyage.ts';
import type { Berth, Moment, Onlooker, Table } from '../../playing/table/table.ts';
import { openView } from './open-view.ts';

/** With whose eyes a game is watched: a seat's, a spectator's, or those of somebody who sees everything. */
export type Eyes = Seat | 'spectator' | 'open';

/**
 * A table at which a recorded game is played again. Nobody sits here and nothing is asked; whoever looks, sees what the
 * chosen eyes see.
 */
export class WatchedTable implements Table {
  readonly rules: Rules;
  readonly berths: readonly Berth[];
  readonly own: readonly Seat[] = [];
  readonly undoable = null;
  readonly past: Moment[];
  readonly #voyage: Voyage;
  readonly #eyes: Eyes;
  readonly #onlookers = new Set<Onlooker>();

  constructor(voyage: Voyage, at: number, eyes: Eyes) {
    this.rules = voyage.rules;
    this.berths = voyage.berths;
    this.#voyage = voyage;
    this.#eyes = eyes;
    this.past = Array.from({ length: at + 1 }, (_, number) => momentOf(voyage, number, eyes));
  }

  get now(): Moment {
    return this.past[this.past.length - 1];
  }

  /** Plays the next step; its onlookers see it happen. */
  sail(): void {
    const next = momentOf(this.#voyage, this.past.length, this.#eyes);
    this.past.push(next);
    for (const onlooker of this.#onlookers) onlooker.moved(next);
  }

  watch(onlooker: Onlooker): void {
    this.#onlookers.add(onlooker);
  }

  choose(): Result<true, Refusal> {
    return refused({ why: 'over' });
  }

  undo(): void {}

  record(): object {
    return this.#voyage.record;
  }

  leave(): void {
    this.#onlookers.clear();
  }
}

const momentOf = ({ game, states }: Voyage, number: number, eyes: Eyes): Moment => ({
  number,
  events: () => (number === 0 ? [] : game.steps[number - 1].events.map(event => seenBy(event, eyes))),
  view: () => viewOf(states[number], eyes),
});

const seenBy = (event: GameEvent, eyes: Eyes): GameEvent =>
  eyes === 'open' ? event : seen(event, eyes === 'spectator' ? null : eyes);

const viewOf = (state: Voyage['states'][number], eyes: Eyes): View =>
  eyes === 'open' ? openView(state) : view(state, eyes === 'spectator' ? null : eyes);
