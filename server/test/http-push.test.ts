import { afterEach, expect, it } from 'vitest';
import { OPEN, SeatedPlayer, tableIn } from './sockets-player.ts';
import { guest, type House, openHouse } from './sockets-visitor.ts';

let house: House;
afterEach(() => house.close());

const SUBSCRIPTION = { endpoint: 'https://fcm.googleapis.com/fcm/send/abc', keys: { p256dh: 'AAAA', auth: 'BBBB' } };

it('a browser is told once that its player is waited for, and again when they have acted', async () => {
  const sent: string[] = [];
  house = await openHouse(
    {
      send: async ({ endpoint }, { kind, table }) => {
        sent.push(`${kind} ${table} ${endpoint}`);
        return 'sent';
      },
    },
    { PUSH_DELAY: '0' },
  );
  const host = await guest(house);
  expect((await host.put('/api/push', SUBSCRIPTION)).status).toBe(204);
  const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
  const line = await host.connect();
  await line.ask('watch', { table, since: null });
  await line.ask('ready', { table, word: 'tide' });
  await line.ask('start', { table });
  const seat = new SeatedPlayer(line, table);
  const asked = await seat.question(null);
  if (asked === 'over') throw new Error('too early for the end');
  const turn = `turn ${table} ${SUBSCRIPTION.endpoint}`;
  await expect.poll(() => sent).toEqual([turn]);
  await line.ask('say', { table, text: 'thinking' });
  expect(sent).toEqual([turn]);
  await line.ask('leave', { table });
  await expect.poll(() => sent).toEqual([turn, turn.replace('turn', 'done')]);
});

it.each([
  'https://evil.example/push',
  'http://fcm.googleapis.com/x',
  'https://fcm.googleapis.com.evil.example/x',
  'https://127.0.0.1/',
  'https://fcm.googleapis.com:444/x',
])('news are not sent to %s', async endpoint => {
  house = await openHouse();
  const host = await guest(house);
  expect((await host.put('/api/push', { ...SUBSCRIPTION, endpoint })).status).toBe(400);
});

it('who signs out everywhere else has no browser that is told, until a page says so again', async () => {
  const sent: string[] = [];
  const send = async ({ endpoint }: { readonly endpoint: string }): Promise<'sent'> => {
    sent.push(endpoint);
    return 'sent';
  };
  house = await openHouse({ send }, { PUSH_DELAY: '0' });
  const host = await guest(house);
  const [own, other] = ['own', 'other'].map(name => `${SUBSCRIPTION.endpoint}/${name}`);
  for (const endpoint of [own, other]) await host.put('/api/push', { ...SUBSCRIPTION, endpoint });
  await host.post('/api/me/renew');
  await host.post('/api/me/leave-elsewhere');
  await host.put('/api/push', { ...SUBSCRIPTION, endpoint: own });
  const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
  const line = await host.connect();
  await line.ask('watch', { table, since: null });
  await line.ask('ready', { table, word: '' });
  await line.ask('start', { table });
  await new SeatedPlayer(line, table).question(null);
  await expect.poll(() => sent).toEqual([own]);
});

it('a browser that is gone is forgotten', async () => {
  const sent: string[] = [];
  house = await openHouse(
    {
      send: async ({ endpoint }) => {
        sent.push(endpoint);
        return 'gone';
      },
    },
    { PUSH_DELAY: '0' },
  );
  const host = await guest(house);
  const browsers = ['first', 'second'].map(name => `${SUBSCRIPTION.endpoint}/${name}`);
  for (const [game, endpoint] of browsers.entries()) {
    await host.put('/api/push', { ...SUBSCRIPTION, endpoint });
    const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
    const line = await host.connect();
    await line.ask('watch', { table, since: null });
    await line.ask('ready', { table, word: '' });
    await line.ask('start', { table });
    await new SeatedPlayer(line, table).question(null);
    // The first browser would have been told again before the second.
    await expect.poll(() => sent).toEqual(browsers.slice(0, game + 1));
    await line.ask('leave', { table });
  }
});

it.each([
  ['no address of whoever runs it', {}, null],
  ['an address', { PUSH_CONTACT: 'mailto:harbour@jamaica.example' }, expect.stringMatching(/^[\w-]{80,}$/)],
])('a server with %s says so to browsers', async (_, settings, key) => {
  house = await openHouse({}, settings);
  expect((await (await guest(house)).get('/api/push')).body).toEqual({ key });
});
