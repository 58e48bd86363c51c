import type { Language } from '@jamaica/words';
import { pieceIn } from '@jamaica/words/page';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { isRight, PUZZLES, type Puzzle } from '../src/learning/puzzles/puzzle.ts';
import { expectNoViolations } from './harness/axe.ts';
import { openPage, type Wishes } from './harness/page.ts';
import { lay } from './laid.ts';
import type { Hand } from './sail.ts';
import { settled } from './screens.ts';

const en = await pieceIn('en', 'puzzles');

const open = (path: string, wishes: Wishes = {}): Promise<Page> => openPage({ path, stored: lay(null), ...wishes });

const wrongOf = (puzzle: Puzzle): string => {
  const wrong = puzzle.chances.find(({ option }) => !isRight(puzzle, option));
  if (!wrong) throw new Error('every answer is right');
  return wrong.option;
};

const press = async (page: Page, hand: Hand, selector: string): Promise<void> => {
  const thing = page.locator(selector);
  if (hand === 'mouse') return thing.click();
  if (hand === 'keyboard') return thing.press('Enter');
  await thing.tap();
  if (selector.includes('data-card')) await page.locator('[data-confirm]').tap();
};

/** Gunpowder is counted up to what is wanted; everything else is pressed. */
const answer = async (page: Page, hand: Hand, { kind }: Puzzle, option: string): Promise<void> => {
  if (kind === 'card') return press(page, hand, `.card.open[data-card="${option}"]`);
  if (kind === 'powder') {
    const more = page.getByRole('button', { name: 'More' });
    for (let tokens = 0; tokens < Number(option); tokens++) await more.click();
  }
  await press(page, hand, `.asked [data-option="${option}"]`);
};

const verdict = async (page: Page): Promise<string | null> =>
  page.locator('[data-verdict]').getAttribute('data-verdict');

it('all twenty are solved by their answers, one after the other', async () => {
  const page = await open('#puzzles/1', { isCoarse: true });
  for (const [index, puzzle] of PUZZLES.entries()) {
    const { title, why } = en.puzzles[puzzle.name];
    await page.locator('.riddle h2', { hasText: title }).waitFor();
    await answer(page, 'mouse', puzzle, puzzle.solution);
    expect(await verdict(page)).toBe('right');
    expect(await page.locator('[data-chance]').count()).toBe(puzzle.chances.length);
    expect(await page.locator('.answer').innerText()).toContain(why);
    await page.locator(index + 1 < PUZZLES.length ? '[data-next]' : '[data-all]').click();
  }
  await page.locator('[data-puzzle].done').first().waitFor();
  expect(await page.locator('[data-puzzle].done').count()).toBe(PUZZLES.length);
  expect(await page.locator('header').innerText()).toContain(en.allSolved);
}, 300_000);

interface Solver {
  readonly hand: Hand;
  readonly language: Language;
  readonly viewport: 'desktop' | 'laptop' | 'phone';
  readonly number: number;
}
const SOLVERS: readonly Solver[] = [
  { hand: 'mouse', language: 'en', viewport: 'desktop', number: 2 },
  { hand: 'keyboard', language: 'ru', viewport: 'laptop', number: 10 },
  { hand: 'finger', language: 'it', viewport: 'phone', number: 7 },
];

describe('a wrong answer, then the right one', () => {
  it.each(SOLVERS)('by $hand, $viewport, $language', async ({ hand, language, viewport, number }) => {
    const page = await open('#puzzles', { language, viewport });
    const words = await pieceIn(language, 'puzzles');
    const puzzle = PUZZLES[number - 1];
    await press(page, hand, `[data-puzzle="${number}"]`);

    await answer(page, hand, puzzle, wrongOf(puzzle));
    expect(await verdict(page)).toBe('wrong');
    // The best answer is not told before it is asked for.
    expect(await page.locator('[data-chance]').count()).toBe(0);
    await press(page, hand, '[data-tell]');
    await page.locator('[data-chance]').first().waitFor();
    expect(await page.locator('.answer').innerText()).toContain(words.puzzles[puzzle.name].why);

    await press(page, hand, '[data-again]');
    await page.locator('[data-verdict]').waitFor({ state: 'detached' });
    await answer(page, hand, puzzle, puzzle.solution);
    expect(await verdict(page)).toBe('right');
    await press(page, hand, '[data-next]');
    await expect.poll(() => new URL(page.url()).pathname).toBe(`/puzzles/${number + 1}`);
    await page.locator('.riddle h2', { hasText: words.puzzles[PUZZLES[number].name].title }).waitFor();

    await page.goto(new URL('#puzzles', page.url()).href);
    await page.reload();
    await page.locator(`[data-puzzle="${number}"].done`).waitFor();
    expect(await page.locator('[data-puzzle].done').count()).toBe(1);
  });
});

it('only what the seat may see is shown', async () => {
  const [puzzle] = PUZZLES;
  const page = await open('#puzzles/1');
  await page.locator('.card.open').first().waitFor();
  const cards = await page.locator('[data-card]').evaluateAll(all => all.map(each => each.getAttribute('data-card')));
  expect(cards.toSorted()).toEqual(puzzle.chances.map(({ option }) => option).toSorted());
  await page.locator('[data-menu]').click();
  expect(await page.locator('[data-save]').count()).toBe(0);
});

it('a number that is none leads to the list', async () => {
  const page = await open('#puzzles/99');
  await page.locator('[data-puzzle]').first().waitFor();
  expect(await page.locator('[data-puzzle]').count()).toBe(PUZZLES.length);
});

describe('axe finds nothing in the puzzles', () => {
  it.each([
    { viewport: 'desktop', theme: 'night' },
    { viewport: 'phone', theme: 'day' },
  ] as const)('the list, $viewport, $theme', async wishes => {
    const page = await open('#puzzles', wishes);
    await page.locator('[data-puzzle]').first().waitFor();
    await expectNoViolations(page);
  });

  it.each([
    { viewport: 'desktop', theme: 'day', number: 5 },
    { viewport: 'phone', theme: 'night', number: 5 },
  ] as const)('an answer, $viewport, $theme', async ({ number, ...wishes }) => {
    const page = await open(`#puzzles/${number}`, { ...wishes });
    const puzzle = PUZZLES[number - 1];
    await answer(page, wishes.viewport === 'phone' ? 'finger' : 'mouse', puzzle, wrongOf(puzzle));
    await press(page, 'mouse', '[data-tell]');
    await settled(page);
    await expectNoViolations(page);
  });
});
