import { chanceOf, type Dice, deal, diceFields, supplier, whimOf } from '@jamaica/chance';
import {
  type Decision,
  type Final,
  type GameEvent,
  GameUnderWay,
  ok,
  type Refusal,
  type Result,
  type Rules,
  seen,
  type View,
  view,
} from '@jamaica/rules';
import type { Replay } from '@jamaica/rules/record';
import type { Crew } from '@jamaica/words';
import { type Company, crewOf, rivalsChoice } from './company.ts';

/** A game between a person and bots. It stops whenever the person is asked something. */
export class Table {
  readonly company: Company;
  readonly dice: Dice;
  #game: GameUnderWay;

  private constructor(game: GameUnderWay, company: Company, dice: Dice) {
    this.company = company;
    this.dice = dice;
    this.#game = this.#sailedOn(game);
  }

  static begin(rules: Rules, company: Company, dice: Dice): Table {
    return new Table(GameUnderWay.begin(rules, deal(rules, chanceOf(dice, 0)), [company.person]), company, dice);
  }

  /** A table as a record left it. */
  static resume(record: Replay, company: Company, dice: Dice): Table {
    return new Table(GameUnderWay.resume(record, [company.person]), company, dice);
  }

  get rules(): Rules {
    return this.#game.rules;
  }

  get crew(): Crew {
    return crewOf(this.company, this.rules.players);
  }

  /** All that the person may see. */
  get view(): View {
    return view(this.#game.state, this.company.person);
  }

  /** What the person is asked; null when the game is over. */
  get question(): Decision | null {
    return this.#game.open.find(({ seat }) => seat === this.company.person) ?? null;
  }

  get final(): Final | null {
    const now = this.#game.waiting;
    return 'over' in now ? now.over : null;
  }

  /** What the person has seen happen, from the first round on. */
  get story(): readonly GameEvent[] {
    return this.#game.steps.flatMap(({ events }) => events.map(event => seen(event, this.company.person)));
  }

  choose(choice: string): Result<true, Refusal> {
    const game = this.#game.choose(this.company.person, choice);
    if (!game.ok) return game;
    this.#game = this.#sailedOn(game.value);
    return ok(true);
  }

  get canTakeBack(): boolean {
    return this.#game.takesBack !== null;
  }

  /** Goes back to the person's last choice; false when something new has been seen since. */
  takeBack(): boolean {
    const game = this.#game.takeBack();
    if (game) this.#game = game;
    return game !== null;
  }

  /** The record so far, with what it takes to go on from it. */
  record(): object {
    const { person: seat, ...others } = this.company;
    return { ...this.#game.record(), ...diceFields(this.dice), play: { seat, ...others } };
  }

  /**
   * The game when chance and the rivals have played until the person is asked. The rivals choose their cards before the
   * person does: what they hide tells nothing, and it can stay when the person takes a card back.
   */
  #sailedOn(game: GameUnderWay): GameUnderWay {
    const now = game.letFall(supplier(this.dice));
    const rival = now.open.find(({ seat }) => seat !== this.company.person)?.seat;
    if (rival === undefined) return now;
    const whim = whimOf(this.dice, rival, now.written.length);
    return this.#sailedOn(now.play(rival, rivalsChoice(this.company, view(now.state, rival), whim)));
  }
}
