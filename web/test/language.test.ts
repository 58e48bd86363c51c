import { asking, LANGUAGES, type Language, speak, tell } from '@jamaica/words';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { openPage } from './harness/page.ts';
import { askedAt, asks, copyOf, type Laid, lay, recordOf } from './laid.ts';
import { pressNamed, wordsIn } from './screens.ts';

const MID: Laid = {
  rules: { edition: '2021', players: 4, ghost: false },
  people: [0],
  seed: 'halfway',
  until: asks(0, 'move', 3),
};

/** What the table must say in a language: the question, the last line of the story, and what the second player is. */
const expected = async (language: Language) => {
  const table = copyOf(recordOf(MID));
  const question = askedAt(table);
  const last = table.past.flatMap(moment => moment.events(0)).findLast(({ kind }) => kind === 'sailed');
  if (!question || !last) throw new Error('the table asks nothing');
  const said = (await speak(language))(table.berths, 'seen');
  return {
    language,
    prompt: asking(table.now.view(0), question.seat, question.kind, said),
    story: tell(last, said),
    bot: wordsIn(language).panels.bot(said.names.level('bosun')),
  };
};

const expectSpoken = async (page: Page, language: Language): Promise<void> => {
  const { prompt, story, bot } = await expected(language);
  await expect.poll(() => page.locator('.prompt').innerText()).toContain(prompt);
  expect(await page.locator('aside .log').innerText()).toContain(story);
  expect(await page.locator('[data-panel="1"]').innerText()).toContain(bot);
  expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
};

const speakAt = async (page: Page, language: Language): Promise<void> => {
  await page.locator('[data-menu]').click();
  await pressNamed(page, ({ settings }) => settings.title);
  await page.getByRole('radio', { name: wordsIn(language).settings.languageName(language), exact: true }).check();
  await page.waitForFunction(now => document.documentElement.lang === now, language);
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
};

it('the language changes in the middle of a game, and nothing else does', async () => {
  const page = await openPage({ language: 'en', path: '#table', stored: lay(MID) });
  await expectSpoken(page, 'en');
  const saved = await page.evaluate(() => localStorage.getItem('jamaica.table'));
  const asked = await page.locator('main').getAttribute('data-asked');
  for (const language of ['uk', 'fr', 'ru', 'it', 'en'] as const) {
    await speakAt(page, language);
    await expectSpoken(page, language);
  }
  expect(await page.locator('main').getAttribute('data-asked')).toBe(asked);
  expect(await page.evaluate(() => localStorage.getItem('jamaica.table'))).toBe(saved);
  expect(await page.locator('.target[data-space]').count()).toBeGreaterThan(1);
});

it('a language that was chosen is kept', async () => {
  const page = await openPage({ language: 'fr', path: '#table', stored: lay(MID) });
  await page.locator('.prompt').waitFor();
  await speakAt(page, 'it');
  await page.reload();
  await expectSpoken(page, 'it');
});

describe('at the first visit the page speaks as the browser does', () => {
  const play = (page: Page): Promise<string> => page.locator('[data-play]').innerText();

  it.each(LANGUAGES)('%s', async language => {
    const page = await openPage({ language });
    expect(await play(page)).toContain(wordsIn(language).home.play);
    expect(await page.evaluate(() => document.documentElement.lang)).toBe(language);
  });

  it('the language of a country: fr-CA', async () => {
    expect(await play(await openPage({ language: 'fr-CA' }))).toContain(wordsIn('fr').home.play);
  });

  it('English where it does not speak the language: de', async () => {
    expect(await play(await openPage({ language: 'de' }))).toContain(wordsIn('en').home.play);
  });
});
