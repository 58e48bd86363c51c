import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { newLog, readConfig, startServer } from '@jamaica/server';
import type { BrowserContext, CDPSession, Page } from 'playwright-core';
import { expect, inject, it, onTestFinished } from 'vitest';
import { openPage, type Wishes } from './harness/page.ts';
import { named, say, setSail } from './mates.ts';
import { wordsIn } from './screens.ts';

/** A push service on this machine: it keeps what it is given, until the test brings it to the browser. */
class PushService {
  readonly #waiting: { readonly endpoint: string; readonly news: object }[] = [];

  take(endpoint: string, news: object): void {
    this.#waiting.push({ endpoint, news });
  }

  /** The next news for a browser. */
  async next(endpoint: string): Promise<string> {
    const mine = () => this.#waiting.findIndex(each => each.endpoint === endpoint);
    await expect.poll(mine).toBeGreaterThanOrEqual(0);
    const [{ news }] = this.#waiting.splice(mine(), 1);
    return JSON.stringify(news);
  }
}

const openServer = async (service: PushService): Promise<string> => {
  const data = mkdtempSync(join(tmpdir(), 'jamaica-push-'));
  const config = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    DATA_DIR: data,
    WEB_DIR: inject('folder'),
    BOT_THREADS: '1',
    PUSH_DELAY: '0',
  });
  if (!config.ok) throw new Error(config.error.setting);
  const server = await startServer(config.value, newLog('warn'), {
    patience: () => ({ games: 1 }),
    send: async ({ endpoint }, news) => {
      service.take(endpoint, news);
      return 'sent';
    },
  });
  onTestFinished(async () => {
    await server.close();
    rmSync(data, { recursive: true, force: true });
  });
  return `http://127.0.0.1:${server.port}/`;
};

const ENDPOINT = 'https://fcm.googleapis.com/fcm/send/of-this-test';

/** Subscribing needs the push service of the browser's maker; here it answers at once, from this machine. */
const withPushService = async (context: BrowserContext): Promise<void> => {
  await context.grantPermissions(['notifications']);
  await context.addInitScript(endpoint => {
    let isSubscribed = sessionStorage.getItem('subscribed') === 'yes';
    const subscription = {
      endpoint,
      toJSON: () => ({ endpoint, keys: { p256dh: 'AAAA', auth: 'BBBB' } }),
      unsubscribe: async () => {
        isSubscribed = false;
        sessionStorage.removeItem('subscribed');
        return true;
      },
    };
    Object.assign(PushManager.prototype, {
      subscribe: async ({ applicationServerKey }: PushSubscriptionOptionsInit) => {
        if (!applicationServerKey) throw new Error('without a key nobody knows who sends');
        isSubscribed = true;
        sessionStorage.setItem('subscribed', 'yes');
        return subscription;
      },
      getSubscription: async () => (isSubscribed ? subscription : null),
    });
  }, ENDPOINT);
};

/** A page that keeps itself, with a push service behind it. */
const openReachable = async (wishes: Wishes): Promise<Page> => {
  const page = await openPage({ offline: true, before: withPushService, ...wishes });
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  return page;
};

interface Worker {
  readonly session: CDPSession;
  readonly registrationId: string;
}

const workerOf = async (page: Page): Promise<Worker> => {
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>(resolve => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      for (const { registrationId, scopeURL } of registrations)
        if (page.url().startsWith(scopeURL)) resolve(registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  return { session, registrationId: await registered };
};

/** The message as the browser's push service would bring it. */
const deliver = ({ session, registrationId }: Worker, page: Page, data: string): Promise<unknown> =>
  session.send('ServiceWorker.deliverPushMessage', { origin: new URL(page.url()).origin, registrationId, data });

const shown = (page: Page): Promise<{ title: string; body: string; lang: string }[]> =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    return (await registration.getNotifications()).map(({ title, body, lang }) => ({ title, body, lang }));
  });

const turnOn = async (page: Page, words = wordsIn('en').me): Promise<void> => {
  await page.goto(new URL('#me', page.url()).href);
  await page.getByRole('switch', { name: words.newsSwitch }).check();
  await page.getByText(words.newsState('on')).waitFor();
};

it('a player is told in their language that it is their turn, and no longer once they have played', async () => {
  const service = new PushService();
  const address = await openServer(service);
  const words = wordsIn('uk').me;
  const page = await openReachable({ address, language: 'uk' });
  const mate = await openPage({ address });
  await named(page, 'Nell');
  await named(mate, 'Bram');
  const worker = await workerOf(page);
  await turnOn(page, words);

  const table = await setSail([page, mate]);
  await page.goto(new URL('#harbour/mine', page.url()).href);
  await page.locator(`[data-table="${table}"]`).waitFor();
  await say(mate, table, ['leave']);
  await deliver(worker, page, await service.next(ENDPOINT));
  await expect.poll(() => shown(page)).toEqual([{ title: words.turnTitle, body: words.turnAt('Bram'), lang: 'uk' }]);

  await say(page, table, ['leave']);
  await deliver(worker, page, await service.next(ENDPOINT));
  await expect.poll(() => shown(page)).toEqual([]);
});

it('a click on the message leads to the table', async () => {
  const address = await openServer(new PushService());
  const page = await openReachable({ address });
  const worker = await workerOf(page);
  await turnOn(page);
  const table = 'AAAAAAAAAAAAAAAA';
  await deliver(worker, page, JSON.stringify({ kind: 'turn', table }));
  await expect.poll(() => shown(page)).toHaveLength(1);
  expect((await shown(page))[0].body).toBe(wordsIn('en').me.turnSomewhere);

  const [running] = page.context().serviceWorkers();
  await running.evaluate(async () => {
    // The compiler knows the world of pages, not that of workers.
    const { registration, NotificationEvent } = Object(self);
    const [notification] = await registration.getNotifications();
    self.dispatchEvent(new NotificationEvent('notificationclick', { notification }));
  });
  await expect.poll(() => new URL(page.url()).pathname).toBe(`/t/${table}`);
  await expect.poll(() => shown(page)).toEqual([]);
});

it('somebody who is looking at the table is not told what they see', async () => {
  const address = await openServer(new PushService());
  const page = await openReachable({ address });
  const worker = await workerOf(page);
  await named(page, 'Nell');
  const table = await setSail([page]);
  await page.goto(new URL(`#at/${table}`, page.url()).href);
  await page.locator('[data-menu]').waitFor();
  await deliver(worker, page, JSON.stringify({ kind: 'turn', table: 'BBBBBBBBBBBBBBBB' }));
  await deliver(worker, page, JSON.stringify({ kind: 'turn', table }));
  await expect.poll(() => shown(page)).toHaveLength(1);
});

it('messages are turned off again, and the server forgets the browser', async () => {
  const service = new PushService();
  const address = await openServer(service);
  const page = await openReachable({ address });
  await named(page, 'Nell');
  await turnOn(page);
  await page.reload();
  await page.getByText(wordsIn('en').me.newsState('on')).waitFor();
  await page.getByRole('switch', { name: wordsIn('en').me.newsSwitch }).uncheck();
  await page.getByText(wordsIn('en').me.newsState('off')).waitFor();
  expect(await page.evaluate(async () => (await caches.keys()).filter(name => name.includes('notes')))).toEqual([]);
});

it('a server that sends nothing says so', async () => {
  const page = await openReachable({ path: '#me' });
  await page.getByRole('switch', { name: wordsIn('en').me.newsSwitch }).click();
  await page.getByText(wordsIn('en').me.newsState('no-server')).waitFor();
});
