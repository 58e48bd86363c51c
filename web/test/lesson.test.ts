import type { Language } from '@jamaica/words';
import { pieceIn } from '@jamaica/words/page';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { type LessonStep, STEPS } from '../src/learning/lesson/steps.ts';
import { expectNoViolations } from './harness/axe.ts';
import { openPage, type Wishes } from './harness/page.ts';
import { lay } from './laid.ts';
import type { Hand } from './sail.ts';
import { settled } from './screens.ts';

const en = await pieceIn('en', 'lesson');

const openLesson = (wishes: Wishes = {}): Promise<Page> => openPage({ path: '#lesson', stored: lay(null), ...wishes });

/** Until the teacher has come to this step and waits. */
const arrived = async (page: Page, step: number): Promise<void> => {
  await page.locator(`[data-step="${step}"] [data-next]:enabled`).waitFor();
};

const said = (page: Page): Promise<string> => page.locator('.teacher .bubble').innerText();

/** What answers a step; any number of gunpowder will do. */
const answerOf = ({ wants }: LessonStep): string => {
  if (wants === null) return '[data-next]';
  const option = wants === 'any' ? '0' : wants[0];
  return option.includes('/') && Number.isNaN(Number(option[0]))
    ? `.card.open[data-card="${option}"]`
    : `[data-option="${option}"]`;
};

const press = async (page: Page, hand: Hand, selector: string): Promise<void> => {
  const thing = page.locator(selector);
  if (hand === 'mouse') return thing.click();
  if (hand === 'keyboard') return thing.press('Enter');
  await thing.tap();
  // A finger's first tap looks at a card, or at how the Captain's dice would lie.
  if (/data-card|data-option="\d\/\d"/.test(selector)) await page.locator('[data-confirm]').tap();
};

const takeStep = async (page: Page, hand: Hand, index: number): Promise<void> => {
  await arrived(page, index + 1);
  await press(page, hand, answerOf(STEPS[index]));
};

/** Opens the lesson where somebody left it. */
const openStep = (step: number, wishes: Wishes = {}): Promise<Page> =>
  openLesson({
    ...wishes,
    stored: { ...lay(null), 'jamaica.lesson': JSON.stringify({ step: step - 1 }) },
  });

interface Learner {
  readonly hand: Hand;
  readonly language: Language;
  readonly viewport: 'desktop' | 'laptop' | 'phone';
}
const LEARNERS: readonly Learner[] = [
  { hand: 'mouse', language: 'en', viewport: 'desktop' },
  { hand: 'keyboard', language: 'uk', viewport: 'laptop' },
  { hand: 'finger', language: 'fr', viewport: 'phone' },
];

describe('the lesson from start to end', () => {
  it.each(LEARNERS)('by $hand, $viewport, $language', async ({ hand, language, viewport }) => {
    const page = await openLesson({ language, viewport, isCoarse: true });
    const words = await pieceIn(language, 'lesson');
    for (const [index, { name }] of STEPS.entries()) {
      await arrived(page, index + 1);
      expect(await said(page)).toBe(words.steps[name].text);
      await takeStep(page, hand, index);
    }
    await page.locator('[data-graduation]').waitFor();
    expect(await page.locator('[data-graduation] h2').innerText()).toBe(words.praise);
    await press(page, hand, '[data-graduation] [data-play]');
    await expect.poll(() => new URL(page.url()).hash).toBe('#table');
    await page.locator('main.table').waitFor();
  });
});

it('who chooses something else is told kindly, and asked again', async () => {
  const page = await openStep(4);
  await arrived(page, 4);
  await page.locator('.card.open[data-card="gold/gold"]').click();
  await expect.poll(() => said(page)).toBe(en.steps.card.strayed);
  await press(page, 'mouse', answerOf(STEPS[3]));
  await arrived(page, 5);
});

it('a card that is played while the teacher still talks is played', async () => {
  const page = await openStep(3);
  await arrived(page, 3);
  await press(page, 'mouse', answerOf(STEPS[3]));
  await arrived(page, 5);
});

it('the teacher shows how it is done', async () => {
  const page = await openStep(2);
  for (const step of [2, 3, 4, 5]) {
    await arrived(page, step);
    await page.locator('[data-next]').click();
  }
  await arrived(page, 6);
  expect(await page.locator('.own [data-hold="2"]').innerText()).toContain('4');
});

it('goes back, is there again after a reload, and starts again', async () => {
  const page = await openStep(9);
  await arrived(page, 9);
  await page.locator('[data-back]').click();
  await page.locator('[data-back]').click();
  await arrived(page, 7);
  await page.reload();
  await arrived(page, 7);
  expect(await said(page)).toBe(en.steps.lair.text);
  await page.locator('[data-again]').click();
  await arrived(page, 1);
});

it('a restart while things happen starts again, and nothing of what happened is left', async () => {
  const page = await openPage({
    path: '#lesson',
    stored: { ...lay(null, { speed: 'slow' }), 'jamaica.lesson': '{"step":3}' },
  });
  await arrived(page, 4);
  await press(page, 'mouse', answerOf(STEPS[3]));
  await expect.poll(() => said(page)).toBe(en.watching);
  await page.locator('[data-again]').click();
  await arrived(page, 1);
  expect(await page.locator('[data-option]').count()).toBe(2);
});

it('the rings lie where the teacher points', async () => {
  const page = await openStep(4);
  await arrived(page, 4);
  const card = page.locator('.card.open[data-card="food/forward"]');
  await expect
    .poll(async () => {
      const [ring, box] = [await page.locator('.pointer .ring').first().boundingBox(), await card.boundingBox()];
      return ring && box && Math.abs(ring.x + ring.width / 2 - (box.x + box.width / 2)) < 2;
    })
    .toBe(true);
});

describe('axe finds nothing in the lesson', () => {
  it.each([
    { step: 1, viewport: 'desktop', theme: 'night' },
    { step: 4, viewport: 'phone', theme: 'day' },
    { step: 14, viewport: 'desktop', theme: 'day' },
    { step: 15, viewport: 'phone', theme: 'night' },
  ] as const)('step $step, $viewport, $theme', async ({ step, viewport, theme }) => {
    const page = await openStep(step, { viewport, theme });
    await arrived(page, step);
    await settled(page);
    await expectNoViolations(page);
  });

  it.each(['desktop', 'phone'] as const)('its end, %s', async viewport => {
    const page = await openStep(STEPS.length, { viewport });
    await takeStep(page, viewport === 'phone' ? 'finger' : 'mouse', STEPS.length - 1);
    await page.locator('[data-graduation]').waitFor();
    await settled(page);
    await expectNoViolations(page);
  });
});
