import type { Browser, Page } from 'playwright-core';
import { USUAL_VISIT, visit } from '../harness/visit.ts';
import { keep } from '../harness/visitors.ts';
import { lay, nearHome } from '../laid.ts';
import { playOn } from './played.ts';
import { longest, type Traced, traceTasks } from './tasks.ts';

const RULES = { edition: '2021', players: 4, ghost: false } as const;
/** A page that nobody touches: how long until it has come to rest, and for how long it is looked at then. */
const REST_MS = 12_000;
const STILL_MS = 8_000;
const COUNTED_MS = 60_000;
/** At both ends of a voyage something comes or goes; between them a ship only moves. */
const ENDS_MS = 90;

interface Frames {
  /** From when to when each ship was under way. */
  readonly voyages: readonly (readonly [from: number, to: number])[];
  readonly frames: readonly number[];
  /** From when to when nobody was asked. */
  readonly turns: readonly (readonly [from: number, to: number])[];
}

/** Notes in the page when frames are made, when ships are under way, and when bots play. */
const watchful = (): void => {
  const noted = { voyages: [] as number[][], frames: [] as number[], turns: [] as number[][] };
  Object.assign(window, { noted });
  const stretch = (all: number[][], isOn: boolean, now: number): void => {
    const last = all.at(-1);
    const isOpen = last?.length === 1;
    if (isOn && !isOpen) all.push([now]);
    else if (!isOn && isOpen) last?.push(now);
  };
  const isSailing = (): boolean => {
    const moored = document.querySelectorAll('.moored').length;
    return moored > 0 && moored < document.querySelectorAll('[data-panel]').length;
  };
  const frame = (now: number): void => {
    noted.frames.push(now);
    stretch(noted.voyages, isSailing(), now);
    stretch(noted.turns, document.querySelector('main')?.dataset.asked?.trim() === '', now);
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
};

const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0);

interface Process {
  readonly type: string;
  readonly id: number;
  readonly cpuTime: number;
}

type Processes = () => Promise<readonly Process[]>;

/** Reads what the browser's processes have used. The session stays: when one ends, every page is painted anew, half a second of work. */
const processesOf = async (browser: Browser): Promise<Processes> => {
  const session = await browser.newBrowserCDPSession();
  return async () => (await session.send('SystemInfo.getProcessInfo')).processInfo;
};

/** Seconds of processor that the browser's processes have used since then, not counting one that it keeps ready for the next page. */
const used = (before: readonly Process[], after: readonly Process[], kind?: string): number =>
  sum(
    after.flatMap(({ id, type, cpuTime }) => {
      const then = before.find(each => each.id === id);
      return then && (!kind || type === kind) ? [cpuTime - then.cpuTime] : [];
    }),
  );

const sorted = (numbers: readonly number[]): readonly number[] => numbers.toSorted((a, b) => a - b);
const share = (values: readonly number[], of: number): number => values[Math.floor((values.length - 1) * of)] ?? 0;

const within = (stretches: Frames['turns'], time: number, ends = 0): boolean =>
  stretches.some(([from, to]) => time >= from + ends && time <= to - ends);

/** What the browser does while nobody touches the page. */
const still = async (processes: Processes, page: Page): Promise<number> => {
  await page.waitForTimeout(REST_MS);
  const before = await processes();
  await page.waitForTimeout(STILL_MS);
  return (used(before, await processes()) / STILL_MS) * 1e5;
};

/** The last rounds of one game on a desktop, always the same ones, as they are shown to everybody. */
const open = async (browser: Browser, address: string, isWatched: boolean) => {
  const laid = nearHome({ rules: RULES, people: [0], seed: 'pace' });
  const { context, page } = await visit(browser, { ...USUAL_VISIT, reducedMotion: false });
  await keep(context, lay(laid, { speed: 'normal' }));
  if (isWatched) await context.addInitScript(watchful);
  const session = await context.newCDPSession(page);
  const traced = isWatched ? await traceTasks(session) : null;
  await page.goto(`${address}#table`);
  await page.locator('.card.open[data-card], .target[data-die], [data-option]').first().waitFor();
  return { context, page, traced };
};

type Figures = Readonly<Record<string, number>>;

/** What all of it takes, and a page that stands still. Nothing is watched in the page while the processor's time is taken. */
export const stageWork = async (browser: Browser, address: string): Promise<Figures> => {
  const processes = await processesOf(browser);
  const { context, page } = await open(browser, address, false);
  const idle = await still(processes, page);
  const before = await processes();
  const began = Date.now();
  await playOn(page);
  const seconds = (Date.now() - began) / 1000;
  const after = await processes();
  // The points are counted one by one, which takes its time.
  await page.locator('[data-skip]').waitFor({ state: 'detached', timeout: COUNTED_MS });
  const idleAtEnd = await still(processes, page);
  await context.close();
  return {
    'processor, all of it, seconds': used(before, after),
    'processor, what draws, seconds': used(before, after, 'GPU'),
    'time, seconds': seconds,
    'a still table, percent of a core': idle,
    'a still end, percent of a core': idleAtEnd,
  };
};

/** What each frame takes while a ship is under way, and what keeps the page from answering while bots play. */
export const stageFrames = async (browser: Browser, address: string): Promise<Figures> => {
  const { context, page, traced } = await open(browser, address, true);
  await page.waitForTimeout(4_000);
  const since = await page.evaluate(() => performance.now());
  await playOn(page);
  const noted: Frames = await page.evaluate(() => Object(window).noted);
  const layouts: number[] = [];
  const note = ({ name }: Traced, start: number): void => {
    if (name === 'Layout') layouts.push(start);
  };
  const tasks = traced ? await traced(note) : [];
  await context.close();

  const voyages = noted.voyages.filter(([from, to]) => from > since && to - from > 2 * ENDS_MS);
  const frames = noted.frames
    .map((now, index) => ({ now, before: noted.frames[index - 1] ?? now }))
    .filter(({ now, before }) => within(voyages, now, ENDS_MS) && within(voyages, before, ENDS_MS));
  const times = sorted(frames.map(({ now, before }) => now - before));
  const works = sorted(
    frames.map(({ now, before }) =>
      sum(tasks.filter(({ start }) => start >= before && start < now).map(({ work }) => work)),
    ),
  );
  const botTasks = tasks.filter(({ start }) => start > since && within(noted.turns, start));
  return {
    'frame while a ship moves, mean': sum(times) / Math.max(1, times.length),
    'frame while a ship moves, p95': share(times, 0.95),
    'its work on the page, mean': sum(works) / Math.max(1, works.length),
    'its work on the page, p95': share(works, 0.95),
    'layouts while a ship only moves': layouts.filter(start => within(voyages, start, ENDS_MS)).length,
    'voyages that were looked at': voyages.length,
    "longest task in a bot's turn": longest(botTasks),
    'most work in one of them': Math.max(0, ...botTasks.map(({ work }) => work)),
  };
};
