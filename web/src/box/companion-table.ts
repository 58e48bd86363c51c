import { type Refusal, type Result, type Rules, refused } from '@jamaica/rules';
import type { Berth, Moment, Onlooker, Table } from '../playing/table/table.ts';
import type { Asking } from './asking.ts';
import type { BoxTale, ToldFact } from './told.ts';
import { type ToldGame, toldGame } from './told-game.ts';

/** A real table, as this phone follows it. Nobody plays here: people tell what happened, and may take it back. */
export class CompanionTable implements Table {
  readonly berths: readonly Berth[];
  readonly own = [];
  readonly undoable = null;
  readonly #onlookers = new Set<Onlooker>();
  #tale: BoxTale;
  #told: ToldGame;

  constructor(tale: BoxTale, berths: readonly Berth[]) {
    this.berths = berths;
    this.#tale = tale;
    this.#told = toldGame(tale);
  }

  get rules(): Rules {
    return this.#tale.rules;
  }

  get tale(): BoxTale {
    return this.#tale;
  }

  get past(): readonly Moment[] {
    return this.#told.past;
  }

  get now(): Moment {
    return this.past[this.past.length - 1];
  }

  get asking(): Asking {
    return this.#told.asking;
  }

  watch(onlooker: Onlooker): void {
    this.#onlookers.add(onlooker);
  }

  tell(told: ToldFact): void {
    const known = this.past.length;
    this.#follow([...this.#tale.told, told]);
    for (const moment of this.past.slice(known)) for (const onlooker of this.#onlookers) onlooker.moved(moment);
  }

  takeBack(): void {
    if (this.#tale.told.length === 0) return;
    this.#follow(this.#tale.told.slice(0, -1));
    for (const onlooker of this.#onlookers) onlooker.rewound(this.now);
  }

  /** Nobody is asked here: what people decided is told. */
  choose(): Result<true, Refusal> {
    return refused({ why: 'awaits-decision', open: [] });
  }

  undo(): void {
    this.takeBack();
  }

  record(): object {
    return { ...this.#told.game.record(), berths: this.berths };
  }

  leave(): void {
    this.#onlookers.clear();
  }

  #follow(told: readonly ToldFact[]): void {
    this.#tale = { ...this.#tale, told };
    this.#told = toldGame(this.#tale);
  }
}
