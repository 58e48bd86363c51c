import { levelBy, nearBot, type Thinkers } from '@jamaica/bots';
import { chanceOf, type Dice, deal, diceFields, fairDice, fromSeed, supplier } from '@jamaica/chance';
import { GameUnderWay, ok, type Refusal, type Result, type Rules, type Seat, view } from '@jamaica/rules';
import type { Replay } from '@jamaica/rules/record';
import { Showing } from './showing.ts';
import type { Berth, Moment, Onlooker, Table } from './table.ts';

/** What thinks for the bots. */
export type BotThinkers = Pick<Thinkers, 'think'>;

/** A table in this browser. The engine answers at once; the bots think in threads of their own. */
export class LocalTable implements Table {
  readonly berths: readonly Berth[];
  readonly #dice: Dice;
  readonly #crew: BotThinkers;
  readonly #showing: Showing;
  /** The bots that are thinking, by their seats. */
  readonly #thinking = new Map<Seat, AbortController>();
  #game: GameUnderWay;

  private constructor(game: GameUnderWay, berths: readonly Berth[], dice: Dice, crew: BotThinkers) {
    this.berths = berths;
    this.#game = game;
    this.#dice = dice;
    this.#crew = crew;
    this.#showing = new Showing(game);
  }

  static begin(rules: Rules, berths: readonly Berth[], crew: BotThinkers, dice = diceFor(berths)): LocalTable {
    const game = GameUnderWay.begin(rules, deal(rules, chanceOf(dice, 0)), peopleIn(berths));
    return new LocalTable(game, berths, dice, crew);
  }

  /** A table as a record left it. */
  static resume(record: Replay, berths: readonly Berth[], dice: Dice, crew: BotThinkers): LocalTable {
    return new LocalTable(GameUnderWay.resume(record, peopleIn(berths)), berths, dice, crew);
  }

  get rules(): Rules {
    return this.#game.rules;
  }

  get own(): readonly Seat[] {
    return this.#game.people;
  }

  get past(): readonly Moment[] {
    return this.#showing.past;
  }

  get now(): Moment {
    return this.#showing.now;
  }

  watch(onlooker: Onlooker): void {
    this.#showing.watch(onlooker);
    this.#sailOn();
  }

  choose(seat: Seat, choice: string): Result<true, Refusal> {
    const game = this.#game.choose(seat, choice);
    if (!game.ok) return game;
    this.#goOn(game.value);
    this.#sailOn();
    return ok(true);
  }

  get undoable(): Seat | null {
    return this.#game.takesBack;
  }

  undo(): void {
    const game = this.#game.takeBack();
    if (!game) return;
    this.#stopThinking();
    this.#game = game;
    this.#showing.turnTo(game);
    this.#sailOn();
  }

  record(): object {
    return { ...this.#game.record(), ...diceFields(this.#dice), berths: this.berths };
  }

  leave(): void {
    this.#showing.close();
    this.#stopThinking();
  }

  /** Lets chance happen and asks the bots, until people are asked or the game is over. */
  #sailOn(): void {
    this.#goOn(this.#game.letFall(supplier(this.#dice, this.#game.fallen)));
    for (const { seat } of this.#game.open) this.#askBot(seat);
  }

  async #askBot(seat: Seat): Promise<void> {
    const { bot, skill, style } = this.berths[seat];
    if (bot === null || this.#thinking.has(seat)) return;
    const thinking = new AbortController();
    this.#thinking.set(seat, thinking);
    const shown = view(this.#game.state, seat);
    const seed = `${seat}/${this.#game.written.length}`;
    const level = skill === undefined ? bot : levelBy(skill, fromSeed(`${seed}/level`));
    const choice = await this.#crew
      .think(shown, { level, style, seed, signal: thinking.signal })
      // A browser may refuse to start a thread: then the quickest of them answers here, so that the game goes on.
      .catch(() => null);
    if (thinking.signal.aborted) return;
    this.#thinking.delete(seat);
    if (choice === null && level !== 'deckhand') this.#showing.outwitted(seat);
    this.#goOn(this.#game.play(seat, choice ?? nearBot('deckhand').choose(shown, fromSeed(seed))));
    this.#sailOn();
  }

  #stopThinking(): void {
    for (const thinking of this.#thinking.values()) thinking.abort();
    this.#thinking.clear();
  }

  #goOn(game: GameUnderWay): void {
    this.#game = game;
    this.#showing.goOn(game);
  }
}

const peopleIn = (berths: readonly Berth[]): Seat[] => berths.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));

/** Fair dice: a record that is given away later can be verified. */
const diceFor = (berths: readonly Berth[]): Dice =>
  fairDice(
    berths.map(({ pirate, name }) => name ?? pirate),
    Math.max(
      0,
      berths.findIndex(({ bot }) => bot === null),
    ),
  );
