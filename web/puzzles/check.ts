// `npm run puzzles [games]`: studies every puzzle with a large budget, and fails where its answer is not the best any more.
import { type View, view } from '@jamaica/rules';
import { sailTo } from '../src/learning/puzzles/position.ts';
import { isRight, PUZZLES, type Puzzle } from '../src/learning/puzzles/puzzle.ts';
import { choicesOf, type Fate, study } from './judge.ts';

const games = Number(process.argv[2] ?? 500);
const SEEDS = ['north', 'east', 'south', 'west'];

const percent = (chance: number): string => `${Math.round(chance * 100)}%`;

/** Where another answer wins more often, that may be luck: then it is studied again, with many more games. */
const AGAIN = 4;

const studied = (puzzle: Puzzle, seen: View): readonly Fate[] => {
  const fates = study(seen, puzzle.seat, games, `check ${games}`);
  if (isRight(puzzle, fates[0].option)) return fates;
  return study(seen, puzzle.seat, AGAIN * games, `check ${AGAIN * games}`);
};

const check = (puzzle: Puzzle): boolean => {
  const seen = view(sailTo(puzzle).state, puzzle.seat);
  const fates = studied(puzzle, seen);
  const choices = choicesOf(seen, 'admiral', games, SEEDS);
  const isClear = isRight(puzzle, fates[0].option) && choices.every(choice => isRight(puzzle, choice));
  const shown = fates.map(({ option, winChance }) => `${option} ${percent(winChance)}`).join('  ');
  console.log(
    `${isClear ? 'ok ' : 'BAD'} ${puzzle.name.padEnd(16)} ${puzzle.solution}: ${shown}  admiral: ${choices.join(' ')}`,
  );
  return isClear;
};

const failed = PUZZLES.filter(puzzle => !check(puzzle));
if (failed.length > 0) process.exitCode = 1;
