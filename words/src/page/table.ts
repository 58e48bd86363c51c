import type { DecisionKind } from '@jamaica/rules';

/** What stands around the board while a game is played. */
export interface TableWords {
  round(round: number): string;
  /** On a flag beside it, once somebody is home. */
  lastRound: string;
  /** The buttons. */
  readonly menu: string;
  readonly close: string;
  readonly undo: string;
  readonly hint: string;
  readonly skip: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly wholeChart: string;
  readonly closer: string;
  readonly restart: string;
  readonly leave: string;
  readonly leaveQuestion: string;
  readonly restartQuestion: string;
  readonly saveRecord: string;
  readonly soundOff: string;
  readonly soundOn: string;
  readonly showLog: string;
  readonly showList: string;
  /** Names of the parts of the screen, for people who do not see it. */
  readonly board: string;
  readonly hand: string;
  readonly ownHolds: string;
  readonly treasures: string;
  readonly players: string;
  readonly prompt: string;
  readonly whereabouts: string;
  /** Whoever listens, by their name. */
  you(name: string): string;
  /** Said once to whoever does not see whose cards lie in front. */
  youAre(name: string): string;
  /** Where a ship is, and how many spaces it has to go; none when it has finished. */
  shipAt(name: string, where: string, left: number): string;
  /** Whose cards these are, when several people share the screen. */
  handOf(name: string): string;
  /** Who is waited for. */
  waitingFor(names: readonly string[]): string;
  thinking(name: string): string;
  readonly shuffling: string;
  readonly gameOver: string;
  /** Before the question, when several people share the screen. */
  asked(name: string, question: string): string;
  /** Before a secret choice, when several people share the screen. */
  readonly curtainTitle: string;
  curtain(name: string): string;
  curtainButton(name: string): string;
  /** A card in one sentence, with its dice. */
  card(morning: string, evening: string): string;
  readonly chosenCard: string;
  /** Why something that was pointed at cannot be chosen. */
  notNow(asked: string): string;
  readonly outOfReach: string;
  nothingToChoose(names: readonly string[]): string;
  /** The powder to spend, with what it does. */
  powderOdds(win: string, draw: string, lose: string): string;
  readonly more: string;
  readonly less: string;
  fire(tokens: number): string;
  /** Where the answers do not all fit. */
  readonly moreBelow: string;
  /** The button that pays a price, and the one that spends gunpowder. */
  pay(price: string): string;
  spend(powder: string): string;
  /** A hold that pays, and how much of it. */
  gives(hold: string, tokens: number): string;
  /** What the holds do not give yet. */
  missing(tokens: number): string;
  /** What a space costs. */
  costs(price: string): string;
  /** The letter that an answer and its space on the board have in common. */
  letter(index: number): string;
  /** How many spaces there are from a place to the finish. */
  left(spaces: number): string;
  /** What a card would bring. */
  load(goods: string): string;
  loadOverboard(goods: string): string;
  loadLost(goods: string): string;
  pays(price: string): string;
  short(price: string): string;
  backTo(places: readonly string[]): string;
  battle(name: string, win: string): string;
  readonly treasure: string;
  readonly finish: string;
  readonly unknown: string;
  /** One of these will come, nobody knows which. */
  orElse(texts: readonly string[]): string;
  readonly hintThinking: string;
  /** The browser starts no threads: nobody can be asked, and these bots play below their level. */
  readonly hintFailed: string;
  outwitted(names: readonly string[]): string;
  readonly adviceTitle: string;
  /** Follows the admiral's advice. */
  readonly playThis: string;
  /** A newer version of the game waits. */
  readonly updateReady: string;
  readonly update: string;
  readonly listTitle: string;
  /** One space in the list of the board. */
  listSpace(place: string, kind: string, price: string | null, remarks: readonly string[]): string;
  readonly listTreasureHere: string;
  /** Above the symbols and their rules. */
  readonly legend: string;
  /** What the keys do; each after its own name. */
  readonly keys: {
    readonly title: string;
    /** What is written on the keys. */
    readonly escapeKey: string;
    readonly takeBackKeys: string;
    readonly numbers: string;
    readonly escape: string;
    readonly takeBack: string;
    readonly arrows: string;
  };
  /** A file that cannot be loaded. */
  notARecord(file: string): string;
  /** What is decided, for the heading of the prompt. */
  decision(kind: DecisionKind): string;
  /** The button that explains it. */
  explained(decision: string): string;
  readonly sending: string;
}
