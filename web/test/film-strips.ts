import { relative } from 'node:path';
import { type GameEvent, isCurse, seen } from '@jamaica/rules';
import type { Language } from '@jamaica/words';
import type { Browser, Page } from 'playwright-core';
import { SIGHTS, type Sight, sightIn } from '../src/playing/board/sight.ts';
import { shot } from './harness/shot.ts';
import { type Theme, USUAL_VISIT, type Viewport, visit } from './harness/visit.ts';
import { keep } from './harness/visitors.ts';
import { isOver, type Laid, lay } from './laid.ts';
import { EVENTFUL, voyageOf } from './raced.ts';
import { settled } from './screens.ts';

/** How much slower everything goes, so that a picture can be taken between two others, and how far apart they are, as a viewer counts. */
interface Pace {
  readonly slower: number;
  readonly apart: number;
}
const SCENE: Pace = { slower: 10, apart: 110 };
const SIGHT: Pace = { slower: 3, apart: 400 };
const FINISH: Pace = { slower: 2, apart: 700 };
/** A ship's whole turn, from its morning to the next one's. */
const DAY: Pace = { slower: 3, apart: 600 };

/** What is worth a film: the event that it is about, or none for the end of a race, and what is there when it begins. */
interface Filmed {
  readonly name: string;
  readonly sign: string;
  readonly isAbout: ((event: GameEvent, passing: Sight | null) => boolean) | null;
  readonly pace?: Pace;
  /** The race goes on: what passes by goes as soon as there is a choice, at which a single step ends. */
  readonly goesOn?: true;
  /** It is looked at with the eyes of a spectator, and not with those of somebody who sees everything. */
  readonly isSecret?: true;
}

const isFind = (event: GameEvent, cursed: boolean): boolean =>
  event.kind === 'treasure-found' && event.treasure !== 'hidden' && isCurse(event.treasure) === cursed;

/** R-TRE-10: only who has found it sees what it is worth. */
const isFaceDown = (event: GameEvent): boolean => {
  const seenByOthers = seen(event, null);
  return seenByOthers.kind === 'treasure-found' && seenByOthers.treasure === 'hidden';
};

const SCENES: readonly Filmed[] = [
  { name: 'cards', sign: '.stage .card', isAbout: event => event.kind === 'revealed' },
  {
    name: 'day',
    sign: '.shines',
    isAbout: event => event.kind === 'began' && event.half === 'morning',
    pace: DAY,
    goesOn: true,
  },
  { name: 'sailing', sign: '.wake', isAbout: event => event.kind === 'sailed' && event.forward && event.to.space > 3 },
  { name: 'battle', sign: '[data-battle]', isAbout: event => event.kind === 'attacked', pace: DAY, goesOn: true },
  { name: 'powder', sign: '.keg', isAbout: event => event.kind === 'powder-spent' && event.tokens > 2 },
  { name: 'broadside', sign: '.shaken', isAbout: event => event.kind === 'combat-rolled' && event.face !== 'star' },
  { name: 'star', sign: '.die.star', isAbout: event => event.kind === 'combat-rolled' && event.face === 'star' },
  { name: 'loot', sign: '.loot', isAbout: event => event.kind === 'hold-taken' && !event.toBank },
  { name: 'treasure', sign: '.scene.fortune', isAbout: event => isFind(event, false) },
  { name: 'curse', sign: '.scene.curse', isAbout: event => isFind(event, true) },
  { name: 'mystery', sign: '.scene.mystery', isAbout: isFaceDown, isSecret: true },
  { name: 'shortage', sign: '.scene', isAbout: event => event.kind === 'shortage-rolled' },
  { name: 'barred', sign: '.gate', isAbout: event => event.kind === 'shortage' && event.resource === 'gold' },
  { name: 'given', sign: '.curse-given', isAbout: event => event.kind === 'curse-given' },
  { name: 'last-round', sign: '.last-round', isAbout: event => event.kind === 'finished' },
  ...SIGHTS.map(
    (sight): Filmed => ({
      name: sight,
      // Where the window does not show it, something else passes.
      sign: '[data-sight]',
      isAbout: (_, passing) => passing === sight,
      pace: SIGHT,
      goesOn: true,
    }),
  ),
  { name: 'finish', sign: '[data-finish]', isAbout: null, pace: FINISH },
];

const PICTURES = 16;
const ABREAST = 4;

/** Everything that goes by the clock goes slower; what is animated is told by the browser itself. */
const slowDown = (times: number): void => {
  const { setTimeout: wait, requestAnimationFrame: frame } = window;
  const now = performance.now.bind(performance);
  const since = now();
  performance.now = () => since + (now() - since) / times;
  Object.assign(window, {
    setTimeout: (run: () => void, ms = 0) => wait(run, ms * times),
    // The browser slows the time of a frame down by itself, with what is animated: both would be a hundredth.
    requestAnimationFrame: (run: FrameRequestCallback) => frame(() => run(performance.now())),
  });
};

const film = async (page: Page, scene: Filmed, name: string): Promise<string> => {
  const { sign, pace: { slower, apart } = SCENE, goesOn } = scene;
  const session = await page.context().newCDPSession(page);
  await session.send('Animation.enable');
  await session.send('Animation.setPlaybackRate', { playbackRate: 1 / slower });
  await page.evaluate(slowDown, slower);
  const button = goesOn ? '[data-play-pause]' : '[data-forward]';
  await page.evaluate(pressed => document.querySelector<HTMLElement>(pressed)?.click(), button);
  await page.locator(sign).first().waitFor({ state: 'attached', timeout: 120_000 });
  const pictures: string[] = [];
  const began = Date.now();
  for (let index = 0; index < PICTURES; index++) {
    pictures.push((await page.screenshot()).toString('base64'));
    const next = began + (index + 1) * apart * slower;
    await new Promise(resolve => setTimeout(resolve, Math.max(0, next - Date.now())));
  }
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  const sheet = await page.context().newPage();
  await sheet.setViewportSize({
    width: Math.round(width * 0.6) * ABREAST,
    height: Math.round(height * 0.6) * (PICTURES / ABREAST),
  });
  const images = pictures.map(data => `<img src="data:image/png;base64,${data}" style="width:${100 / ABREAST}%">`);
  await sheet.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap">${images.join('')}`);
  const file = await shot(sheet, `scenes/${name}`);
  await sheet.close();
  return file;
};

/** Looks at the race with the eyes of a spectator. */
const look = async (page: Page): Promise<void> => {
  await page.locator('select:has(option[value=spectator])').selectOption('spectator');
  await page.locator('main[data-eyes=spectator]').waitFor();
  await settled(page);
};

/** A race that is over, for its end. */
const OVER: Laid = { rules: { edition: '2021', players: 4, ghost: false }, people: [0], seed: 'mid', until: isOver };

/** The step of the race that has the scene in it. */
const stepOf = ({ name, isAbout }: Filmed): number => {
  let now = { round: 0, captain: 0 };
  const step = voyageOf(EVENTFUL).game.steps.findIndex(({ events }) =>
    events.some(event => {
      if (event.kind === 'round-began') now = event;
      return isAbout?.(event, sightIn(event, now));
    }),
  );
  if (step < 0) throw new Error(`nothing in the race makes a scene for ${name}`);
  return step;
};

/** A language for each of them, so that long words are seen where there is little room. */
const LOOKS: readonly (readonly [Viewport, Theme, Language])[] = [
  ['desktop', 'day', 'en'],
  ['desktop', 'night', 'it'],
  ['phone', 'day', 'fr'],
  ['phone', 'night', 'uk'],
  ['lying', 'day', 'ru'],
];

/** Sixteen pictures of every scene, by day and by night, on a desktop and on a phone, which may lie: `shots/scenes/`. */
export const takeFilmStrips = async (
  browser: Browser,
  address: string,
  isAsked: (scene: { readonly name: string }) => boolean,
): Promise<void> => {
  for (const scene of SCENES)
    for (const [viewport, theme, language] of LOOKS) {
      const name = `${scene.name}-${viewport}-${theme}`;
      if (!isAsked({ name })) continue;
      const { context, page } = await visit(browser, {
        ...USUAL_VISIT,
        viewport,
        theme,
        language,
        reducedMotion: false,
      });
      await keep(context, lay(scene.isAbout ? null : OVER, { speed: 'normal' }));
      await context.route('**/api/records/raced', route => route.fulfill({ json: EVENTFUL }));
      await page.goto(new URL(scene.isAbout ? `#replay/raced/${stepOf(scene)}` : '#table', address).href);
      if (scene.isAbout) {
        // A page that is still looking for the race has come to rest too, but there is nothing to press yet.
        await page.locator('[data-forward]').waitFor();
        await settled(page);
        if (scene.isSecret) await look(page);
      }
      console.log(relative('.', await film(page, scene, name)));
      await context.close();
    }
};
