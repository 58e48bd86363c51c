import type { Page } from 'playwright-core';
import { afterAll, describe, expect, inject, it, onTestFinished } from 'vitest';
import { type OnDevice, withAuthenticator } from './harness/authenticator.ts';
import { expectNoViolations } from './harness/axe.ts';
import { launch } from './harness/browser.ts';
import { openPage } from './harness/page.ts';
import { USUAL_VISIT, visit } from './harness/visit.ts';
import { call, named, openTable } from './mates.ts';
import { settled, wordsIn } from './screens.ts';

const words = wordsIn('en').me;
const ME = { path: '#me' };

const who = async (page: Page): Promise<{ person: string; name: string }> => {
  const { person, name } = Object(await call(page, 'GET', 'me'));
  return { person, name };
};

const nameField = (page: Page) => page.getByLabel(words.name, { exact: true });

const codeOf = async (page: Page): Promise<string> => {
  await page.locator('[data-make-code]').click();
  return (await page.locator('output').textContent()) ?? '';
};

const enter = async (page: Page, code: string): Promise<void> => {
  await page.getByText(words.enterTitle).click();
  await page.getByPlaceholder('····-····-····-····-····').fill(code);
  await page.locator('[data-enter-code]').click();
};

describe('who one is', () => {
  it('begins with a name, and another one is kept', async () => {
    const page = await openPage(ME);
    await nameField(page).waitFor();
    expect(await nameField(page).inputValue()).not.toBe('');
    await nameField(page).fill('Grace O’Malley');
    await page.getByRole('button', { name: words.save }).click();
    await page.getByText(words.saved).waitFor();
    await page.reload();
    await expect.poll(() => nameField(page).inputValue()).toBe('Grace O’Malley');
  });

  it('is told when a name cannot be seen, before the server is asked', async () => {
    const page = await openPage(ME);
    await nameField(page).fill('   ');
    await page.getByRole('button', { name: words.save }).click();
    await page.getByText(words.badName).waitFor();
  });

  it('comes along to another device with the recovery code', async () => {
    const page = await openPage(ME);
    const code = await codeOf(page);
    expect(code).toMatch(/^(?:[0-9A-Z]{4}-){4}[0-9A-Z]{4}$/);
    const { person, name } = await who(page);

    const other = await openPage({ ...ME, viewport: 'phone' });
    await enter(other, ` ${code.toLowerCase()} `);
    await other.getByText(words.welcome(name)).waitFor();
    expect((await who(other)).person).toBe(person);

    // Shown once: on coming back, the page says that there is one, and it can only be replaced.
    await page.reload();
    await page.getByText(words.codeNote(true)).waitFor();
    expect(await page.content()).not.toContain(code);
  });

  it('is forgotten after having been asked twice, and after that somebody new', async () => {
    const page = await openPage(ME);
    await nameField(page).waitFor();
    const { person } = await who(page);
    await page.locator('[data-forget]').click();
    for (const thing of [...words.forgotten, ...words.kept]) await page.getByText(thing).waitFor();
    expect(await page.locator('dialog [data-sure]').count()).toBe(0);
    await page.locator('[data-go-on]').click();
    await page.getByText(words.forgetSure).waitFor();
    await page.locator('dialog [data-sure]').click();
    await page.getByText(words.gone).waitFor();
    expect((await who(page)).person).not.toBe(person);
  });

  it('stays who one was when one thinks better of it', async () => {
    const page = await openPage(ME);
    await nameField(page).waitFor();
    const { person } = await who(page);
    await page.locator('[data-forget]').click();
    await page.locator('[data-go-on]').click();
    await page.getByRole('button', { name: words.cancel }).click();
    expect((await who(page)).person).toBe(person);
  });

  it('is left behind when one signs out', async () => {
    const page = await openPage(ME);
    await nameField(page).waitFor();
    const { person } = await who(page);
    await page.locator('[data-leave]').click();
    await page.getByText(words.signOutNote(false)).last().waitFor();
    await page.locator('dialog [data-sure]').click();
    await page.getByText(words.gone).waitFor();
    expect((await who(page)).person).not.toBe(person);
  });
});

describe('who signs out everywhere else', () => {
  it('stays who one is in this browser, and is somebody new in the other one', async () => {
    const page = await openPage(ME);
    const code = await codeOf(page);
    const { person, name } = await who(page);
    const other = await openPage({ ...ME, viewport: 'phone' });
    await enter(other, code);
    await other.getByText(words.welcome(name)).waitFor();

    await page.locator('[data-leave-elsewhere]').click();
    await page.getByText(words.elsewhereAdvice).waitFor();
    await page.locator('dialog [data-sure]').click();
    await page.getByText(words.signedOutElsewhere).waitFor();
    await page.reload();
    await expect.poll(() => nameField(page).inputValue()).toBe(name);
    await other.reload();
    await nameField(other).waitFor();
    expect((await who(other)).person).not.toBe(person);
    expect((await who(page)).person).toBe(person);
  });

  it('goes on at a table that is open beside it', async () => {
    const page = await openPage(ME);
    await nameField(page).waitFor();
    const { person } = await who(page);
    const table = await openTable(page);
    const beside = await page.context().newPage();
    const greeted: string[] = [];
    beside.on('websocket', socket =>
      socket.on('framereceived', ({ payload }) => {
        const { hello } = JSON.parse(String(payload));
        if (hello) greeted.push(hello.person);
      }),
    );
    await beside.goto(new URL(`#at/${table}`, page.url()).href);
    await beside.locator('[data-line=open]').waitFor();
    await page.locator('[data-leave-elsewhere]').click();
    await page.locator('dialog [data-sure]').click();
    await page.getByText(words.signedOutElsewhere).waitFor();
    await expect.poll(() => greeted).toEqual([person, person]);
    await beside.locator('[data-line=open]').waitFor();
  });

  it('stays everywhere when one thinks better of it', async () => {
    const page = await openPage(ME);
    await page.locator('[data-leave-elsewhere]').click();
    await page.getByRole('button', { name: words.cancel }).click();
    expect(await page.getByText(words.signedOutElsewhere).count()).toBe(0);
  });
});

describe('a wrong code', () => {
  const browser = launch();
  afterAll(async () => (await browser).close());

  it.each([
    ['2345-2345-2345-2345-2345', wordsIn('en').harbour.trouble.wrongCode],
    ['nonsense', words.badCode],
  ])('%s is told', async (code, told) => {
    const { context, page, errors } = await visit(await browser, USUAL_VISIT);
    onTestFinished(() => context.close());
    await page.goto(new URL('#me', inject('address')).href);
    await enter(page, code);
    await page.getByText(told).waitFor();
    // The browser notes the refusal of the server, and nothing else.
    expect(errors.filter(error => !/the server responded with a status of 40[03]/.test(error))).toEqual([]);
  });
});

describe('a passkey', () => {
  // A passkey belongs to a host name, and an address in numbers is none.
  const address = (): string => inject('address').replace('127.0.0.1', 'localhost');

  const onDevice = async (): Promise<OnDevice> => {
    const page = await openPage({ ...ME, address: address() });
    // A request before the page knows who one is would make another guest.
    await nameField(page).waitFor();
    return withAuthenticator(page);
  };

  it('is added, brings one back on another device, and is removed', async () => {
    const { page, device, authenticatorId } = await onDevice();
    await page.locator('[data-add-passkey]').click();
    const remove = page.getByRole('button', { name: words.removePasskey(1) });
    await remove.waitFor();
    const { person, name } = await who(page);
    const { credentials } = await device.send('WebAuthn.getCredentials', { authenticatorId });

    const other = await onDevice();
    await other.device.send('WebAuthn.addCredential', {
      authenticatorId: other.authenticatorId,
      credential: credentials[0],
    });
    await other.page.locator('[data-show-passkey]').click();
    await other.page.getByText(words.welcome(name)).waitFor();
    expect((await who(other.page)).person).toBe(person);

    await remove.click();
    await page.getByText(words.noPasskeys).waitFor();
  });

  it('that the player does not show changes nothing', async () => {
    const { page } = await onDevice();
    const { person } = await who(page);
    await page.evaluate(() => {
      navigator.credentials.get = () => Promise.reject(new DOMException('no', 'NotAllowedError'));
    });
    await page.locator('[data-show-passkey]').click();
    await page.getByText(words.passkeyCancelled).waitFor();
    expect((await who(page)).person).toBe(person);
  });
});

describe('standing orders', () => {
  it('are kept, and go along when one sits down', async () => {
    const page = await openPage({ ...ME, viewport: 'phone' });
    await page.getByRole('radio', { name: words.orders.atMost }).check();
    await page.getByRole('button', { name: words.orders.more, exact: true }).click();
    await page.getByRole('radio', { name: words.orders.emptiest }).check();
    await page.getByLabel(words.orders.lane).selectOption(words.orders.laneName('port'));
    await page.getByRole('button', { name: words.orders.stays('gold') }).click();
    await page.getByRole('button', { name: words.orders.stays('food') }).click();
    await page.getByRole('button', { name: words.orders.goes('food', 2) }).waitFor();

    const table = await openTable(page);
    await page.goto(new URL(`#at/${table}`, page.url()).href);
    const ordered = (): Promise<unknown> =>
      page.evaluate(
        table =>
          new Promise(resolve => {
            const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/socket`);
            socket.onmessage = ({ data }) => {
              const told = JSON.parse(data);
              if ('hello' in told) socket.send(JSON.stringify({ watch: { table, since: null } }));
              if (!('snapshot' in told)) return;
              socket.close();
              resolve(told.snapshot.orders);
            };
          }),
        table,
      );
    await expect.poll(ordered).toEqual({ defend: 4, payFrom: 'emptiest', lane: 'port', overboard: ['gold', 'food'] });
  });
});

it('a program gets an account, whose token is shown once', async () => {
  const page = await openPage(ME);
  await page.getByText(words.botsNote).click();
  await page.getByPlaceholder(words.botName).fill('Clockwork');
  await page.getByRole('button', { name: words.makeBot }).click();
  await expect.poll(() => page.getByLabel(words.token('Clockwork')).textContent()).toMatch(/^jamaica_/);
  await page.getByRole('button', { name: words.endBot('Clockwork') }).click();
  await page.getByRole('button', { name: words.endBot('Clockwork') }).waitFor({ state: 'detached' });
});

describe('axe finds nothing', () => {
  it.each([
    { theme: 'night', viewport: 'desktop' },
    { theme: 'day', viewport: 'phone' },
  ] as const)('$theme, $viewport', async ({ theme, viewport }) => {
    const page = await openPage({ ...ME, theme, viewport });
    await named(page, 'Nell');
    await page.reload();
    await page.locator('[data-make-code]').click();
    await page.getByText(words.enterTitle).click();
    await page.getByText(words.botsNote).click();
    await page.getByRole('radio', { name: words.orders.atMost }).check();
    await settled(page);
    await expectNoViolations(page);
    await page.locator('[data-forget]').click();
    await settled(page);
    await expectNoViolations(page);
  });
});
