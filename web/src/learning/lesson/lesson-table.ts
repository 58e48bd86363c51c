import { type Decided, GameUnderWay, ok, type Refusal, type Result, type Seat, type Supplier } from '@jamaica/rules';
import { Showing } from '../../playing/table/showing.ts';
import type { Berth, Moment, Onlooker, Table } from '../../playing/table/table.ts';
import { PLOT } from './plot.ts';

/** Where the learner sits. */
export const LEARNER: Seat = 0;

const BERTHS: readonly Berth[] = [
  { pirate: 'anne', name: null, bot: null },
  { pirate: 'mary', name: null, bot: 'deckhand' },
  { pirate: 'samuel', name: null, bot: 'deckhand' },
];

/** The teacher at the table. */
interface Teaching {
  /** Whether the lesson goes on with this choice of the learner's; with any other it waits where it is. */
  accepts(option: string): boolean;
  /** The learner has chosen what the rules allow and the lesson does not. */
  strayed(option: string): void;
  /** The game has gone on after the learner's choice. */
  wentOn(): void;
}

/** The table of the lesson: the real rules, with dice, decks and rivals that always do the same. */
export class LessonTable implements Table {
  readonly rules = PLOT.rules;
  readonly berths = BERTHS;
  readonly own = [LEARNER];
  readonly undoable = null;
  readonly #teaching: Teaching;
  readonly #showing = new Showing(BEGUN);
  #game: GameUnderWay = BEGUN;

  constructor(teaching: Teaching, decision: number) {
    this.#teaching = teaching;
    this.goTo(decision);
  }

  get past(): readonly Moment[] {
    return this.#showing.past;
  }

  get now(): Moment {
    return this.#showing.now;
  }

  /** How many questions the learner has answered. */
  get decision(): number {
    return answeredIn(this.#game);
  }

  /** What the lesson would choose for the learner now. */
  get answer(): string {
    return scripted(this.#game);
  }

  get isOver(): boolean {
    return 'over' in this.#game.waiting;
  }

  watch(onlooker: Onlooker): void {
    this.#showing.watch(onlooker);
  }

  choose(seat: Seat, choice: string): Result<true, Refusal> {
    const game = this.#game.choose(seat, choice);
    if (!game.ok) return game;
    if (!this.#teaching.accepts(choice)) this.#teaching.strayed(choice);
    else {
      this.#game = sailedOn(game.value);
      this.#showing.goOn(this.#game);
      this.#teaching.wentOn();
    }
    return ok(true);
  }

  /** Lays the table as it is when the learner has answered this many questions, without showing how it came there. */
  goTo(decision: number): void {
    let game = BEGUN;
    while (answeredIn(game) < decision && game.open.length > 0) game = sailedOn(game.play(LEARNER, scripted(game)));
    this.#game = game;
    this.#showing.turnTo(game);
  }

  undo(): void {
    // The lesson has its own way back.
  }

  record(): object {
    return { ...this.#game.record(), berths: this.berths };
  }

  leave(): void {
    this.#showing.close();
  }
}

const supply: Supplier = (_, number) => PLOT.chances[number - 1];

const decidedIn = ({ steps }: GameUnderWay): Decided[] => steps.flatMap(({ step }) => ('decide' in step ? [step] : []));

const answeredIn = (game: GameUnderWay): number => decidedIn(game).filter(({ seat }) => seat === LEARNER).length;

/** What the script chooses now, for whoever is asked first. */
const scripted = (game: GameUnderWay): string => PLOT.moves[decidedIn(game).length];

/** Lets the script happen until the learner is asked or the game is over. */
const sailedOn = (game: GameUnderWay): GameUnderWay => {
  const now = game.letFall(supply);
  const [asked] = now.open;
  return !asked || asked.seat === LEARNER ? now : sailedOn(now.play(asked.seat, scripted(now)));
};

const BEGUN = sailedOn(GameUnderWay.begin(PLOT.rules, PLOT.setup));
