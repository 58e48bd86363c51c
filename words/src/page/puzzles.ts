/** Easy, less easy, hard. */
export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The kinds of decisions that puzzles are about. */
export const ASKED = ['dice', 'card', 'move', 'empty', 'pay', 'powder', 'loot', 'retreat'] as const;
export type PuzzleDecision = (typeof ASKED)[number];

/** The puzzles in their order, the easy ones first. */
export const PUZZLE_NAMES = [
  'first-lair',
  'short-cut',
  'ballast',
  'free-berth',
  'spoils',
  'whole-hold',
  'there-and-back',
  'two-strides',
  'ghost-waters',
  'backwards',
  'sure-thing',
  'captains-plan',
  'stores',
  'powder-keg',
  'small-morning',
  'cast-off',
  'full-sail',
  'leave-it',
  'run-up',
  'not-yet',
] as const;
export type PuzzleName = (typeof PUZZLE_NAMES)[number];

/** What is said about one puzzle. */
export interface PuzzleText {
  readonly title: string;
  /** Why the best answer is the best, in a sentence or two. */
  readonly why: string;
}

/** What the puzzles say. */
export interface PuzzleWords {
  readonly title: string;
  readonly intro: string;
  readonly back: string;
  /** How many are solved. */
  progress(solved: number, of: number): string;
  number(number: number): string;
  difficulty(difficulty: Difficulty): string;
  readonly solved: string;
  /** In whose place one answers. */
  you(name: string): string;
  /** What is asked. */
  readonly questions: Readonly<Record<PuzzleDecision, string>>;
  readonly hint: string;
  readonly right: string;
  /** A wrong answer wins this often, and the best one that often. */
  wrong(percent: string, best: string): string;
  /** What comes of a wrong answer. */
  because(reasons: readonly string[]): string;
  best(option: string): string;
  readonly chances: string;
  readonly yours: string;
  readonly again: string;
  readonly show: string;
  readonly next: string;
  readonly all: string;
  readonly allSolved: string;
  readonly puzzles: Readonly<Record<PuzzleName, PuzzleText>>;
}
