import type { Rules } from '@jamaica/rules';
import { type Fields, isFields } from '@jamaica/rules/record';
import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { expectNoViolations } from './harness/axe.ts';
import { openPage, type Wishes } from './harness/page.ts';
import { asks, type Laid, lay, recordOf } from './laid.ts';
import { fair, raced, voyageOf } from './raced.ts';
import { SCREENS, settled } from './screens.ts';

const FOUR: Rules = { edition: '2021', players: 4, ghost: false };
const MID: Laid = { rules: FOUR, people: [0], seed: 'mid', until: asks(0, 'card', 3) };
const RECORD = raced(FOUR, fair('Anne', 'Mary', 'Samuel', 'John'), true);
const STEPS = voyageOf(RECORD).game.steps.length;

const fileOf = (record: object, name = 'race.json') => ({
  name,
  mimeType: 'application/json',
  buffer: Buffer.from(JSON.stringify(record)),
});

/** Opens the logbook and loads a record there. */
const watch = async (record: object = RECORD, wishes: Wishes = {}): Promise<Page> => {
  const page = await openPage({ path: '#replay', stored: lay(null), ...wishes });
  await page.locator('[data-load]').waitFor();
  await page.locator('input[type=file]').setInputFiles(fileOf(record));
  await page.locator('main[data-step]').waitFor();
  return page;
};

/** Until the voyage is at this step. */
const at = (page: Page, step: number): Promise<void> => page.locator(`main[data-step="${step}"]`).waitFor();

const turnTo = async (page: Page, name: 'race' | 'analysis' | 'statistics' | 'dice'): Promise<void> => {
  await page.locator(`[data-page=${name}]`).click();
  await page.locator(`[data-page=${name}][aria-current=page]`).waitFor();
};

const stepsOf = (record: Fields): readonly Fields[] =>
  Array.isArray(record.steps) ? record.steps.filter(isFields) : [];

/** The same record with another die. */
const tampered = (): object => {
  const steps = stepsOf(RECORD);
  const index = steps.findLastIndex(step => step.roll === 'action');
  const dice = Array.isArray(steps[index].dice) ? steps[index].dice : [];
  return { ...RECORD, steps: steps.with(index, { ...steps[index], dice: [dice[0] === 6 ? 1 : 6, dice[1]] }) };
};

describe('a record that is loaded', () => {
  it('is watched when its game is over', async () => {
    const page = await openPage({ stored: lay(null) });
    await page.locator('[data-play]').waitFor();
    await page.locator('input[type=file]').setInputFiles(fileOf(RECORD));
    await at(page, 0);
  });

  it('is watched when it is a line of JSON', async () => {
    const page = await openPage({ stored: lay(null) });
    await page.locator('[data-play]').waitFor();
    const { buffer } = fileOf(RECORD);
    const lines = {
      name: 'race.jsonl',
      mimeType: 'application/jsonl',
      buffer: Buffer.concat([buffer, Buffer.from('\n')]),
    };
    await page.locator('input[type=file]').setInputFiles(lines);
    await at(page, 0);
  });

  it('is played on when it is not', async () => {
    const page = await openPage({ stored: lay(null) });
    await page.locator('[data-play]').waitFor();
    await page.locator('input[type=file]').setInputFiles(fileOf(recordOf(MID)));
    await page.locator('main.table .card.open[data-card]').first().waitFor();
  });

  it('stays in the logbook until it is torn out', async () => {
    const page = await watch();
    await page.locator('[data-logbook]').click();
    await page.locator('[data-entry]').waitFor();
    await page.reload();
    await page.locator('[data-watch]').click();
    await at(page, 0);
    await page.locator('[data-logbook]').click();
    await page.locator('[data-remove]').click();
    await page.locator('[data-remove-now]').click();
    await page.locator('[data-entry]').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.empty').waitFor();
  });

  it('is refused when it is something else', async () => {
    const page = await openPage({ path: '#replay', stored: lay(null) });
    await page.locator('[data-load]').waitFor();
    await page.locator('input[type=file]').setInputFiles(fileOf({ hello: 'sailor' }, 'hello.json'));
    expect(await page.locator('dialog[open] p').innerText()).toContain('hello.json');
  });
});

describe('step by step', () => {
  it('the keys go on and back, by rounds, and to the ends', async () => {
    const page = await watch();
    await page.locator('main[data-step] h1').click();
    await page.keyboard.press('ArrowRight');
    await at(page, 1);
    await page.keyboard.press('ArrowRight');
    await at(page, 2);
    await page.keyboard.press('ArrowLeft');
    await at(page, 1);
    await page.keyboard.press('End');
    await at(page, STEPS);
    await page.keyboard.press('Home');
    await at(page, 0);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Shift+ArrowRight');
    const second = voyageOf(RECORD).game.steps.findIndex(({ events }) =>
      events.some(each => each.kind === 'round-began' && each.round === 2),
    );
    await at(page, second + 1);
  });

  it('the address is that of the moment, and leads back to it', async () => {
    const page = await watch();
    await page.locator('[data-scrub]').fill('40');
    await at(page, 40);
    await page.waitForURL(/#replay\/local-\w+\/40$/);
    await page.reload();
    await at(page, 40);
    await page.evaluate(() => {
      location.hash = location.hash.replace(/40$/, '12');
    });
    await at(page, 12);
  });

  it('it plays by itself until it is stopped', async () => {
    const page = await watch();
    await page.locator('main[data-step] h1').click();
    await page.keyboard.press('Space');
    await page.waitForFunction(() => Number(document.querySelector<HTMLElement>('main[data-step]')?.dataset.step) > 8);
    await page.keyboard.press('Space');
    const [step] = [await page.locator('main[data-step]').getAttribute('data-step')];
    await page.locator('[data-play-pause]').click();
    await page.waitForFunction(
      was => document.querySelector<HTMLElement>('main[data-step]')?.dataset.step !== was,
      step,
    );
  });

  it('every seat sees its own hand, a spectator none, and an open view all of them', async () => {
    const page = await watch();
    await page.locator('[data-scrub]').fill('30');
    const hands = page.locator('aside section ul');
    const look = async (eyes: string): Promise<number> => {
      await page.locator('.choices select').nth(1).selectOption(eyes);
      await page.locator(`main[data-eyes="${eyes}"]`).waitFor();
      return hands.count();
    };
    expect([await look('open'), await look('2'), await look('spectator')]).toEqual([4, 1, 0]);
  });

  it('fingers find everything on a phone', async () => {
    const page = await watch(RECORD, { viewport: 'phone' });
    await page.locator('[data-forward]').tap();
    await at(page, 1);
    await page.locator('[data-round]').tap();
    await page.locator('[data-back]').tap();
    await page.locator('[data-last-step]').tap();
    await at(page, STEPS);
    await page.locator('[data-first-step]').tap();
    await at(page, 0);
  });
});

describe('the dice', () => {
  it('of a good record are proven, chance by chance', async () => {
    const page = await watch();
    await turnTo(page, 'dice');
    await page.locator('[data-verdict=proven]').waitFor();
    const chances = stepsOf(RECORD).filter(step => 'roll' in step || 'shuffle' in step).length;
    expect(await page.locator('[data-chance]').count()).toBe(chances + 1);
  });

  it('of a tampered one are not, and it is told which one was changed', async () => {
    const page = await watch(tampered());
    await turnTo(page, 'dice');
    await page.locator('[data-verdict=wrong]').waitFor();
    const number =
      stepsOf(RECORD)
        .filter(step => 'roll' in step || 'shuffle' in step)
        .findLastIndex(step => step.roll === 'action') + 1;
    expect(await page.locator('tr.wrong').getAttribute('data-chance')).toBe(String(number));
  });
});

describe('the admiral', () => {
  it('says who was likely to win, what decided the race, and leads there', async () => {
    const page = await watch();
    await turnTo(page, 'analysis');
    await page.locator('[data-analyse]').waitFor({ timeout: 90_000 });
    await page.locator('[data-chances]').waitFor();
    expect(await page.locator('[data-loss]').count()).toBe(4);
    const point = page.locator('[data-point]').first();
    const step = Number(await point.getAttribute('data-point'));
    await point.click();
    await at(page, step);
  });

  it('can be stopped, and keeps what is known', async () => {
    const page = await watch();
    await turnTo(page, 'analysis');
    await page.locator('[data-analyse]').click({ timeout: 90_000 });
    await page.locator('[data-stop]').click();
    await page.locator('[data-analyse]').waitFor();
    expect(await page.locator('[data-chances]').count()).toBe(1);
  });
});

it('a link that is followed just before the step is written into the address leads where it says', async () => {
  // A browser changes the address at once, and a busy one tells of it late.
  const tellLate = (): void =>
    addEventListener('hashchange', event => {
      if (!event.isTrusted || !location.hash.endsWith('/dice')) return;
      event.stopImmediatePropagation();
      setTimeout(() => dispatchEvent(new HashChangeEvent('hashchange')), 500);
    });
  const page = await watch(RECORD, { before: context => context.addInitScript(tellLate) });
  await settled(page);
  await page.evaluate(async () => {
    document.querySelector<HTMLElement>('[data-forward]')?.click();
    await new Promise(resolve => setTimeout(resolve));
    document.querySelector<HTMLElement>('[data-page=dice]')?.click();
  });
  await page.locator('[data-verdict=proven]').waitFor();
});

it('a race that a server has is watched by its address, at the moment in it', async () => {
  const page = await openPage({
    path: '#replay/far-away/33',
    stored: lay(null),
    before: context => context.route('**/api/records/far-away', route => route.fulfill({ json: RECORD })),
  });
  await at(page, 33);
});

it('a race is played on from any moment, with what happened before it', async () => {
  const page = await watch();
  await page.locator('[data-scrub]').fill('40');
  await at(page, 40);
  await page.locator('[data-play-on]').click();
  await page.locator('[data-begin]').click();
  await page.locator('main.table').waitFor();
  const saved: unknown = await page.evaluate(() => JSON.parse(localStorage.getItem('jamaica.table') ?? 'null'));
  const played = isFields(saved) ? stepsOf(saved) : [];
  const until = voyageOf(RECORD).game.steps[40].at;
  expect(played.slice(0, until)).toEqual(stepsOf(RECORD).slice(0, until));
});

describe('a race that was finished here', () => {
  let page: Page;
  beforeEach(async () => {
    const { path, laid, arrive } = SCREENS.end;
    page = await openPage({ path, stored: lay(laid) });
    await arrive(page);
  });

  it('can be watched again at once', async () => {
    await page.locator('[data-replay]').click();
    await at(page, 0);
  });

  it('has its statistics', async () => {
    await page.locator('[data-statistics]').click();
    await page.locator('[data-topic=gold]').waitFor();
  });
});

// The other pages are among the screens that axe looks at.
describe('axe finds nothing in a proof', () => {
  it.each([
    { viewport: 'desktop', theme: 'day' },
    { viewport: 'phone', theme: 'night' },
  ] as const)('$viewport, $theme', async wishes => {
    const page = await watch(RECORD, { ...wishes });
    await turnTo(page, 'dice');
    await page.locator('[data-verdict=proven]').waitFor();
    await settled(page);
    await expectNoViolations(page);
  });
});
