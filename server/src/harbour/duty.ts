import type { Hex32 } from '@jamaica/chance';
import { ok, type Seat } from '@jamaica/rules';
import { deadline } from '../clock/clock.ts';
import { answer } from '../table/sailing.ts';
import { type Happening, type Happenings, isPlayedByBot, type Table } from '../table/table.ts';
import { begin, TO_OPEN } from '../table/words.ts';
import type { Shared } from './shared.ts';
import { botChoice } from './stand-in.ts';
import type { Cause } from './thinking.ts';

export type Decide = (table: Table) => Happenings;

/** The table at which it is done. */
interface AtTable {
  /** The date there. */
  readonly now: number;
  readonly cause: Cause;
  note(decide: Decide): Promise<unknown>;
}

const RETRY = 1000;

/** What a server does by itself at a table that it holds: it asks the bots and rings the clock. */
export class Duty {
  readonly #shared: Shared;
  readonly #secret: Hex32;
  readonly #live: AtTable;
  /** The decisions that bots think about. */
  readonly #thinking = new Set<string>();
  #stopTimer: (() => void) | null = null;

  constructor(shared: Shared, secret: Hex32, live: AtTable) {
    this.#shared = shared;
    this.#secret = secret;
    this.#live = live;
  }

  get isThinking(): boolean {
    return this.#thinking.size > 0;
  }

  /** Asks the bots and sets the clock. */
  attend(table: Table): void {
    this.rest();
    const { game, berths, stage, calledAt } = table;
    if (calledAt !== null) this.#wake(table, calledAt + TO_OPEN - this.#live.now, () => this.#begin());
    if (!game || stage !== 'sailing') return;
    for (const { seat } of game.asked) if (isPlayedByBot(berths[seat])) this.#askBot(table, seat, game.decision);
    const ends = game.asked.flatMap(asked => deadline(table, asked) ?? []);
    if (ends.length > 0) this.#wake(table, Math.min(...ends) - this.#live.now, () => this.#ring());
  }

  /** Bots that think go on thinking; what they choose is held against the table as it is then. */
  rest(): void {
    this.#stopTimer?.();
    this.#stopTimer = null;
  }

  /** The disk is full, or worse. Whoever asked was told; what the server does by itself it tries again. */
  stumble(table: Table, why: unknown): void {
    this.#shared.failed(table.id, why);
    this.rest();
    this.#wake(table, RETRY, () => this.#live.note(() => ok([])));
  }

  #wake(table: Table, milliseconds: number, act: () => Promise<unknown>): void {
    this.#stopTimer = this.#shared.time.later(milliseconds, () => {
      act().catch(why => this.stumble(table, why));
    });
  }

  /** Whoever has not opened their word by now is left out. */
  #begin(): Promise<unknown> {
    return this.#live.note(table => {
      const isTime = table.calledAt !== null && table.calledAt + TO_OPEN <= this.#live.now;
      return ok(isTime ? [begin(table, this.#secret)] : []);
    });
  }

  /** Bots take over where the time is up; a clock that was set too early is set again. */
  #ring(): Promise<unknown> {
    return this.#live.note(table => {
      const now = this.#live.now;
      const late = (table.game?.asked ?? []).filter(asked => (deadline(table, asked) ?? Infinity) <= now);
      return ok(late.map(({ seat }): Happening => ({ kind: 'absent', seat, why: 'time' })));
    });
  }

  #askBot(table: Table, seat: Seat, decision: number | null): void {
    const thought = `${seat}/${decision}`;
    if (this.#thinking.has(thought)) return;
    this.#thinking.add(thought);
    this.#letBotChoose(table, seat, decision)
      .catch(why => this.stumble(table, why))
      .finally(() => this.#thinking.delete(thought));
  }

  async #letBotChoose(asked: Table, seat: Seat, decision: number | null): Promise<void> {
    const choice = await botChoice(asked, seat, this.#secret, this.#shared.thinking, this.#live.cause);
    if (choice === null) return;
    await this.#live.note(table => {
      // Meanwhile they may have come back, or another server may have been faster.
      const isOpen = table.game?.decision === decision && table.game.asked.some(each => each.seat === seat);
      return isOpen && isPlayedByBot(table.berths[seat]) ? answer(table, seat, choice) : ok([]);
    });
  }
}
