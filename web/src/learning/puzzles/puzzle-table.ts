import { type Refusal, type Result, type Rules, refused, type Seat } from '@jamaica/rules';
import { defaultCrew } from '@jamaica/words';
import { momentsOf } from '../../playing/table/showing.ts';
import type { Berth, Moment, Table } from '../../playing/table/table.ts';
import { sailTo } from './position.ts';
import type { Puzzle } from './puzzle.ts';

/** The table of a puzzle: it lies as the game came to it and stays so, whatever is answered. */
export class PuzzleTable implements Table {
  readonly rules: Rules;
  readonly berths: readonly Berth[];
  readonly own: readonly Seat[];
  readonly undoable = null;
  readonly past: readonly Moment[];
  readonly now: Moment;
  readonly #onanswer: (option: string) => void;

  constructor(puzzle: Puzzle, onanswer: (option: string) => void) {
    this.rules = puzzle.rules;
    this.own = [puzzle.seat];
    this.berths = defaultCrew(puzzle.rules.players).map((sailor, seat) => ({
      ...sailor,
      bot: seat === puzzle.seat ? null : 'bosun',
    }));
    this.past = momentsOf(sailTo(puzzle));
    this.now = this.past[this.past.length - 1];
    this.#onanswer = onanswer;
  }

  choose(seat: Seat, choice: string): Result<true, Refusal> {
    const { options } = this.now.view(seat);
    if (!this.own.includes(seat) || !options.includes(choice)) return refused({ why: 'awaits-decision', open: [] });
    this.#onanswer(choice);
    return { ok: true, value: true };
  }

  watch(): void {
    // Nothing ever moves here.
  }

  undo(): void {
    // An answer is not a move.
  }

  /** It would tell what the seat may not know. */
  record(): null {
    return null;
  }

  leave(): void {
    // Nobody waits.
  }
}
