import { PUZZLE_NAMES, type PuzzleName } from '@jamaica/words/page';
import { read, write } from '../../shared/settings/stored.ts';

const KEY = 'jamaica.puzzles';

const kept = (): readonly PuzzleName[] => {
  const { solved } = read(KEY);
  return Array.isArray(solved) ? PUZZLE_NAMES.filter(name => solved.includes(name)) : [];
};

let names = $state.raw(kept());

/** The puzzles that were solved in this browser. */
export const solved = {
  get names(): readonly PuzzleName[] {
    return names;
  },
  has(name: PuzzleName): boolean {
    return names.includes(name);
  },
  mark(name: PuzzleName): void {
    if (names.includes(name)) return;
    names = [...names, name];
    write(KEY, { solved: names });
  },
};
