import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { expectNoViolations } from './axe.ts';
import { launch } from './browser.ts';
import { openPage } from './page.ts';
import { USUAL_VISIT, visit } from './visit.ts';

describe('a visitor notices', () => {
  const browser = launch();
  afterAll(async () => (await browser).close());

  const noticed = async (cause: () => void): Promise<readonly string[]> => {
    const { context, page, errors } = await visit(await browser, USUAL_VISIT);
    onTestFinished(() => context.close());
    await page.goto(inject('address'));
    await page.evaluate(cause);
    await expect.poll(() => errors).not.toEqual([]);
    return errors;
  };

  it('a complaint in the console', async () => {
    expect(await noticed(() => console.error('a leak'))).toEqual(['error: a leak']);
  });

  it('what the page throws and nobody catches', async () => {
    const [error] = await noticed(() => {
      setTimeout(() => {
        throw new Error('mutiny');
      });
    });
    expect(error).toMatch(/^thrown: Error: mutiny/);
  });

  it('a style or a script that is not from our files', async () => {
    const [error] = await noticed(() => {
      document.head.append(Object.assign(document.createElement('script'), { textContent: 'alert("boo")' }));
    });
    expect(error).toContain('Content Security Policy');
  });
});

it('axe finds a picture without words', async () => {
  const page = await openPage();
  await page.evaluate(() => document.body.append(document.createElement('img')));
  await expect(expectNoViolations(page)).rejects.toThrow('image-alt');
});

it('the visitor is who the test wishes', async () => {
  const page = await openPage({ viewport: 'phone', language: 'uk', theme: 'night', reducedMotion: false });
  const seen = await page.evaluate(() => ({
    width: screen.width,
    language: navigator.language,
    theme: document.documentElement.dataset.theme,
    still: matchMedia('(prefers-reduced-motion: reduce)').matches,
  }));
  expect(seen).toEqual({ width: 390, language: 'uk', theme: 'night', still: false });
});

it.each([
  { chosen: 'night', system: 'day', shown: 'night' },
  { chosen: 'day', system: 'night', shown: 'day' },
  { chosen: 'auto', system: 'night', shown: 'night' },
] as const)('with $chosen chosen, a $system system starts with the $shown chart', async ({ chosen, system, shown }) => {
  const page = await openPage({
    theme: system,
    before: context =>
      context.addInitScript(theme => localStorage.setItem('jamaica.settings', JSON.stringify({ theme })), chosen),
  });
  expect(await page.evaluate(() => document.documentElement.dataset.theme)).toBe(shown);
});
