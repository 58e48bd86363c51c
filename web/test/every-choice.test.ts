import type { DecisionKind } from '@jamaica/rules';
import { defaultCrew, LANGUAGES, type Language, phrase, speak } from '@jamaica/words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './harness/page.ts';
import { askedAt, copyOf, lay, recordOf } from './laid.ts';
import { QUESTIONS } from './questions.ts';
import { expectRings } from './rings.ts';
import { drawn } from './room.ts';
import { settled } from './screens.ts';

/**
 * Screens for fingers and screens for mice; the smallest of these is a window of 1440 x 900 whose letters are twice as large. Those
 * that have more room than another one are looked at by night.
 */
const LARGER = process.env.TEST_LONG
  ? { fingers: ['820x1180'], mice: ['1366x768', '2560x1440'] }
  : { fingers: [], mice: [] };
const SIZES = {
  fingers: ['390x844', '360x640', '844x390', ...LARGER.fingers],
  mice: ['1440x900', '720x450', ...LARGER.mice],
};

/** Where the rings around what the keyboard is at are looked at too. */
const RINGED: readonly string[] = ['390x844', '844x390', '1440x900'];

const sizeOf = (size: string): { readonly width: number; readonly height: number } => {
  const [width, height] = size.split('x').map(Number);
  return { width, height };
};

const resize = async (page: Page, size: string): Promise<void> => {
  await page.setViewportSize(sizeOf(size));
  await drawn(page);
  await settled(page);
};

/** Everything that answers the question, or a part of it. */
const ANSWERS = [
  '.asked [data-option]',
  '.asked [data-less]',
  '.card.open',
  '.own .target',
  '.own .coffer button',
].join();

interface Seen {
  /** What can be pressed at once. */
  readonly answers: readonly string[];
  /** What has to be scrolled for. */
  readonly below: readonly string[];
  /** What cannot be seen whole, or lies under something else. */
  readonly lost: readonly string[];
  /** Whether there is a sign that more follows, and it can be seen. */
  readonly isToldMore: boolean;
}

/** Of everything that can be pressed, what is seen of it: the whole of it has to be in sight and nothing above it. */
const look = (page: Page, wanted = ANSWERS): Promise<Seen> =>
  page.evaluate(selector => {
    const nameOf = (thing: Element): string =>
      thing.getAttribute('aria-label') ?? thing.textContent?.trim() ?? thing.outerHTML.slice(0, 60);
    const isWhole = (thing: Element): boolean => {
      const { left, top, right, bottom } = thing.getBoundingClientRect();
      if (left < -0.5 || top < -0.5 || right > innerWidth + 0.5 || bottom > innerHeight + 0.5) return false;
      const [x, y] = [Math.min(6, (right - left) / 4), Math.min(6, (bottom - top) / 4)];
      const points: readonly (readonly [number, number])[] = [
        [(left + right) / 2, (top + bottom) / 2],
        [left + x, (top + bottom) / 2],
        [right - x, (top + bottom) / 2],
        [(left + right) / 2, top + y],
        [(left + right) / 2, bottom - y],
      ];
      return points.every(([px, py]) => thing.contains(document.elementFromPoint(px, py)));
    };
    /** What is scrolled, if the thing lies below what can be seen of it. */
    const isBelow = (thing: Element): boolean => {
      const scrolled = thing.closest('.asked');
      if (!scrolled || scrolled.scrollHeight <= scrolled.clientHeight) return false;
      return thing.getBoundingClientRect().bottom > scrolled.getBoundingClientRect().bottom - 44;
    };
    const things = [...document.querySelectorAll(selector)].filter(thing => thing.checkVisibility());
    const sign = document.querySelector('.asked [data-below]');
    const whole = things.filter(isWhole);
    const below = things.filter(thing => !isWhole(thing) && isBelow(thing));
    return {
      answers: whole.map(nameOf),
      below: below.map(nameOf),
      lost: things.filter(thing => !isWhole(thing) && !isBelow(thing)).map(nameOf),
      isToldMore: sign !== null && isWhole(sign),
    };
  }, wanted);

/** What is seen once the page has come to rest: it may need a moment to find out how much room there is. */
const steady = async (page: Page): Promise<Awaited<ReturnType<typeof look>>> => {
  for (let before = await look(page); ; ) {
    await page.waitForTimeout(150);
    const now = await look(page);
    if (JSON.stringify(now) === JSON.stringify(before)) return now;
    before = now;
  }
};

/** Whoever follows the sign gets to see the rest; on the screen before they have done so, and nobody scrolls back by turning a phone. */
const expectSeen = async (page: Page, size: string): Promise<number> => {
  await page.locator('.asked').evaluateAll(lists => {
    for (const list of lists) list.scrollTo(0, 0);
  });
  await resize(page, size);
  const first = await steady(page);
  expect({ size, lost: first.lost }).toEqual({ size, lost: [] });
  const seen = new Set(first.answers);
  const all = first.answers.length + first.below.length;
  expect({ size, isToldMore: first.isToldMore }).toEqual({ size, isToldMore: first.below.length > 0 });
  for (let now = first; now.below.length > 0; ) {
    await page.locator('.asked [data-below]').click();
    const next = await steady(page);
    expect({ size, fresh: next.answers.filter(answer => !seen.has(answer)) }).not.toEqual({ size, fresh: [] });
    for (const answer of next.answers) seen.add(answer);
    now = next;
  }
  return all;
};

/** In which language the options have the most letters. */
const wordiest = async (kind: DecisionKind): Promise<Language> => {
  const table = copyOf(recordOf({ ...QUESTIONS[kind], people: [0] }));
  const view = table.now.view(0);
  const question = askedAt(table, [0]);
  if (question?.kind !== kind) throw new Error(`${kind} is not asked`);
  const lengths = await Promise.all(
    LANGUAGES.map(async language => {
      const said = (await speak(language))(defaultCrew(view.players));
      const letters = question.options.flatMap(option => phrase(view, 0, kind, option, said)).join('').length;
      return { language, letters };
    }),
  );
  return lengths.reduce((most, each) => (each.letters > most.letters ? each : most)).language;
};

const KINDS = Object.keys(QUESTIONS).filter((kind): kind is DecisionKind => kind in QUESTIONS);

describe('every answer is in sight, or a sign that more follows', () => {
  it.each(KINDS)('%s', async kind => {
    const language = await wordiest(kind);
    for (const [pointer, sizes] of Object.entries(SIZES)) {
      const page = await openPage({
        path: '#table',
        language,
        viewport: sizeOf(sizes[0]),
        stored: lay(QUESTIONS[kind]),
      });
      await page.locator(`main[data-asked*=" ${kind} "]`).waitFor();
      await settled(page);
      for (const size of sizes) {
        const answers = await expectSeen(page, size);
        expect({ pointer, size, isAnswered: answers > 0 }).toEqual({ pointer, size, isAnswered: true });
        if (RINGED.includes(size)) await expectRings(page);
      }
    }
  });
});

it('the lesson shows every answer too, on a phone upright or lying, and with letters twice as large', async () => {
  const page = await openPage({ path: '#lesson', language: 'uk', viewport: 'phone', stored: lay(null) });
  for (let step = 1; step <= 20; step++) {
    await page.locator(`[data-step="${step}"]`).waitFor();
    await page.locator('[data-next]:not([disabled])').waitFor();
    for (const size of ['844x390', '720x450', '360x640']) {
      await expectSeen(page, size);
      expect({ step, size, ...(await look(page, '[data-next], [data-back]')) }).toMatchObject({ step, size, lost: [] });
    }
    await page.locator('[data-next]').click();
  }
});
