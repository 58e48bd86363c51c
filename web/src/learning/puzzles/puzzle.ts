import type { Rules, Seat } from '@jamaica/rules';
import { readRules } from '@jamaica/rules/record';
import {
  ASKED,
  DIFFICULTIES,
  type Difficulty,
  PUZZLE_NAMES,
  type PuzzleDecision,
  type PuzzleName,
} from '@jamaica/words/page';
import type { PuzzlePosition } from './position.ts';
import kept from './puzzles.json' with { type: 'json' };

/** How often an option wins, in hundredths. */
interface Chance {
  readonly option: string;
  readonly percent: number;
}

/** A position with a question that has one best answer. */
export interface Puzzle extends PuzzlePosition {
  readonly name: PuzzleName;
  readonly difficulty: Difficulty;
  /** Who is asked, and for what. */
  readonly seat: Seat;
  readonly kind: PuzzleDecision;
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
