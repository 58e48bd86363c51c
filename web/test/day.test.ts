import { pieceIn } from '@jamaica/words/page';
import { expect, it } from 'vitest';
import { expectNoViolations } from './harness/axe.ts';
import { openPage } from './harness/page.ts';
import { shot } from './harness/shot.ts';
import { call, named, sailOut } from './mates.ts';
import { expectRoom } from './room.ts';

const en = await pieceIn('en', 'day');
const uk = await pieceIn('uk', 'day');

it('somebody sails the race of the day, once, and sees then what came of it; a guest is told what does not count', async () => {
  const page = await openPage();
  await named(page, 'Nell');
  await call(page, 'POST', 'me/recovery');
  await page.locator('[data-day]').click();
  await page.locator('[data-sail]').click();
  await page.locator('main.table').waitFor();
  expect(await page.locator('[data-hint]').count()).toBe(0);
  const table = new URL(page.url()).pathname.slice('/t/'.length);
  await sailOut(page, table);
  await page.locator('[data-to-day]').click();
  await page.locator('[data-result]').getByText(en.alone).waitFor();
  await page.locator('[data-result]').getByText(en.admiralUnderWay).waitFor({ state: 'detached' });
  await page.getByText(en.streak(1)).first().waitFor();
  expect(await page.locator('[data-sail]').count()).toBe(0);
  await expectNoViolations(page);
  await shot(page, 'day-result');
  const saved = page.waitForEvent('download');
  await page.locator('[data-picture]').click();
  await (await saved).saveAs('shots/day-picture.png');
  await expectRoom(page, 'phone', 'lying', 'desktop');
  await page.locator('[data-cost]').click();
  await page.locator('main.analysis').waitFor();

  const guest = await openPage({ language: 'uk', viewport: 'phone', path: '#day' });
  await guest.locator('[data-guest]').getByText(uk.guest).waitFor();
  expect(await guest.locator('[data-voyages]').count()).toBe(0);
  expect(await guest.getByText('Nell').count()).toBe(0);
  await expectNoViolations(guest);
  await shot(guest, 'day-guest-phone');
  const response = await guest.request.get(new URL(`/api/records/${table}`, guest.url()).href);
  expect(response.status()).toBe(404);
});

it('is dealt from the date, for practice, where there is no server', async () => {
  const page = await openPage({
    before: context =>
      context.route('**/api/**', route => route.fulfill({ contentType: 'text/html', body: '<p>Some other page' })),
  });
  await page.locator('[data-day]').click();
  await page.locator('[data-alone]').getByText(en.offline).waitFor();
  await page.locator('[data-sail-alone]').click();
  await page.locator('main.table .target, .card.open').first().waitFor();
});
