import { bot } from '@jamaica/bots';
import { fromSeed } from '@jamaica/chance';
import { view } from '@jamaica/rules';
import { aboutLanguage, LANGUAGES } from '@jamaica/words';
import { ASKED, DIFFICULTIES, PUZZLE_NAMES, pieceIn } from '@jamaica/words/page';
import { describe, expect, it } from 'vitest';
import { questionFor } from '../../playing/game/question.ts';
import { sailTo } from './position.ts';
import { isRight, PUZZLES } from './puzzle.ts';
import { PuzzleTable } from './puzzle-table.ts';

/** `npm run puzzles` asks for far more. */
const BUDGET = { games: 150 };
/** In hundredths: an answer must be better than the next by this at least. */
const CLEAR = 5;

describe('the twenty puzzles', () => {
  it('are there, each once, the easy ones first', () => {
    expect(PUZZLES.map(({ name }) => name)).toEqual(PUZZLE_NAMES);
    expect(PUZZLES).toHaveLength(20);
    const difficulties = PUZZLES.map(({ difficulty }) => difficulty);
    expect(difficulties).toEqual(difficulties.toSorted((one, other) => one - other));
    expect(new Set(difficulties)).toEqual(new Set(DIFFICULTIES));
  });

  it('are of every kind, of both editions, for 2 to 6 players, with and without the Ghost Ship', () => {
    expect(new Set(PUZZLES.map(({ kind }) => kind))).toEqual(new Set(ASKED));
    expect(new Set(PUZZLES.map(({ rules }) => rules.edition))).toEqual(new Set(['2007', '2021']));
    expect(new Set(PUZZLES.map(({ rules }) => rules.players))).toEqual(new Set([2, 3, 4, 5, 6]));
    expect(new Set(PUZZLES.map(({ rules }) => rules.ghost))).toEqual(new Set([true, false]));
  });

  it('are not always what a bosun would do', () => {
    const surprising = PUZZLES.filter(puzzle => {
      const seen = view(sailTo(puzzle).state, puzzle.seat);
      return !isRight(puzzle, bot('bosun').choose(seen, fromSeed('puzzle'), { games: 16 }));
    });
    expect(surprising.length).toBeGreaterThanOrEqual(4);
  });

  describe.each(PUZZLES)('$name', puzzle => {
    const seen = view(sailTo(puzzle).state, puzzle.seat);

    it('is reached by legal moves, and asks what it says', () => {
      const asked = 'decide' in seen.waiting ? seen.waiting.decide : [];
      expect(asked).toContainEqual({ kind: puzzle.kind, seat: puzzle.seat });
    });

    it('knows a chance of every option, and a clear best one', () => {
      expect(puzzle.chances.map(({ option }) => option).toSorted()).toEqual(seen.options.toSorted());
      const percentOf = (right: boolean): readonly number[] =>
        puzzle.chances.filter(({ option }) => isRight(puzzle, option) === right).map(({ percent }) => percent);
      expect(Math.min(...percentOf(true))).toBeGreaterThanOrEqual(Math.max(...percentOf(false)) + CLEAR);
    });

    it('has the solution that the admiral prefers', () => {
      const choice = bot('admiral').choose(seen, fromSeed(`puzzle ${puzzle.name}`), BUDGET);
      expect([puzzle.solution, ...puzzle.also]).toContain(choice);
    });
  });
});

describe('the table of a puzzle', () => {
  const [puzzle] = PUZZLES;
  const answers: string[] = [];
  const table = new PuzzleTable(puzzle, option => answers.push(option));

  it('takes an answer and stays as it is', () => {
    const before = table.now.view(puzzle.seat);
    const question = questionFor(table.now, table.own);
    for (const option of question?.options ?? []) expect(table.choose(puzzle.seat, option).ok).toBe(true);
    expect(answers).toEqual(before.options);
    expect(table.now.view(puzzle.seat)).toEqual(before);
  });

  it('refuses what is no option, and what another seat says', () => {
    expect(table.choose(puzzle.seat, 'to:49').ok).toBe(false);
    expect(table.choose((puzzle.seat + 1) % puzzle.rules.players, puzzle.solution).ok).toBe(false);
  });

  it('R-VIS-2 gives away nothing that the seat may not know', () => {
    expect(table.record()).toBeNull();
    for (const { seat, hand } of table.now.view(puzzle.seat).seats) if (seat !== puzzle.seat) expect(hand).toBeNull();
  });
});

describe.each(LANGUAGES)('the puzzles in %s', async language => {
  const words = await pieceIn(language, 'puzzles');

  it.each(PUZZLE_NAMES)('has a title and a reason for %s', name => {
    const { title, why } = words.puzzles[name];
    expect(title.length).toBeGreaterThan(3);
    expect(title.length).toBeLessThan(45);
    expect(why.split(/[.!?]\s/).length).toBeLessThanOrEqual(3);
    expect(why.length).toBeGreaterThan(60);
  });

  it('speaks in one script', () => {
    const said = Object.values(words.puzzles)
      .flatMap(({ title, why }) => [title, why])
      .join(' ');
    if (aboutLanguage(language).letters === 'Cyrillic') expect(said).not.toMatch(/[A-Za-z]/);
    else expect(said).not.toMatch(/\p{Script=Cyrillic}/u);
    if (language === 'ru') expect(said).not.toMatch(/[іїєґ]/i);
    if (language === 'uk') expect(said).not.toMatch(/[ыэёъ]/i);
  });
});
