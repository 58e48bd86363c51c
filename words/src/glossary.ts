/** The ideas that have to be called by one word, from the board to the terminal. */
const IDEAS = [
  'game',
  'race',
  'round',
  'turn',
  'morning',
  'evening',
  'captain',
  'seat',
  'placeInTheRace',
  'ship',
  'ghostShip',
  'bot',
  'hold',
  'sixthHold',
  'load',
  'food',
  'gold',
  'gunpowder',
  'token',
  'card',
  'treasure',
  'curse',
  'power',
  'lair',
  'port',
  'space',
  'lane',
  'fork',
  'startLine',
  'chart',
  'battle',
  'strength',
  'combatDie',
  'shortage',
  'shortageDie',
  'record',
  'account',
  'message',
  'notification',
  'download',
  'table',
  'lobby',
  'spectator',
  'rulebook',
] as const;
type Idea = (typeof IDEAS)[number];

interface Term {
  /** The word that everybody uses, as a dictionary has it. */
  readonly word: string;
  /** When it is used, and what it must not be mixed up with; in English, for programmers. */
  readonly note?: string;
  /** What stands nowhere in the texts of this language: other words for the same idea, in every form they take. */
  readonly never?: readonly RegExp[];
}

/** A language's words for the ideas of the game. A test holds all its texts against it. */
export type Glossary = Readonly<Record<Idea, Term>>;
