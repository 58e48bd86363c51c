import { isLanguage, LANGUAGES, type Language } from '@jamaica/words';
import { type OnlineWords, type PageWords, pieceIn } from '@jamaica/words/page';
import type { Page } from 'playwright-core';
import { asks, isOver, type Laid } from './laid.ts';

type Said = PageWords & OnlineWords;

const SAID: readonly Said[] = await Promise.all(
  LANGUAGES.map(async language => ({ ...(await pieceIn(language, 'page')), ...(await pieceIn(language, 'online')) })),
);

/** What a page says in a language: alone, and with others. */
export const wordsIn = (language: Language): Said => SAID[LANGUAGES.indexOf(language)];

/** A screen of the game, and the way there. */
export interface Screen {
  readonly path: string;
  /** The game that was played before. */
  readonly laid: Laid | null;
  readonly arrive: (page: Page) => Promise<void>;
}

/** Presses the button with this on it, in the language that the page speaks. */
export const pressNamed = async (page: Page, name: (words: Said) => string): Promise<void> => {
  const language = await page.evaluate(() => document.documentElement.lang);
  if (!isLanguage(language)) throw new Error(`the page speaks "${language}"`);
  await page.getByRole('button', { name: name(wordsIn(language)) }).click();
};

/** Until all is there and nothing moves, apart from what never stops. */
export const settled = async (page: Page): Promise<void> => {
  await page.locator('[data-laying]').first().waitFor({ state: 'detached' });
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(each => each.playState !== 'running' || each.effect?.getComputedTiming().endTime === Infinity),
  );
};

const FOUR = { edition: '2021', players: 4, ghost: false } as const;
const THREE = { edition: '2007', players: 3, ghost: true } as const;
const MID = { rules: FOUR, people: [0], seed: 'mid' } as const;

const heading = async (page: Page): Promise<void> => page.locator('h1').first().waitFor();
const sheet = (page: Page): Promise<void> => page.locator('dialog[open]').waitFor();

const toSettings = async (page: Page): Promise<void> => {
  await page.locator('[data-settings]').click();
  await sheet(page);
};

/** A game with the box, at its first card. */
const tellDice = async (page: Page): Promise<void> => {
  await page.locator('[data-begin]').click();
  await page.locator('[data-face="1-3"]').click();
  await page.locator('[data-face="2-3"]').click();
  await page.locator('.asked [data-card]').first().waitFor();
};

const toJoin = async (page: Page): Promise<void> => {
  await page.locator('[data-join]').click();
  await sheet(page);
};

const toCards = async (page: Page): Promise<void> => page.locator('.card.open[data-card]').first().waitFor();

/** A finger taps the card, everybody else gets to it by the keyboard. */
const lookAtCard = async (page: Page): Promise<void> => {
  await toCards(page);
  const card = page.locator('.card.open[data-card]').nth(1);
  if (await isTouched(page)) await card.tap();
  else {
    await page.locator('.card.open[data-card]').first().focus();
    await page.keyboard.press('Tab');
  }
  await page.locator('.forecast').waitFor();
};

const isTouched = (page: Page): Promise<boolean> => page.evaluate(() => matchMedia('(pointer: coarse)').matches);

const toMenu = async (page: Page): Promise<void> => {
  await page.locator('[data-menu]').click();
  await sheet(page);
};

const toList = async (page: Page): Promise<void> => {
  await toMenu(page);
  await pressNamed(page, ({ table }) => table.showList);
  await page.locator('dialog[open] [data-space]').first().waitFor();
};

/** Where there is room for it the story lies on the table. */
const toLog = async (page: Page): Promise<void> => {
  await toCards(page);
  // Where there is room it lies beside the board, and comes a moment after the cards.
  await settled(page);
  if (await page.locator('aside .log').count()) return;
  await pressNamed(page, ({ table }) => table.showLog);
  await page.locator('dialog[open] .round').first().waitFor();
};

const toHint = async (page: Page): Promise<void> => {
  await page.locator('[data-hint]').click();
  await page.locator('[data-advised]').first().waitFor();
};

/** Where there is room for them the panels lie on the table. */
const toPanel = async (page: Page): Promise<void> => {
  await page.locator('[data-chip="2"], [data-panel="2"]').first().waitFor();
  const chip = page.locator('[data-chip="2"]');
  if (await chip.count()) await chip.click();
  await page.locator('[data-panel="2"]').waitFor();
};

const toDiscards = async (page: Page): Promise<void> => {
  await toPanel(page);
  await page.locator('[data-discards="2"]').click();
  await page.locator('dialog[open] ol > li').first().waitFor();
};

/** From the question, by its tip, to the rule behind it. */
const toRule = async (page: Page): Promise<void> => {
  await toCards(page);
  await page.locator('.prompt .thing button').click();
  await page.locator('.prompt [data-rule-link]').click();
  await page.locator('dialog[open] [data-passage]').first().waitFor();
};

const toEnd = async (page: Page): Promise<void> => {
  await page.locator('[data-rematch]').waitFor();
  const skip = page.locator('[data-skip]');
  if (await skip.count()) await skip.click();
  await skip.waitFor({ state: 'detached' });
};

/** The last race again, somewhere in the middle of it. */
const toReplay = async (page: Page): Promise<void> => {
  await toEnd(page);
  await page.locator('[data-replay]').click();
  await page.locator('[data-scrub]').fill('60');
  await page.locator('main[data-step="60"]').waitFor();
};

const toAnalysis = async (page: Page): Promise<void> => {
  await toReplay(page);
  await page.locator('[data-page=analysis]').click();
  await page.locator('[data-analyse]').waitFor({ timeout: 90_000 });
};

const toStatistics = async (page: Page): Promise<void> => {
  await toEnd(page);
  await page.locator('[data-statistics]').click();
  await page.locator('[data-topic]').first().waitFor();
};

const toProof = async (page: Page): Promise<void> => {
  await toReplay(page);
  await page.locator('[data-page=dice]').click();
  await page.locator('section[data-verdict]').waitFor();
};

const toLogbook = async (page: Page): Promise<void> => {
  await toReplay(page);
  await page.locator('[data-logbook]').click();
  await page.locator('[data-entry]').first().waitFor();
};

const waits = (selector: string) => (page: Page) => page.locator(selector).first().waitFor();
const atTable = (laid: Laid, arrive: Screen['arrive']): Screen => ({ path: '#table', laid, arrive });
const card = { ...MID, until: asks(0, 'card', 5) };
const OVER: Laid = { ...MID, until: isOver };

export const SCREENS = {
  home: { path: '', laid: card, arrive: heading },
  new: { path: '#new', laid: null, arrive: heading },
  settings: { path: '', laid: null, arrive: toSettings },
  open: { path: '#open', laid: null, arrive: heading },
  'big-screen': { path: '#screen', laid: null, arrive: heading },
  join: { path: '', laid: null, arrive: toJoin },
  gallery: { path: '#pirates', laid: null, arrive: heading },
  learn: { path: '#learn', laid: null, arrive: heading },
  rules: { path: '#rules', laid: null, arrive: heading },
  almanac: { path: '#almanac', laid: null, arrive: heading },
  lesson: { path: '#lesson', laid: null, arrive: waits('[data-step]') },
  puzzles: { path: '#puzzles', laid: null, arrive: heading },
  puzzle: { path: '#puzzles/3', laid: null, arrive: heading },
  harbour: { path: '#harbour/leaders', laid: null, arrive: heading },
  me: { path: '#me', laid: null, arrive: waits('input') },
  day: { path: '#day', laid: null, arrive: waits('[data-sail]') },
  companion: { path: '#companion', laid: null, arrive: heading },
  told: { path: '#companion', laid: null, arrive: tellDice },
  table: atTable(card, toCards),
  looked: atTable(card, lookAtCard),
  dice: atTable({ ...MID, until: asks(0, 'dice', 3) }, waits('.target[data-die]')),
  fork: atTable({ ...MID, until: asks(0, 'move', 3) }, waits('.target[data-space]')),
  overboard: atTable({ ...MID, until: asks(0, 'empty', 3) }, waits('.target[data-hold]')),
  battle: atTable({ ...MID, until: asks(0, 'powder', 3) }, waits('[data-battle]')),
  loot: atTable({ ...MID, seed: 'plunder', until: asks(0, 'loot', 3) }, waits('[data-option]')),
  rule: atTable(card, toRule),
  menu: atTable(card, toMenu),
  log: atTable(card, toLog),
  list: atTable(card, toList),
  hint: atTable(card, toHint),
  panel: atTable(card, toPanel),
  discards: atTable(card, toDiscards),
  curtain: atTable({ ...card, people: [0, 1] }, waits('[data-curtain]')),
  ghost: atTable(
    { rules: THREE, people: [0], seed: 'ghost', until: asks(0, 'ghost-direction') },
    waits('[data-option]'),
  ),
  end: atTable(OVER, toEnd),
  replay: atTable(OVER, toReplay),
  analysis: atTable(OVER, toAnalysis),
  statistics: atTable(OVER, toStatistics),
  proof: atTable(OVER, toProof),
  logbook: atTable(OVER, toLogbook),
} satisfies Readonly<Record<string, Screen>>;

const toLobby = async (page: Page): Promise<void> => {
  await page.locator('[data-open-table]').click();
  await page.locator('[data-start]').waitFor();
};

const toSea = async (page: Page): Promise<void> => {
  await toLobby(page);
  await page.locator('[data-start]').click();
  await page.locator('main.table .target, .card.open').first().waitFor();
};

/** Screens with names on them that people have given themselves, or the server has. */
export const ONLINE = {
  lobby: { path: '#open', laid: null, arrive: toLobby },
  sea: { path: '#open', laid: null, arrive: toSea },
} satisfies Readonly<Record<string, Screen>>;

export type ScreenName = keyof typeof SCREENS;
export const SCREEN_NAMES: readonly ScreenName[] = Object.keys(SCREENS).filter(
  (name): name is ScreenName => name in SCREENS,
);
