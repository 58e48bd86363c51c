import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { come, host, join, loseNetwork, pathOf, setSail } from './at-table.ts';
import { openPage } from './harness/page.ts';
import { lay } from './laid.ts';
import { scroll } from './room.ts';
import { settled, wordsIn } from './screens.ts';

describe('the code of a table', () => {
  const typed = async (page: Page, text: string): Promise<void> => {
    await page.locator('[data-join]').click();
    await page.getByRole('textbox').fill(text);
    await page.locator('[data-join-now]').click();
  };

  it('is six letters that a friend types, in any case, to be at the table', async () => {
    const kate = await host('Kate', { players: 3 });
    const code = await kate.locator('[data-code]').innerText();
    expect(code).toMatch(/^[BCDFGHJKMNPQRSTVWXYZ]{3} [BCDFGHJKMNPQRSTVWXYZ]{3}$/);
    const bram = await come({ viewport: 'phone', language: 'fr' });
    await typed(bram, code.toLowerCase());
    await bram.locator('[data-sit-down]').waitFor();
    expect(pathOf(bram)).toBe(pathOf(kate));
  });

  it('is not taken for a word', async () => {
    const page = await come({ language: 'uk' });
    await typed(page, 'hello');
    await page.getByText(wordsIn('uk').lobby.notATable).waitFor();
  });
});

describe('a friend', () => {
  it('is heard where they sit, and in the talk, whose phrases need no scrolling to the side', async () => {
    const kate = await host('Kate', { players: 6, bots: 4 }, { isCoarse: false });
    const bram = await join('Bram', pathOf(kate), { viewport: 'phone', language: 'ru', isCoarse: false });
    await setSail([kate, bram]);
    for (const [speaker, hearer] of [
      [kate, bram],
      [bram, kate],
    ]) {
      await speaker.locator('[data-chat]').click();
      const phrases = speaker.locator('.phrases');
      expect(await phrases.evaluate(each => each.scrollWidth - each.clientWidth)).toBe(0);
      await speaker.locator('[data-phrase=land-ho]').click();
      const seat = speaker === kate ? 0 : 1;
      const bubble = hearer.locator(`[data-bubble="${seat}"]`);
      await bubble.waitFor();
      const language = hearer === kate ? 'en' : 'ru';
      expect((await bubble.innerText()).trim()).toBe(wordsIn(language).chat.phrase('land-ho'));
      const [said, place] = [
        await bubble.boundingBox(),
        await hearer.locator(`[data-panel="${seat}"], [data-chip="${seat}"]`).boundingBox(),
      ];
      if (!said || !place) throw new Error('nobody is there');
      // It points at the place without covering it.
      const [beside, above] = [place.x - (said.x + said.width), place.y - (said.y + said.height)];
      expect(Math.max(beside, above)).toBeGreaterThanOrEqual(0);
      expect(Math.max(beside, above)).toBeLessThan(20);
      await speaker.keyboard.press('Escape');
    }
  });

  it('somebody without a network is marked at their place, until it is back', async () => {
    const kate = await host('Kate', { players: 2 });
    const bram = await join('Bram', pathOf(kate), { viewport: 'phone', language: 'it' });
    await loseNetwork(bram);
    await kate.locator('[data-seat="1"] [data-offline]').waitFor();
    await bram.getByText(wordsIn('it').line.awayNote).waitFor();
    await bram.context().setOffline(false);
    await kate.locator('[data-offline]').waitFor({ state: 'detached' });
    await setSail([kate, bram]);
    await loseNetwork(bram);
    await kate.locator('[data-panel="1"] [data-offline]').waitFor();
    expect(await kate.locator('[data-panel="1"] [data-offline]').innerText()).toContain(wordsIn('en').line.offline);
    await bram.locator('[data-away]').waitFor();
    await bram.context().setOffline(false);
    await kate.locator('[data-offline]').waitFor({ state: 'detached' });
  });
});

describe('without a network', () => {
  it('the harbour says so, and a table cannot be opened before it is back', async () => {
    const page = await come({ path: '#harbour/join', language: 'fr' });
    const { offline } = wordsIn('fr').harbour.trouble;
    await settled(page);
    await loseNetwork(page);
    await page.getByText(offline).waitFor();
    await page.context().setOffline(false);
    await page.getByText(offline).waitFor({ state: 'detached' });
    await page.goto(new URL('#open', page.url()).href);
    await page.locator('[data-open-table]').waitFor();
    await loseNetwork(page);
    await page.getByRole('alert').getByText(offline).waitFor();
    await page.context().setOffline(false);
    await page.getByRole('alert').waitFor({ state: 'detached' });
  });
});

describe('six players', () => {
  it.each([
    { width: 360, height: 640 },
    { width: 390, height: 844 },
    { width: 844, height: 390 },
    { width: 820, height: 1180 },
  ])('are in sight at $width x $height, and one line above the board is enough', async viewport => {
    const rules = { edition: '2021', players: 6, ghost: false } as const;
    const page = await openPage({
      viewport,
      language: 'uk',
      path: '#table',
      stored: lay({ rules, people: [0], seed: 'six' }),
    });
    await page.locator('main.table').waitFor();
    await settled(page);
    const chips = await page.locator('[data-chip]').evaluateAll(all =>
      all.map(chip => {
        const { left, right, top, bottom } = chip.getBoundingClientRect();
        const isWhole = chip.scrollWidth <= chip.clientWidth + 1;
        return left >= 0 && right <= innerWidth && top >= 0 && bottom <= innerHeight && isWhole;
      }),
    );
    expect(chips).toEqual([true, true, true, true, true, true]);
    expect(await page.locator('.chips').evaluate(row => row.scrollWidth - row.clientWidth)).toBe(0);
    expect((await scroll(page)).across).toBe(0);
    const lines = await page.locator('main.table > header h1').evaluate(title => {
      const texts = [...title.querySelectorAll('span, small')].filter(each => each.checkVisibility());
      return texts.map(each => Math.round(each.getBoundingClientRect().bottom));
    });
    expect(Math.max(...lines) - Math.min(...lines)).toBeLessThan(6);
  });
});
