import { bot, type Thinkers } from '@jamaica/bots';
import { chanceOf, type Dice, deal, diceFields, fairDice, fromSeed, supply } from '@jamaica/chance';
import {
  apply,
  type Decision,
  isNews,
  type Refusal,
  type Result,
  type Rules,
  type Seat,
  type Setup,
  type State,
  type Step,
  seen,
  settle,
  start,
  view,
  waiting,
} from '@jamaica/rules';
import { READING, type RecordStep, type Replay, recorded, writeRecord } from '@jamaica/rules/record';
import type { Berth, Moment, Onlooker, Table } from './table.ts';

/** A choice that can be taken back, and how the table stood before it. */
interface Choice {
  readonly seat: Seat;
  readonly state: State;
  readonly steps: number;
  readonly moments: number;
}

/** Whoever plays for the bots. */
export type Crew = Pick<Thinkers, 'think'>;

/**
 * A table in this browser. The engine answers at once; the bots think in threads of their own. The game is its record:
 * saving, resuming and taking back are all made of that.
 */
export class LocalTable implements Table {
  readonly rules: Rules;
  readonly berths: readonly Berth[];
  readonly own: readonly Seat[];
  readonly #dice: Dice;
  readonly #setup: Setup;
  readonly #crew: Crew;
  readonly #onlookers = new Set<Onlooker>();
  readonly #steps: RecordStep[] = [];
  readonly #choices: Choice[] = [];
  /** The bots that are thinking, by their seats. */
  readonly #thinking = new Map<Seat, AbortController>();
  readonly #past: Moment[];
  #state: State;

  private constructor(rules: Rules, setup: Setup, berths: readonly Berth[], dice: Dice, crew: Crew, reading = READING) {
    this.rules = rules;
    this.berths = berths;
    this.own = berths.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
    this.#setup = setup;
    this.#dice = dice;
    this.#crew = crew;
    this.#state = start(rules, setup, reading);
    this.#past = [momentOf(this.#state, 0, [])];
  }

  static begin(rules: Rules, berths: readonly Berth[], crew: Crew, dice = diceFor(berths)): LocalTable {
    return new LocalTable(rules, deal(rules, chanceOf(dice, 0)), berths, dice, crew);
  }

  /** A table as a record left it. */
  static resume(
    { rules, setup, steps, reading }: Replay,
    berths: readonly Berth[],
    dice: Dice,
    crew: Crew,
  ): LocalTable {
    const table = new LocalTable(rules, setup, berths, dice, crew, reading);
    for (const step of steps) table.#keep(step);
    return table;
  }

  get past(): readonly Moment[] {
    return this.#past;
  }

  get now(): Moment {
    return this.#past[this.#past.length - 1];
  }

  watch(onlooker: Onlooker): void {
    this.#onlookers.add(onlooker);
    this.#sailOn();
  }

  choose(seat: Seat, choice: string): Result<true, Refusal> {
    const state = this.#state;
    const asked = this.#questions().find(each => each.seat === seat);
    const step = apply(state, { kind: asked?.kind, seat, choice });
    if (!step.ok) return step;
    const before: Choice = { seat, state, steps: this.#steps.length, moments: this.#past.length };
    this.#keep(step.value);
    // A Captain who lays the last card turns over only his own: he may think again, but those who saw it may not.
    if (step.value.events.some(event => event.kind === 'revealed')) this.#choices.length = 0;
    if (step.value.events.some(event => isNews(event, seat))) this.#choices.length = 0;
    else this.#choices.push(before);
    this.#sailOn();
    return { ok: true, value: true };
  }

  get undoable(): Seat | null {
    return this.#choices.at(-1)?.seat ?? null;
  }

  undo(): void {
    const choice = this.#choices.pop();
    if (!choice) return;
    this.#stopThinking();
    this.#state = choice.state;
    this.#steps.length = choice.steps;
    this.#past.length = choice.moments;
    for (const onlooker of this.#onlookers) onlooker.rewound(this.now);
    this.#sailOn();
  }

  record(): object {
    return {
      ...writeRecord(this.rules, this.#setup, this.#steps, this.#state),
      ...diceFields(this.#dice),
      berths: this.berths,
    };
  }

  leave(): void {
    this.#onlookers.clear();
    this.#stopThinking();
  }

  #questions(): readonly Decision[] {
    const now = waiting(this.#state);
    return 'decide' in now ? now.decide : [];
  }

  /** Lets chance happen and asks the bots, until people are asked or the game is over. */
  #sailOn(): void {
    for (let now = waiting(this.#state); 'chance' in now; now = waiting(this.#state)) {
      const step = settle(this.#state, supply(this.#state, chanceOf(this.#dice, this.#chances() + 1)));
      if (!step.ok) throw new Error('a chance was refused', { cause: step.error });
      this.#choices.length = 0;
      this.#keep(step.value);
    }
    for (const { seat } of this.#questions()) this.#askBot(seat);
  }

  async #askBot(seat: Seat): Promise<void> {
    const level = this.berths[seat].bot;
    if (level === null || this.#thinking.has(seat)) return;
    const thinking = new AbortController();
    this.#thinking.set(seat, thinking);
    const shown = view(this.#state, seat);
    const seed = `${seat}/${this.#steps.length}`;
    const choice = await this.#crew
      .think(shown, { level, seed, signal: thinking.signal })
      // A browser may refuse to start a thread: then the quickest of them answers here, so that the game goes on.
      .catch(() => bot('deckhand').choose(shown, fromSeed(seed)));
    if (thinking.signal.aborted) return;
    this.#thinking.delete(seat);
    this.#playBot(seat, choice);
  }

  #playBot(seat: Seat, choice: string): void {
    const kind = this.#questions().find(each => each.seat === seat)?.kind;
    const step = apply(this.#state, { kind, seat, choice });
    if (!step.ok) throw new Error('a bot chose what it may not', { cause: step.error });
    // A card that a bot lays face down tells nothing; everything else can be seen.
    if (kind !== 'card' || step.value.events.some(event => event.kind === 'revealed')) this.#choices.length = 0;
    this.#keep(step.value);
    this.#sailOn();
  }

  #stopThinking(): void {
    for (const thinking of this.#thinking.values()) thinking.abort();
    this.#thinking.clear();
  }

  #chances(): number {
    return this.#steps.filter(step => 'roll' in step || 'shuffle' in step).length;
  }

  #keep(step: Step): void {
    this.#state = step.state;
    this.#steps.push(...recorded(step));
    this.#past.push(momentOf(step.state, this.#steps.length, step.events));
    for (const onlooker of this.#onlookers) onlooker.moved(this.now);
  }
}

export const momentOf = (state: State, number: number, events: Step['events']): Moment => ({
  number,
  events: viewer => events.map(event => seen(event, viewer)),
  view: viewer => view(state, viewer),
});

/** Fair dice: a record that is given away later can be verified. */
const diceFor = (berths: readonly Berth[]): Dice =>
  fairDice(
    berths.map(({ pirate, name }) => name ?? pirate),
    Math.max(
      0,
      berths.findIndex(({ bot }) => bot === null),
    ),
  );
