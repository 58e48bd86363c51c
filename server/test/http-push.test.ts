import { afterEach, expect, it } from 'vitest';
import { OPEN, Seat, tableIn } from './sockets-player.ts';
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
  const seat = new Seat(line, table);
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

it('a browser that is gone is forgotten', async () => {
  let sent = 0;
  house = await openHouse(
    {
      send: async () => {
        sent++;
        return 'gone';
      },
    },
    { PUSH_DELAY: '0' },
  );
  const host = await guest(house);
  await host.put('/api/push', SUBSCRIPTION);
  for (let game = 0; game < 2; game++) {
    const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
    const line = await host.connect();
    await line.ask('watch', { table, since: null });
    await line.ask('ready', { table, word: '' });
    await line.ask('start', { table });
    await new Seat(line, table).question(null);
    await expect.poll(() => sent).toBe(1);
    await line.ask('leave', { table });
  }
});
