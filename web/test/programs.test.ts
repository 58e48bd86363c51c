import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { expect, inject, it, onTestFinished } from 'vitest';
import { host, sailUntil } from './at-table.ts';
import { expectNoViolations } from './harness/axe.ts';
import { openPage } from './harness/page.ts';
import { call, named } from './mates.ts';
import { wordsIn } from './screens.ts';

const EXAMPLE = join(import.meta.dirname, '..', '..', 'docs', 'examples', 'online-bot.ts');

/** Somebody's program, which waits for invitations. */
const launch = async (owner: string, name: string): Promise<void> => {
  const page = await openPage();
  await named(page, owner);
  await call(page, 'POST', 'me/recovery');
  const { token } = Object(await call(page, 'POST', 'bots', { name }));
  const program = spawn(process.execPath, [EXAMPLE, inject('address'), String(token)], { stdio: 'ignore' });
  onTestFinished(() => void program.kill());
};

it('the host invites a program of somebody’s, which is marked as one, and plays the first round with it', async () => {
  await launch('Zoya', 'Cogwheel');
  const kate = await host('Kate', { players: 2 }, { language: 'en', isCoarse: false });
  const { lobby, harbour } = wordsIn('en');
  await kate.locator('[data-tools="1"]').click();
  const program = kate.locator('[data-program=Cogwheel]:not([disabled])');
  await program.waitFor();
  expect(await program.innerText()).toContain(lobby.programBy('Zoya'));
  await expectNoViolations(kate);
  await program.click();
  await expect.poll(() => kate.locator('[data-seat="1"]').innerText()).toContain(harbour.program);
  await kate.locator('[data-start]:not([disabled])').click();
  await kate.locator('[data-program-sits="1"]').first().waitFor();
  await sailUntil([kate], async () => (await kate.locator('aside .log .round').count()) > 1);
});
