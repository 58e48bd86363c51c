import { after, type Decision, type GameEvent, type Seat, type View } from '@jamaica/rules';
import type { Speed } from '@jamaica/words/page';
import type { Moment, Passed, Table } from '../table/table.ts';
import { arrival, beat, hush } from './beats.ts';
import { isSame, isSecret, questionFor } from './question.ts';

/** An event of the story, and the moment it belongs to. */
export interface Line {
  readonly key: number;
  readonly moment: number;
  readonly event: GameEvent;
}

/** An event while it is shown, and for how long. */
export interface Scene {
  readonly key: number;
  readonly event: GameEvent;
  readonly ms: number;
  /** What lay on the table before it. */
  readonly before: View;
}

/** How the screen is set up to show a game. */
interface Showing {
  speed(): Speed;
  /** An event begins to be shown. */
  onEvent(event: GameEvent): void;
  /** A person is asked. */
  onQuestion(question: Decision): void;
}

/**
 * A game as this screen shows it. The table may be far ahead: what happened is shown event by event, and questions are
 * asked when all has been shown.
 */
export class Game {
  readonly table: Table;
  readonly #showing: Showing;
  readonly #queue: Moment[] = [];
  #isShowing = false;
  #isHurried = false;
  #wake: (() => void) | null = null;
  #isHeld = false;
  #release: (() => void) | null = null;
  #keys = 0;

  /** Whose secrets are on the screen; null for nobody's. */
  eyes: Seat | null = $state.raw(null);
  /** Who must take the screen before they are asked. */
  curtain: Seat | null = $state.raw(null);
  /** What lies on the table, as far as it has been shown. */
  shown: View;
  scene: Scene | null = $state.raw(null);
  lines: readonly Line[] = $state.raw([]);
  question: Decision | null = $state.raw(null);
  /** The event that is told while one is shown: while a die is shaken, or a treasure turned over, it is still the one before. */
  get telling(): GameEvent | null {
    return this.scene && (this.lines.at(-1)?.event ?? null);
  }

  /** The line after which the person here last chose. */
  #lastChoice = $state(0);
  isOver = $state(false);
  /** The bots that the deckhand answers for, because this browser does not let them think. */
  outwitted: readonly Seat[] = $state.raw([]);

  constructor(table: Table, showing: Showing) {
    this.table = table;
    this.#showing = showing;
    this.eyes = table.own.length === 1 ? table.own[0] : null;
    this.shown = $state.raw(table.now.view(this.eyes));
    this.lines = table.past.flatMap(moment => this.#linesOf(moment));
    this.#lastChoice = this.lines.at(-1)?.key ?? 0;
    table.watch({
      moved: moment => this.#moved(moment),
      rewound: moment => this.#rewound(moment),
      outwitted: seat => {
        if (!this.outwitted.includes(seat)) this.outwitted = [...this.outwitted, seat];
      },
    });
    if (!this.#isShowing) this.#ask();
  }

  get isShowing(): boolean {
    return this.scene !== null;
  }

  /** The line after which the person here last chose, once they have had a turn; 0 before. */
  get sinceTurn(): number {
    const isTurn = ({ key, event }: Line): boolean =>
      key <= this.#lastChoice && event.kind === 'revealed' && this.table.own.includes(event.seat);
    return this.lines.some(isTurn) ? this.#lastChoice : 0;
  }

  choose(option: string): void {
    const { question } = this;
    if (!question) return;
    this.question = null;
    this.#lastChoice = this.lines.at(-1)?.key ?? 0;
    if (this.table.own.length > 1) this.#look(null);
    const chosen = this.table.choose(question.seat, option);
    if (!chosen.ok) throw new Error('an option was refused', { cause: chosen.error });
    if (!this.#isShowing) this.#ask();
  }

  /** Whether the last choice of the person who is asked, or was asked last, can be taken back. */
  get canUndo(): boolean {
    // The table does not say when this changes; it changes with what is shown and asked.
    void [this.shown, this.question];
    const seat = this.table.undoable;
    return !this.isShowing && seat !== null && (this.table.own.length === 1 || this.question?.seat === seat);
  }

  undo(): void {
    this.table.undo();
  }

  /** The person who was called has taken the screen. */
  liftCurtain(): void {
    this.#look(this.curtain);
    this.curtain = null;
    this.#ask();
  }

  /** Shows all that is left to show at once. */
  skip(): void {
    if (!this.#isShowing) return;
    this.#isHurried = true;
    this.#wake?.();
  }

  /** Shows nothing more until it is told to go on. */
  hold(isHeld: boolean): void {
    this.#isHeld = isHeld;
    if (!isHeld) this.#release?.();
  }

  leave(): void {
    this.hold(false);
    this.table.leave();
    this.#queue.length = 0;
    this.skip();
  }

  #look(eyes: Seat | null): void {
    this.eyes = eyes;
    this.shown = this.table.now.view(eyes);
  }

  #moved(moment: Moment): void {
    // Far away a bot may answer for somebody who took too long: they are not asked any more.
    if (this.question && !questionFor(moment, [this.question.seat])) this.question = null;
    this.#queue.push(moment);
    if (!this.#isShowing) this.#showAll();
  }

  #rewound(moment: Moment): void {
    this.#queue.length = 0;
    this.lines = this.lines.filter(line => line.moment <= moment.number);
    if (this.table.own.length > 1) this.eyes = null;
    this.shown = moment.view(this.eyes);
    this.question = null;
    this.curtain = null;
    this.#ask();
  }

  async #showAll(): Promise<void> {
    this.#isShowing = true;
    for (let moment = this.#queue.shift(); moment; moment = this.#queue.shift())
      try {
        await this.#show(moment);
      } catch (why) {
        // What cannot be shown or heard is a mistake of ours, but nobody may wait for ever because of it: the race goes on after it.
        console.error(why);
        this.scene = null;
        this.shown = moment.view(this.eyes);
      }
    this.#isShowing = false;
    this.#isHurried = false;
    this.#ask();
  }

  async #show(moment: Moment): Promise<void> {
    for (const line of this.#linesOf(moment)) {
      if (this.#isHeld) await new Promise<void>(resolve => (this.#release = resolve));
      const { event, key } = line;
      const ms = this.#isHurried ? 0 : beat(event, this.#showing.speed());
      const silence = hush(event, ms);
      const before = this.shown;
      if (silence === 0) this.#tell(line);
      this.#showing.onEvent(event);
      if (arrival(event) === 'shown') this.shown = after(this.shown, event);
      if (ms > 0) {
        this.scene = { key, event, ms, before };
        if (silence > 0) {
          await this.#pause(silence);
          this.#tell(line);
        }
        if (!this.#isHurried) await this.#pause(ms - silence);
        this.scene = null;
      }
      if (arrival(event) === 'over') this.shown = after(this.shown, event);
    }
    this.shown = moment.view(this.eyes);
  }

  #tell(line: Line): void {
    this.lines = [...this.lines, line];
    if (arrival(line.event) === 'told') this.shown = after(this.shown, line.event);
  }

  #pause(ms: number): Promise<void> {
    return new Promise(resolve => {
      const timer = setTimeout(resolve, ms);
      this.#wake = () => {
        clearTimeout(timer);
        resolve();
      };
    });
  }

  #ask(): void {
    const { table } = this;
    this.isOver = 'over' in table.now.view(null).waiting;
    const question = questionFor(table.now, table.own);
    if (!question) return;
    if (table.own.length > 1 && isSecret(question.kind) && this.eyes !== question.seat) {
      this.curtain = question.seat;
      return;
    }
    // While others still lay their cards it is the same question: nobody is called again.
    if (this.question && isSame(this.question, question)) return;
    this.question = question;
    this.#showing.onQuestion(question);
  }

  #linesOf(moment: Passed): Line[] {
    return moment.events(this.eyes).map(event => ({ key: ++this.#keys, moment: moment.number, event }));
  }
}
