import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Fields } from '@jamaica/rules/record';
import { LANGUAGES } from '@jamaica/words';
import { expect, inject, it, onTestFinished } from 'vitest';
import { STEPS } from '../../src/learning/lesson/steps.ts';
import { FIRST_WISHES } from '../../src/online/lobby/terms.ts';
import { oneFile } from '../../src/playing/share/one-file.ts';
import { type ServedSite, serveSite } from '../harness/site.ts';
import { spied } from '../harness/spied.ts';
import { type Tab, there, until } from '../harness/tab.ts';
import { nearHome, recordOf } from '../laid.ts';
import { practice, raced } from '../raced.ts';
import { wordsIn } from '../screens.ts';
import { sailOn } from './sailing.ts';

/** Nothing is waited for and nothing is heard. */
const SETTINGS = { speed: 'off', effects: 0, surf: 0 };
const TWO = { edition: '2021', players: 2, ghost: true } as const;
/** Where two engines at one table stop: a few rounds hold everything they tell each other; at night they sail home. */
const HALT = process.env.TEST_LONG ? {} : { round: 4 };
/** By day in one language of each kind of letters, and as far as the lesson has shown every way to answer. */
const GREETED = process.env.TEST_LONG ? LANGUAGES : (['fr', 'uk'] as const);
const TAUGHT = process.env.TEST_LONG ? STEPS : STEPS.slice(0, 15);
/** Three browsers at once take their time on a small machine. */
const LONG = 600_000;

/**
 * A site of its own, and the network that leads there. A game is played on all its pictures; the rest does without. It is opened
 * before the tabs, and so closed after them: one that is still open would complain.
 */
const newSite = async (folder: 'folder' | 'plain' = 'plain'): Promise<ServedSite> => {
  const site = await serveSite(inject(folder));
  const network = await spied(site);
  onTestFinished(async () => {
    await network.close();
    await site.close();
  });
  return network;
};

/** A tab that must have nothing to complain about in the end. */
const visiting = async (opening: () => Promise<Tab>): Promise<Tab> => {
  const tab = await opening();
  onTestFinished(async () => {
    const errors = await tab.errors();
    await tab.close();
    expect(errors.join('\n'), 'errors of the page').toBe('');
  });
  return tab;
};

/** Opens a path with something in the storage, as if somebody had been here before. */
const openWith = async (tab: Tab, address: string, path: string, stored: Fields): Promise<void> => {
  await tab.open(address);
  await tab.run(things => {
    for (const [name, thing] of Object.entries(things)) localStorage.setItem(`jamaica.${name}`, JSON.stringify(thing));
  }, stored);
  await leave(tab);
  await tab.open(`${address}${path}`);
};

/** Leaves the page once all has come that it asked for: Firefox complains about what it had to call off. */
const leave = async (tab: Tab): Promise<void> => {
  await mayBeLeft(tab);
  await tab.open('about:blank');
};

/**
 * Until the page may be left, or loaded again. WebKit never begins to install a service worker whose page is left between the
 * worker's first line and `install`: it waits for a word of that page, and everything later waits behind it, as long as its process lives.
 */
const mayBeLeft = async (tab: Tab): Promise<void> => {
  await settled(tab);
  await until(tab, async () => (await caches.keys()).length > 0, null);
};

/** Until all has come and is laid: what is pressed before may still move away. */
const settled = (tab: Tab): Promise<void> =>
  until(
    tab,
    () =>
      document.readyState === 'complete' &&
      document.fonts.status === 'loaded' &&
      document.querySelector('[data-laying]') === null,
    null,
  );

const reload = async (tab: Tab): Promise<void> => {
  await mayBeLeft(tab);
  await tab.reload();
};

/** Presses what lies still and under nothing else: who points at something that moves would miss it. */
const pressStill = async (tab: Tab, selector: string): Promise<void> => {
  await until(
    tab,
    async wanted => {
      const thing = document.querySelector(wanted);
      const middle = (): { readonly x: number; readonly y: number } => {
        const { x, y, width, height } = thing?.getBoundingClientRect() ?? new DOMRect();
        return { x: x + width / 2, y: y + height / 2 };
      };
      thing?.scrollIntoView({ block: 'nearest' });
      const before = middle();
      await new Promise(resolve => setTimeout(resolve, 50));
      const { x, y } = middle();
      return x === before.x && y === before.y && (thing?.contains(document.elementFromPoint(x, y)) ?? false);
    },
    selector,
  );
  await tab.press(selector);
};

/** Until the page is kept whole, and served from what is kept. */
const kept = (tab: Tab): Promise<void> => until(tab, () => navigator.serviceWorker.controller !== null, null);

const asked = (tab: Tab): Promise<string> => tab.run(() => document.querySelector('main')?.dataset.asked ?? '', null);

/** What is sent to somebody. */
const pathOf = (tab: Tab): Promise<string> => tab.run(() => location.pathname.slice(1), null);

/** Whoever comes by the link, or opens a table: a name, and one press. */
const introduce = async (tab: Tab, name: string, button: string): Promise<void> => {
  await there(tab, 'input[type=text], input:not([type])');
  await tab.write('input[type=text], input:not([type])', name);
  await tab.press(button);
};

/** What works in every engine: everything that the engines could see differently, once. */
export const playsEverything = (open: () => Promise<Tab>, openAnother: () => Promise<Tab>): void => {
  it(
    'greets everybody in their own language',
    async () => {
      const { address } = await newSite();
      const tab = await visiting(open);
      await tab.open(address);
      for (const language of GREETED) {
        await there(tab, `label[lang=${language}], [lang=${language}] input, input[value=${language}]`);
        await tab.run(wanted => {
          localStorage.setItem('jamaica.settings', JSON.stringify({ language: wanted }));
        }, language);
        await reload(tab);
        const { play } = wordsIn(language).home;
        await until(tab, name => document.querySelector('[data-play]')?.textContent?.includes(name) ?? false, play);
        // Letters of ours, not the nearest that the system has.
        await until(
          tab,
          () => document.fonts.check('16px "Yeseva One"') && document.fonts.check('16px Alegreya'),
          null,
        );
      }
    },
    LONG,
  );

  it(
    'sails home, reloaded on the way and then without a network, and watches the whole race again',
    async () => {
      const network = await newSite('folder');
      const tab = await visiting(open);
      const { address } = network;
      const laid = recordOf(nearHome({ rules: TWO, people: [0], seed: 'every engine' }));
      await openWith(tab, address, '#table', { settings: SETTINGS, table: laid });

      await there(tab, '.card.open[data-card]');
      await settled(tab);
      await pressStill(tab, '.card.open[data-card]');
      expect(await sailOn(tab, { choices: 2 })).toEqual({ choices: 2, isOver: false });
      await until(tab, () => document.querySelector('main')?.dataset.asked?.trim() !== '', null);
      const before = await asked(tab);
      await reload(tab);
      await until(tab, was => document.querySelector('main')?.dataset.asked === was, before);

      await kept(tab);
      // On a first visit there is nothing newer.
      expect(await tab.run(() => document.querySelector('.update') === null, null)).toBe(true);
      await network.close();
      await reload(tab);
      await until(tab, was => document.querySelector('main')?.dataset.asked === was, before);
      const { choices, isOver } = await sailOn(tab);
      expect(isOver).toBe(true);
      expect(choices).toBeGreaterThan(2);
      // The bots thought as they should: threads were started, without a network.
      expect(await tab.run(() => document.querySelector('[data-outwitted]') === null, null)).toBe(true);

      // Watched at once, so that it is in the logbook before the page is left.
      await tab.press('[data-replay]');
      await there(tab, 'main[data-step="0"]');
      await leave(tab);
      await tab.open(`${address}#replay`);
      await there(tab, '[data-watch]');
      await tab.press('[data-watch]');
      await there(tab, 'main[data-step="0"]');
      await tab.press('[data-forward]');
      await there(tab, 'main[data-step="1"]');
      await tab.run(() => {
        const scrub = document.querySelector<HTMLInputElement>('[data-scrub]');
        if (!scrub) throw new Error('there is no timeline');
        scrub.value = scrub.max;
        scrub.dispatchEvent(new Event('input', { bubbles: true }));
      }, null);
      await until(
        tab,
        () => {
          const last = document.querySelector<HTMLInputElement>('[data-scrub]')?.max;
          return document.querySelector<HTMLElement>('main[data-step]')?.dataset.step === last;
        },
        null,
      );
    },
    LONG,
  );

  it(
    'gives the lesson',
    async () => {
      const { address } = await newSite();
      const tab = await visiting(open);
      await openWith(tab, address, '#lesson', { settings: SETTINGS });
      for (const [index, { wants }] of TAUGHT.entries()) {
        await there(tab, `[data-step="${index + 1}"] [data-next]:enabled`);
        await settled(tab);
        const option = wants === 'any' ? '0' : wants?.[0];
        const isCard = option?.includes('/') && Number.isNaN(Number(option[0]));
        if (option === undefined) await pressStill(tab, '[data-next]');
        else await pressStill(tab, isCard ? `.card.open[data-card="${option}"]` : `[data-option="${option}"]`);
      }
      await there(tab, TAUGHT.length < STEPS.length ? `[data-step="${TAUGHT.length + 1}"]` : '[data-graduation]');
    },
    LONG,
  );

  it(
    'sits at a table online with another engine',
    async () => {
      const { address } = await newSite();
      const [host, guest] = [await visiting(open), await visiting(openAnother)];
      const terms = { ...FIRST_WISHES, players: 2, clock: 'none' };
      await openWith(host, address, '#open', { settings: SETTINGS, open: terms });
      await introduce(host, 'Kate', '[data-open-table]');
      await there(host, '[data-start]');
      await openWith(guest, address, await pathOf(host), { settings: SETTINGS });
      await introduce(guest, 'Bram', '[data-sit-down]');
      await there(guest, '[data-ready]');
      await guest.press('[data-ready]');
      await there(host, '[data-start]:not([disabled])');
      await host.press('[data-start]');
      for (const tab of [host, guest]) await there(tab, 'main.table');
      for (const { choices } of await Promise.all([sailOn(host, HALT), sailOn(guest, HALT)]))
        expect(choices).toBeGreaterThanOrEqual(3); // a card a round, at least
    },
    LONG,
  );

  it('shows a race that was saved as one file, from a disk', async () => {
    const part = (name: string): string => readFileSync(join(inject('folder'), 'embed', name), 'utf8');
    const parts = {
      page: part('index.html'),
      script: part('embed.js'),
      style: part('embed.css'),
      chart: part('chart.svg'),
      words: part('words-uk.js'),
    };
    const folder = mkdtempSync(join(tmpdir(), 'jamaica-file-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const file = join(folder, 'race.html');
    writeFileSync(file, oneFile(parts, raced(TWO, practice('one file'), true)));
    const tab = await visiting(open);
    await tab.open(pathToFileURL(file).href);
    await there(tab, 'main[data-at="0"]');
    // WebKit gives a drawing the size at which it shows it.
    await until(tab, () => (document.querySelector('img')?.naturalWidth ?? 0) > 300, null);
    await tab.press('[data-control=last]');
    await there(tab, 'li.winner');
  });
};
