import type { Rules } from '@jamaica/rules';
import { defaultCrew } from '@jamaica/words';
import type { BrowserContext, Locator, Page } from 'playwright-core';
import { CELLS } from '../src/board/layout.ts';
import { LocalTable } from '../src/table/local-table.ts';
import type { Berth } from '../src/table/table.ts';

/** A table that is laid in the browser's storage, so that a test knows its dice. */
export interface Laid {
  readonly rules: Rules;
  /** The seats of people; bots sit in the others. */
  readonly people: readonly number[];
  readonly seed: string;
}

const berthsOf = ({ rules, people }: Laid): Berth[] =>
  defaultCrew(rules.players).map((sailor, seat) => ({
    ...sailor,
    name: people.includes(seat) && people.length > 1 ? `Mate ${seat + 1}` : null,
    bot: people.includes(seat) ? null : 'deckhand',
  }));

/** Nobody thinks here: the table is only laid. */
const NOBODY = { think: () => new Promise<string>(() => undefined) };

/** Puts a table and the settings into the storage of a page before it opens. */
export const lay =
  (laid: Laid, settings: object = {}) =>
  (context: BrowserContext): Promise<unknown> => {
    const table = LocalTable.begin(laid.rules, berthsOf(laid), NOBODY, { kind: 'practice', seed: laid.seed });
    return context.addInitScript(
      ([record, kept]) => {
        if (localStorage.getItem('jamaica.table') === null) localStorage.setItem('jamaica.table', record);
        if (localStorage.getItem('jamaica.settings') === null) localStorage.setItem('jamaica.settings', kept);
      },
      [JSON.stringify(table.record()), JSON.stringify({ speed: 'off', effects: 0, surf: 0, ...settings })],
    );
  };

/** How a choice is made. */
export type Hand = 'mouse' | 'keyboard' | 'finger';

const CURTAIN = '[data-curtain]';
const OVER = '[data-rematch]';
/** On a phone the window may not show the space that is pointed at: then the words are pressed. */
const THINGS_AT_HAND = '.card.open[data-card], button.target[data-hold], button.target[data-treasure]';
/** Things on the table come first: words only where nothing can be pointed at. */
const THINGS = [
  '.card.open[data-card]',
  '.target[data-space]',
  '.target[data-ship][role=button]',
  '.target[data-die]',
  'button.target[data-hold]',
  'button.target[data-power]',
  'button.target[data-treasure]',
].join(', ');
const ANSWERS = '[data-option]';
const CONFIRM = '[data-confirm]';

/** Makes one choice, or lifts a curtain; false when the game is over. `turn` makes the choices differ. */
export const sail = async (page: Page, hand: Hand, turn: number): Promise<boolean> => {
  const things = hand === 'finger' ? THINGS_AT_HAND : THINGS;
  const anything = [CURTAIN, OVER, CONFIRM, things, ANSWERS].join(', ');
  await page.locator(anything).first().waitFor();
  if ((await page.locator(OVER).count()) > 0) return false;
  for (const kind of [CURTAIN, CONFIRM, things, ANSWERS]) {
    const found = page.locator(kind);
    const count = await found.count();
    if (count === 0) continue;
    await press(page, hand, kind, turn % count);
    return true;
  }
  return true;
};

const press = async (page: Page, hand: Hand, kind: string, index: number): Promise<void> => {
  const thing = page.locator(kind).nth(index);
  const before = await asked(page);
  const isLook = hand === 'finger' && (await thing.getAttribute('data-card')) !== null;
  if (hand === 'keyboard') {
    await thing.focus();
    await page.keyboard.press('Enter');
  } else if (hand === 'finger') await thing.tap({ force: true });
  else {
    // A mouse comes from somewhere: what it was over has put its tip away by then.
    await page.mouse.move(1, 1);
    await page.waitForFunction(() => document.querySelector(':popover-open') === null);
    const { x, y } = await middleOf(thing);
    await page.mouse.click(x, y);
  }
  // A finger's first tap looks at a card.
  if (isLook) await page.locator(CONFIRM).waitFor();
  else await page.waitForFunction(was => document.querySelector('main')?.dataset.asked !== was, before);
};

/** The middle of a space is where its ship lies: a curved one may not contain the middle of its box. */
const middleOf = async (thing: Locator): Promise<{ x: number; y: number }> => {
  const space = await thing.getAttribute('data-space');
  const centre = space === null ? null : CELLS[Number(space)].centre;
  return thing.evaluate((element, at) => {
    const matrix = element instanceof SVGGraphicsElement ? element.ownerSVGElement?.getScreenCTM() : null;
    if (at && matrix) return new DOMPoint(at.x, at.y).matrixTransform(matrix);
    element.scrollIntoView({ block: 'nearest' });
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, centre);
};

/** Changes with every question that is asked. */
const asked = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => document.querySelector('main')?.dataset.asked);

/** Plays until the game is over; says how many choices that took. */
export const sailHome = async (page: Page, hand: Hand): Promise<number> => {
  let turn = 0;
  while (await sail(page, hand, turn)) turn++;
  return turn;
};
