import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { expectNoViolations } from './harness/axe.ts';
import { openPage } from './harness/page.ts';
import { named, openTable, say } from './mates.ts';
import { settled, wordsIn } from './screens.ts';

const goTo = (page: Page, table: string): Promise<unknown> => page.goto(new URL(`#at/${table}`, page.url()).href);

const openTalk = async (page: Page): Promise<void> => {
  await page.locator('[data-chat]').click();
  await page.locator('dialog[open] [role=log]').waitFor();
};

/** Two people in a lobby, who read different languages. */
const together = async (terms: object = {}): Promise<{ host: Page; mate: Page; table: string }> => {
  const host = await openPage();
  const mate = await openPage({ language: 'uk', viewport: 'phone' });
  await named(host, 'Nell');
  await named(mate, 'Bram');
  const table = await openTable(host, terms);
  await say(mate, table, ['sit', { seat: null, pirate: null }]);
  await goTo(host, table);
  await goTo(mate, table);
  return { host, mate, table };
};

const log = (page: Page) => page.locator('dialog[open] [role=log]');

describe('the talk at a table', () => {
  it('brings a phrase to everybody in their own language, and counts what was not read', async () => {
    const { host, mate } = await together();
    await openTalk(host);
    await host.locator('[data-phrase=land-ho]').click();
    await expect.poll(() => log(host).textContent()).toContain(wordsIn('en').chat.phrase('land-ho'));
    const { chat } = wordsIn('uk');
    await mate.getByRole('button', { name: `${chat.title}: ${chat.unread(1)}` }).waitFor();
    await openTalk(mate);
    expect(await log(mate).textContent()).toContain(chat.phrase('land-ho'));
  });

  it('shows what somebody wrote as they wrote it, and as nothing else', async () => {
    const { host, mate } = await together();
    await openTalk(host);
    await openTalk(mate);
    const text = '<img src=x onerror=alert(1)> שלום & до';
    await host.getByPlaceholder(wordsIn('en').chat.write).fill(text);
    await host.keyboard.press('Enter');
    await expect.poll(() => log(mate).locator('p').textContent()).toBe(text);
    expect(await log(mate).locator('img').count()).toBe(0);
    expect(await log(mate).locator('p').getAttribute('dir')).toBe('auto');
    // What others hear may be there before the answer to whoever said it.
    await expect.poll(() => host.getByPlaceholder(wordsIn('en').chat.write).inputValue()).toBe('');
  });

  it('is quiet about whom one does not want to hear, also after coming back', async () => {
    const { host, mate, table } = await together();
    await say(mate, table, ['say', { text: 'blah blah' }]);
    await openTalk(host);
    await expect.poll(() => log(host).textContent()).toContain('blah blah');
    await host.getByRole('button', { name: wordsIn('en').chat.mute('Bram') }).click();
    await expect.poll(() => log(host).textContent()).not.toContain('blah blah');
    await host.reload();
    await openTalk(host);
    await host.getByRole('button', { name: wordsIn('en').chat.unmute('Bram') }).click();
    await expect.poll(() => log(host).textContent()).toContain('blah blah');
  });

  it('is phrases only when the host wants it so', async () => {
    const { host, mate } = await together();
    await openTalk(host);
    await openTalk(mate);
    await mate.getByPlaceholder(wordsIn('uk').chat.write).waitFor();
    await host.getByRole('switch', { name: wordsIn('en').chat.only }).check();
    await mate.getByText(wordsIn('uk').chat.onlyPhrases).waitFor();
    expect(await mate.getByPlaceholder(wordsIn('uk').chat.write).count()).toBe(0);
  });

  it('slows down whoever says too much at once, and keeps what was not heard', async () => {
    const { host } = await together();
    await openTalk(host);
    await host.getByPlaceholder(wordsIn('en').chat.write).fill('one more');
    // In one breath, so that it is too much on a slow machine as well.
    await host.evaluate(() => {
      const phrase = document.querySelector<HTMLElement>('[data-phrase=ahoy]');
      for (let times = 0; times < 20; times++) phrase?.click();
      document.querySelector<HTMLFormElement>('dialog[open] form')?.requestSubmit();
    });
    await host.getByText(wordsIn('en').line.refusal('too-fast')).waitFor();
    expect(await host.getByPlaceholder(wordsIn('en').chat.write).inputValue()).toBe('one more');
  });

  it('axe finds nothing in it', async () => {
    const { host, mate, table } = await together();
    await say(mate, table, ['say', { text: 'ahoy there' }], ['phrase', { phrase: 'gold' }]);
    for (const page of [host, mate]) {
      await openTalk(page);
      await settled(page);
      await expectNoViolations(page);
    }
  });
});
