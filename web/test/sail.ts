import { CELLS } from '@jamaica/artwork/board/layout.ts';
import type { Locator, Page } from 'playwright-core';
import { drawn } from './room.ts';

/** How a choice is made. A switch knows Tab and Enter, and nothing else. */
export type Hand = 'mouse' | 'keyboard' | 'finger' | 'switch';

const CURTAIN = '[data-curtain]';
export const OVER = '[data-rematch]';
const CONFIRM = '[data-confirm]';
const ANSWERS = '[data-option]';
/** On a phone the window may not show the space that is pointed at: then the words are pressed. */
const THINGS_AT_HAND = '.card.open[data-card], button.target[data-hold], button.target[data-treasure]';
const CARDS = '.card.open[data-card]';
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

/** The middle of a space is where its ship lies: a curved one may not contain the middle of its box. */
const CENTRES = CELLS.map(({ centre }) => centre);

/** Looking at every frame would keep the machine busy. */
const LOOKING = { polling: 40 };

interface Ahead {
  readonly kind: string;
  readonly index: number;
  readonly isCard: boolean;
  readonly x: number;
  readonly y: number;
  readonly asked: string;
}

/** Waits for something to press; null when the game is over. */
const lookAhead = async (page: Page, hand: Hand, turn: number, isHomeward: boolean): Promise<Ahead | null> => {
  const things = hand === 'finger' ? THINGS_AT_HAND : hand === 'switch' ? CARDS : THINGS;
  const kinds = [CURTAIN, CONFIRM, things, ANSWERS];
  const found = await page.waitForFunction(
    ({ kinds, turn, over, centres, isBlind, isHomeward }) => {
      const asked = document.querySelector('main')?.dataset.asked ?? '';
      // While others think there is one thing to look for: looking for all of them takes longer than what the page does.
      const kind = [over, ...(asked.trim() === '' ? [] : kinds)].find(each => document.querySelector(each));
      if (kind === over) return 'over';
      // What the mouse was over puts its tip away first.
      if (kind === undefined || document.querySelector(':popover-open')) return null;
      const things = [...document.querySelectorAll<HTMLElement | SVGElement>(kind)];
      const homeward = things.filter(each => isHomeward && each.dataset.card?.includes('forward'));
      const thing = homeward.length > 0 ? homeward[turn % homeward.length] : things[turn % things.length];
      const index = things.indexOf(thing);
      const centre = thing.dataset.space === undefined ? undefined : centres[Number(thing.dataset.space)];
      const matrix = thing instanceof SVGGraphicsElement ? thing.ownerSVGElement?.getScreenCTM() : null;
      if (!centre) thing.scrollIntoView({ block: 'nearest', inline: 'nearest' });
      const box = thing.getBoundingClientRect();
      const { x, y } =
        centre && matrix
          ? new DOMPoint(centre.x, centre.y).matrixTransform(matrix)
          : { x: box.x + box.width / 2, y: box.y + box.height / 2 };
      // A ship may lie in the middle of a space, but not one that is just leaving; nothing may lie above the rest.
      const isStill = document
        .getAnimations()
        .every(each => each.playState !== 'running' || each.effect?.getComputedTiming().endTime === Infinity);
      const hit = document.elementFromPoint(x, y);
      const isFree = thing.contains(hit) || (centre && isStill && hit?.closest('[data-ship]'));
      if (!isBlind && !isFree) return null;
      return { kind, index, isCard: thing.dataset.card !== undefined, x, y, asked };
    },
    { kinds, turn, over: OVER, centres: CENTRES, isBlind: hand === 'keyboard' || hand === 'switch', isHomeward },
    LOOKING,
  );
  const ahead = await found.jsonValue();
  return ahead === 'over' ? null : ahead;
};

/** The same for a hand that points: ships make room for one that arrives, and who points at one that moves would miss it. */
const aim = async (page: Page, hand: Hand, turn: number, isHomeward: boolean): Promise<Ahead | null> => {
  for (let ahead = await lookAhead(page, hand, turn, isHomeward); ; ) {
    if (hand === 'keyboard' || hand === 'switch' || !ahead) return ahead;
    await drawn(page);
    const again = await lookAhead(page, hand, turn, isHomeward);
    if (again?.x === ahead.x && again.y === ahead.y) return again;
    ahead = again;
  }
};

/**
 * Makes one choice, or lifts a curtain; false when the game is over. `turn` makes the choices differ. With
 * `isHomeward`, cards that lead forward are played, so that the game is short.
 */
export const sail = async (page: Page, hand: Hand, turn: number, isHomeward = false): Promise<boolean> => {
  // A mouse comes from somewhere; one that was left lying where a thing has a tip would hold it open forever.
  if (hand !== 'finger') await page.mouse.move(1, 1);
  const ahead = await aim(page, hand, turn, isHomeward);
  if (!ahead) return false;
  await press(page, hand, ahead);
  // A finger's first tap looks at a card, or at how the Captain's dice would lie.
  const isLooking = ahead.isCard || (ahead.kind === ANSWERS && ahead.asked.includes(' dice '));
  if (hand === 'finger' && isLooking) await page.locator(CONFIRM).waitFor();
  else await answered(page, ahead);
  return true;
};

/** From what is asked it is never far to an answer: with a single key, the way round the page would take minutes. */
const MOST_TABS = 16;

const tabTo = async (page: Page, thing: Locator): Promise<void> => {
  for (let tabs = 0; tabs < MOST_TABS; tabs++) {
    await page.keyboard.press('Tab');
    if (await thing.evaluate(element => element === document.activeElement)) return;
  }
  throw new Error(`more than ${MOST_TABS} tabs to an answer`);
};

const press = async (page: Page, hand: Hand, { kind, index, x, y }: Ahead): Promise<void> => {
  switch (hand) {
    case 'mouse':
      return page.mouse.click(x, y);
    case 'finger':
      return page.touchscreen.tap(x, y);
    case 'keyboard':
      await page.locator(kind).nth(index).focus();
      return page.keyboard.press('Enter');
    case 'switch':
      await tabTo(page, page.locator(kind).nth(index));
      return page.keyboard.press('Enter');
  }
};

const answered = async (page: Page, { kind, index, asked }: Ahead): Promise<void> => {
  try {
    await page.waitForFunction(was => document.querySelector('main')?.dataset.asked !== was, asked, LOOKING);
  } catch (cause) {
    throw new Error(`nothing came of pressing number ${index} of ${kind}, asked was "${asked}"`, { cause });
  }
};

/** Plays until the game is over; says how many choices that took. */
export const sailHome = async (page: Page, hand: Hand): Promise<number> => {
  let turn = 0;
  while (await sail(page, hand, turn, true)) turn++;
  return turn;
};
