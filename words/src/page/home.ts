import type { Level, Style } from '@jamaica/bots';
import type { Rules } from '@jamaica/rules';

/** What the screens before a game say. */
export interface HomeWords {
  /** The name of the game, as on the box. */
  readonly title: string;
  readonly tagline: string;
  readonly play: string;
  /** What happens then. */
  readonly playNote: string;
  /** For those who have never played here: the lesson, and how long it takes. */
  readonly firstTime: string;
  readonly chooseOpponents: string;
  readonly continue: string;
  /** The game that is continued. */
  continueNote(round: number, agreed: string, names: readonly string[]): string;
  /** Above the ways to play with others. */
  readonly together: string;
  readonly newGame: string;
  readonly newGameNote: string;
  /** The race that everybody sails once, and the way to it. */
  readonly day: string;
  readonly dayNote: string;
  readonly openTable: string;
  readonly openTableNote: string;
  /** The board on a television, the cards on telephones. */
  readonly bigScreen: string;
  readonly bigScreenNote: string;
  readonly join: string;
  readonly joinNote: string;
  readonly myGames: string;
  /** How many of them wait for one. */
  myGamesNote(waiting: number): string;
  readonly watch: string;
  readonly leaders: string;
  readonly learn: string;
  readonly companion: string;
  /** Instead of the ways that need a server. */
  readonly offline: string;
  /** Everything else. */
  readonly more: string;
  readonly gallery: string;
  readonly load: string;
  /** While a file is held over the page. */
  readonly drop: string;
  readonly settings: string;
  /** Who made the board game; beside it that we are not they. */
  readonly makers: string;
  readonly independent: string;

  /** A new game. */
  readonly newTitle: string;
  readonly back: string;
  readonly start: string;
  readonly rules: string;
  readonly crew: string;
  /** What is different in this edition. */
  editionNote(edition: Rules['edition']): string;
  readonly players: string;
  readonly ghost: string;
  readonly ghostNote: string;
  readonly ghostAlways: string;
  readonly ghostNever: string;
  /** Who steers the Ghost Ship, in its place among the crew. */
  readonly ghostCrew: string;
  seat(seat: number): string;
  /** The button that shows a seat's pirate and opens the choice of another. */
  changePirate(pirate: string): string;
  choosePirate(seat: number): string;
  /** A pirate that another seat has. */
  swapWith(seat: number): string;
  /** A pirate that nobody has. */
  readonly ashore: string;
  /** Why the pirate of the black ship cannot be chosen. */
  readonly haunted: string;
  readonly name: string;
  readonly who: string;
  readonly person: string;
  readonly personNote: string;
  /** With the name of the level: a bot, bosun. */
  bot(level: string): string;
  levelNote(level: Level): string;
  /** In the place of a level: a bot, as strong as you. */
  readonly asYou: string;
  /** How strong that is: of a level, or between two. */
  asYouNow(level: string, next: string | null): string;
  readonly asYouNote: string;
  /** What a bot likes, after how good it is. */
  styleNote(style: Style): string;
  /** Under the crew: how the game will be played. */
  crewNote(people: number): string;
}
