import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import {
  come,
  host,
  isAsked,
  join,
  loseNetwork,
  pathOf,
  sailAllHome,
  sailUntil,
  setSail,
  watch,
  whoIsAsked,
} from './at-table.ts';
import { expectNoViolations } from './harness/axe.ts';
import { OVER, sail } from './sail.ts';
import { settled, wordsIn } from './screens.ts';

const LONG = 600_000;

/** What the log beside the board says. */
const storyOf = (page: Page): Promise<string> => page.locator('aside .log').innerText();

it(
  'three people and a bot finish a game, each in their own language, and a spectator sees it to the end',
  async () => {
    const kate = await host('Kate', { players: 4, bots: 1, agreed: { edition: '2007' } });
    const path = pathOf(kate);
    const bram = await join('Bram', path, { viewport: 'phone', language: 'uk' });
    const remy = await join('Rémy', path, { viewport: 'laptop', language: 'fr', theme: 'night' });
    await setSail([kate, bram, remy]);
    const onlooker = await watch(path, { language: 'it' });
    const choices = await sailAllHome([
      { page: kate, hand: 'keyboard' },
      { page: bram, hand: 'finger' },
      { page: remy, hand: 'keyboard' },
    ]);
    for (const made of choices) expect(made).toBeGreaterThan(10);
    await onlooker.locator('[data-home]').waitFor();
    expect(await onlooker.locator('[data-rematch]').count()).toBe(0);
    for (const page of [kate, bram, remy, onlooker]) {
      const skip = page.locator('[data-skip]');
      if (await skip.count()) await skip.click();
    }
    // The same points in the same order, whatever the language.
    const points = await Promise.all(
      [kate, bram, remy, onlooker].map(page => page.locator('.end ol > li').allInnerTexts()),
    );
    const numbers = points.map(rows => rows.map(row => row.match(/-?\d+/g)));
    expect(new Set(numbers.map(each => JSON.stringify(each))).size).toBe(1);
    // Talk goes on over the points.
    await kate.locator('.finale [data-chat]').click();
    await kate.locator('dialog[open] [data-phrase=well-played]').click();
    const { chat } = wordsIn('fr');
    await remy
      .locator('.finale')
      .getByRole('button', { name: `${chat.title}: ${chat.unread(1)}` })
      .click();
    await expect
      .poll(() => remy.locator('dialog[open] [role=log]').textContent())
      .toContain(chat.phrase('well-played'));
    for (const page of [kate, remy]) await page.keyboard.press('Escape');
    // One calls for a rematch, and one tap leads the others there: everybody sits where they sat, and is ready.
    await kate.locator('[data-rematch]').click();
    await kate.locator('[data-start]').waitFor();
    await expect
      .poll(() => remy.getByRole('status').allInnerTexts())
      .toContainEqual(expect.stringContaining(wordsIn('fr').line.rematchCalled('Kate')));
    for (const page of [bram, remy]) {
      await page.locator('[data-to-rematch]').click();
      await page.locator('[data-unready]').waitFor();
      expect(pathOf(page)).toBe(pathOf(kate));
    }
    expect(pathOf(kate)).not.toBe(path);
    await kate.locator('[data-start]:not([disabled])').waitFor();
  },
  LONG,
);

describe('nothing is lost', () => {
  it(
    'when somebody reloads the page in the middle of a battle',
    async () => {
      // Dice are fair here too: with six ships two people soon meet somebody, alone they may never meet. Whoever is
      // asked in a battle first is the one who reloads; where nobody was all the way home, there is another game.
      const isFighting = (page: Page): Promise<boolean> =>
        page.locator('main.table[data-asked]:not([data-asked=" "]):has([data-battle])').isVisible();
      const isHome = async (page: Page): Promise<boolean> => (await page.locator(OVER).count()) > 0;
      const fighting = async (): Promise<Page> => {
        const kate = await host('Kate', { players: 6, bots: 4 });
        const bram = await join('Bram', pathOf(kate));
        await setSail([kate, bram]);
        await sailUntil(
          [kate, bram],
          async () => (await isFighting(kate)) || (await isFighting(bram)) || (await isHome(kate)),
        );
        if (await isFighting(kate)) return kate;
        return (await isFighting(bram)) ? bram : fighting();
      };
      const fighter = await fighting();
      const asked = await fighter.locator('main').getAttribute('data-asked');
      const battle = await fighter.locator('[data-battle]').innerText();
      await fighter.reload();
      await fighter.locator('[data-battle]').waitFor();
      expect(await fighter.locator('main').getAttribute('data-asked')).toBe(asked);
      expect(await fighter.locator('[data-battle]').innerText()).toBe(battle);
      // What happened before the page was loaded is told again.
      expect(await storyOf(fighter)).toMatch(/attacks/);
      expect(await sail(fighter, 'keyboard', 0)).toBe(true);
    },
    LONG,
  );

  it(
    'when somebody chooses without a network: it counts as soon as there is one',
    async () => {
      const kate = await host('Kate', { players: 2 });
      const bram = await join('Bram', pathOf(kate));
      await setSail([kate, bram]);
      const first = await whoIsAsked([kate, bram]);
      const other = first === kate ? bram : kate;
      await loseNetwork(first);
      await first.locator('[data-line=away]').waitFor();
      expect(await sail(first, 'keyboard', 0)).toBe(true);
      await expect.poll(() => first.locator('.prompt').innerText()).toContain(wordsIn('en').table.sending);
      await first.context().setOffline(false);
      await first.locator('[data-line=open]').waitFor();
      await expect.poll(() => first.locator('.prompt').innerText()).not.toContain(wordsIn('en').table.sending);
      await sailUntil([first, other], async () => (await other.locator('h1').innerText()).includes('Round 2'));
      await expect.poll(() => first.locator('h1').innerText()).toContain('Round 2');
    },
    LONG,
  );

  it(
    'of what happens while somebody is away',
    async () => {
      const kate = await host('Kate', { players: 3, bots: 0 });
      const path = pathOf(kate);
      const crew = [kate, await join('Bram', path), await join('Nell', path)];
      await setSail(crew);
      // The Captain places the dice and acts first; somebody else chooses a card and is gone.
      const captain = await whoIsAsked(crew);
      const [away, third] = crew.filter(page => page !== captain);
      await sail(captain, 'keyboard', 0);
      await away.locator('.card.open').first().waitFor();
      await sail(away, 'keyboard', 0);
      await expect.poll(() => isAsked(away)).toBe(false);
      await loseNetwork(away);
      await away.locator('[data-line=away]').waitFor();
      await sailUntil([captain, third], async () => /loads|sails/.test(await storyOf(third)));
      expect(await storyOf(away)).not.toMatch(/loads|sails/);
      await away.context().setOffline(false);
      await away.locator('[data-line=open]').waitFor();
      await expect.poll(() => storyOf(away)).toMatch(/loads|sails/);
    },
    LONG,
  );
});

describe('at the table', () => {
  it('a friend on a phone comes by the link, and their name is remembered', async () => {
    const kate = await host('Kate', { players: 4 });
    const bram = await join('Bram', pathOf(kate), { viewport: 'phone' });
    await expect.poll(() => kate.locator('[data-seat="1"]').innerText()).toContain('Bram');
    await bram.locator('[data-rise]').click();
    await bram.locator('[data-sit-down]').waitFor();
    await bram.reload();
    await bram.locator('[data-sit-down]').waitFor();
    await expect.poll(() => bram.getByRole('textbox').first().inputValue()).toBe('Bram');
    await bram.locator('[data-sit-down]').click();
    await bram.locator('[data-ready]').waitFor();
  });

  it('the link is shown as a code for cameras, and can be copied', async () => {
    const kate = await host('Kate', { players: 4 });
    await kate.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await kate.locator('[data-qr]').waitFor();
    await kate.locator('[data-copy]').click();
    await expect.poll(() => kate.evaluate(() => navigator.clipboard.readText())).toBe(kate.url());
  });

  it('the host seats bots, swaps and empties seats; everybody chooses their pirate', async () => {
    const kate = await host('Kate', { players: 3 });
    const bram = await join('Bram', pathOf(kate), { language: 'ru' });
    await kate.locator('[data-tools="2"]').click();
    await kate.locator('[data-bot=admiral]').click();
    await bram.locator('[data-seat="2"][data-sitter=bot]').waitFor();
    await kate.locator('[data-tools="0"]').click();
    await kate.locator('[data-swap="1"]').click();
    await expect.poll(() => bram.locator('[data-seat="0"]').innerText()).toContain('Bram');
    await bram.locator('button.pirate').click();
    await bram.locator('[data-pirate=olivier]').click();
    await expect.poll(() => kate.locator('[data-seat="0"]').innerText()).toContain('Olivier Levasseur');
    await kate.locator('[data-tools="0"]').click();
    await kate.locator('[data-remove]').click();
    await bram.locator('[data-sit-down]').waitFor();
    await kate.locator('[data-seat="0"][data-sitter=nobody]').waitFor();
  });

  it('a bot plays for somebody who leaves until they take the helm again', async () => {
    const kate = await host('Kate', { players: 2 });
    const bram = await join('Bram', pathOf(kate));
    await setSail([kate, bram]);
    await bram.locator('[data-menu]').click();
    await bram.locator('[data-leave]').click();
    await bram.locator('[data-leave-to-bot]').click();
    await bram.locator('[data-play]').waitFor();
    await kate.locator('[data-absent="1"]').waitFor();
    await bram.goBack();
    await bram.locator('[data-back]').click();
    await bram.locator('[data-back]').waitFor({ state: 'detached' });
    await kate.locator('[data-absent="1"]').waitFor({ state: 'detached' });
  });

  it('a clock runs for whoever is asked, and their time is shown to them', async () => {
    const kate = await host('Kate', { players: 2, clock: 'live' });
    const bram = await join('Bram', pathOf(kate));
    await setSail([kate, bram]);
    const asked = await whoIsAsked([kate, bram]);
    await expect.poll(() => asked.locator('.beside [data-clock]').innerText()).toMatch(/0:5\d/);
    // The Captain's alone, unless two equal dice leave nothing to choose: then both are asked for their cards.
    const areBoth = (await isAsked(kate)) && (await isAsked(bram));
    expect(await asked.locator('.panels [data-clock]').count()).toBe(areBoth ? 2 : 1);
    await expect.poll(() => asked.title()).toMatch(/^● /);
    expect(await asked.locator('link[rel=icon]').first().getAttribute('href')).toMatch(/^data:image\/svg/);
  });

  it('a spectator follows whom they like, and sees nobody’s cards', async () => {
    const kate = await host('Kate', { players: 3, bots: 2 });
    await setSail([kate]);
    const onlooker = await watch(pathOf(kate));
    await sail(kate, 'keyboard', 0);
    await onlooker.getByRole('combobox').selectOption({ label: 'Kate' });
    expect(await onlooker.locator('[data-card]').count()).toBe(0);
    expect(await isAsked(onlooker)).toBe(false);
    const holds = (page: Page): Promise<readonly string[]> => page.locator('.own [data-hold] svg').allTextContents();
    await expect.poll(() => holds(onlooker)).toEqual(await holds(kate));
  });

  it('a table for its players alone says so to everybody else', async () => {
    const kate = await host('Kate', { players: 2, bots: 1, spectators: false });
    await setSail([kate]);
    const stranger = await come({ path: pathOf(kate) });
    await stranger.getByText(wordsIn('en').line.closed('no-spectators')).waitFor();
  });
});

describe('axe finds nothing', () => {
  it.each([
    { viewport: 'desktop', theme: 'day' },
    { viewport: 'phone', theme: 'night' },
  ] as const)('in the lobby and at the table, $viewport, $theme', async look => {
    const wishes = { ...look, isCoarse: false };
    const kate = await host('Kate', { players: 3, clock: 'live' }, wishes);
    const path = pathOf(kate);
    const bram = await join('Bram', path, wishes);
    for (const page of [kate, bram]) {
      await settled(page);
      await expectNoViolations(page);
    }
    await setSail([kate, bram]);
    await whoIsAsked([kate, bram]);
    await settled(kate);
    await expectNoViolations(kate);
    const onlooker = await watch(path, wishes);
    await settled(onlooker);
    await expectNoViolations(onlooker);
  });
});
