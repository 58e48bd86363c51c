import { pieceIn } from '@jamaica/words/page';
import { expect, it } from 'vitest';
import { expectNoViolations } from './harness/axe.ts';
import { openPage } from './harness/page.ts';
import { shot } from './harness/shot.ts';
import { call, named, sailedToEnd } from './mates.ts';

const { person } = await pieceIn('en', 'online');
const en = await pieceIn('en', 'personPage');
const uk = await pieceIn('uk', 'personPage');

it('somebody shows a page, others find it by its path in their own language', async () => {
  const [page, mate] = [await openPage(), await openPage({ language: 'uk', viewport: 'phone' })];
  const nell = await named(page, 'Nell');
  await named(mate, 'Bram');
  await sailedToEnd([page, mate], { listed: true });

  await page.goto(new URL('#me', page.url()).href);
  await page.locator('[data-own-page]').click();
  await page.getByText(en.onlyYou).waitFor();
  await page.goBack();
  await page.getByRole('switch', { name: person.own.page }).check();
  await expect.poll(() => call(page, 'GET', 'me/page')).toMatchObject({ page: true });
  await page.locator('[data-own-page]').click();
  await page.getByText(en.asOthers).waitFor();
  expect(new URL(page.url()).pathname).toBe(`/p/${nell}`);

  await mate.goto(new URL(`/p/${nell}`, mate.url()).href);
  await mate.getByRole('heading', { name: 'Nell' }).waitFor();
  await mate.getByRole('heading', { name: uk.sources }).waitFor();
  await mate.getByRole('heading', { name: uk.lastGames }).waitFor();
  await expectNoViolations(mate);
  await shot(mate, 'person-phone');
  await shot(page, 'person');
});

it('makes the address of a calendar, and takes the games home', async () => {
  const page = await openPage({ path: '#me' });
  await page.locator('[data-make-calendar]').click();
  const address = await page.locator('output').innerText();
  const read = await fetch(address);
  expect(await read.text()).toContain('BEGIN:VCALENDAR');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: person.own.results }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('jamaica-results.csv');
  await expectNoViolations(page);
  await shot(page, 'me-elsewhere');
});
