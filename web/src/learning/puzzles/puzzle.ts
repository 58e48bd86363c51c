import type { Rules, Seat } from '@jamaica/rules';
import { readRules } from '@jamaica/rules/record';
import type { Position } from './position.ts';
import kept from './puzzles.json' with { type: 'json' };

/** Easy, less easy, hard. */
export const DIFFICULTIES = [1, 2, 3] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** The kinds of decisions that puzzles are about. */
export const ASKED = ['dice', 'card', 'move', 'empty', 'pay', 'powder', 'loot', 'retreat'] as const;
export type Asked = (typeof ASKED)[number];

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

/** How often an option wins, in hundredths. */
export interface Chance {
  readonly option: string;
  readonly percent: number;
}

/** A position with a question that has one best answer. */
export interface Puzzle extends Position {
  readonly name: PuzzleName;
  readonly difficulty: Difficulty;
  /** Who is asked, and for what. */
  readonly seat: Seat;
  readonly kind: Asked;
  readonly solution: string;
  /** What is as good, as far as anybody can tell: one gunpowder more or less often is. */
  readonly also: readonly string[];
  /** Every option, the best first, as `npm run puzzles` studied it. */
  readonly chances: readonly Chance[];
}

const oneOf = <T>(known: readonly T[], value: unknown): T => {
  const found = known.find(each => each === value);
  if (found === undefined) throw new Error(`a puzzle says ${value}`);
  return found;
};

const rulesIn = (fields: (typeof kept)[number]): Rules => {
  const rules = readRules(fields);
  if (!rules.ok) throw new Error('the rules of a puzzle cannot be read', { cause: rules.error });
  return rules.value;
};

export const PUZZLES: readonly Puzzle[] = kept.map(each => ({
  name: oneOf(PUZZLE_NAMES, each.name),
  difficulty: oneOf(DIFFICULTIES, each.difficulty),
  rules: rulesIn(each),
  seed: each.seed,
  moves: each.moves,
  seat: each.seat,
  kind: oneOf(ASKED, each.kind),
  solution: each.solution,
  also: each.also,
  chances: each.chances,
}));

export const isRight = ({ solution, also }: Puzzle, option: string): boolean =>
  option === solution || also.includes(option);
