import { commitment, verifyFair } from '@jamaica/chance';
import { DayPage, MyDays, type TableId, Today } from '@jamaica/messages';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SetClock } from './set-clock.ts';
import { knownFrom, SeatedPlayer, tableIn } from './sockets-player.ts';
import { FREELY, guest, type House, openHouse, Visitor } from './sockets-visitor.ts';
import { whimsical } from './test-rig.ts';

// A Wednesday, on which three sail.
const DAY = '2027-01-20';
const clock = new SetClock(`${DAY}T09:00:00Z`);

let house: House;
let [nell, bram]: Visitor[] = [];
let tomorrows = '';

const todayOf = async (visitor: Visitor): Promise<Today> => v.parse(Today, (await visitor.get('/api/day')).body);
const dayOf = async (visitor: Visitor): Promise<DayPage> =>
  v.parse(DayPage, (await visitor.get(`/api/days/${DAY}`)).body);

/** Sails on over the socket, to the end or for this many decisions. */
const sail = async (visitor: Visitor, table: TableId, most = Number.POSITIVE_INFINITY): Promise<void> => {
  const line = await visitor.connect();
  expect(await line.ask('watch', { table, since: null })).toBe('ok');
  let left = most;
  await new SeatedPlayer(line, table).play(() => left-- > 0);
  line.close();
};

beforeAll(async () => {
  house = await openHouse({ allowances: FREELY, time: clock, crew: { ...whimsical, ...IDLE } });
  [nell, bram] = [await guest(house), await guest(house)];
  await nell.put('/api/me/name', { name: 'Nell' });
  await nell.post('/api/me/recovery');
});
afterAll(() => house.close());

const unasked = async () => Promise.reject(new Error('nobody asks'));
const IDLE = { advise: async () => [], chances: unasked, judge: unasked, close: () => {} };

describe('the race of the day', () => {
  let table: TableId;

  it('is fixed beforehand, tomorrow’s too, and says who counts', async () => {
    const today = await todayOf(nell);
    expect(today).toMatchObject({ day: DAY, counts: true, finished: 0, mine: null, rules: { players: 3 } });
    expect(today.next).toMatchObject({ day: '2027-01-21', rules: { edition: '2021', players: 4 } });
    expect(await todayOf(new Visitor(house))).toMatchObject({ counts: false, commitment: today.commitment });
    expect((await todayOf(bram)).counts).toBe(false);
    tomorrows = today.next.commitment;
  });

  it('is one try, also where two devices begin it in the same moment', async () => {
    const phone = new Visitor(house);
    phone.cookie = nell.cookie;
    const begun = await Promise.all([nell, phone, nell, phone].map(device => device.post('/api/day')));
    const tables = new Set(begun.map(tableIn));
    expect(tables.size).toBe(1);
    [table] = tables;
    await sail(nell, table, 3);
    expect(await todayOf(phone)).toMatchObject({ mine: { table, counts: true, ended: null } });
  });

  it('goes on where it was after the server was away, and nobody else sails it meanwhile', async () => {
    const line = await nell.connect();
    await line.ask('watch', { table, since: null });
    expect(await line.ask('leave', { table })).toBe('ok');
    expect(knownFrom(line, table).snapshot?.seats[0].absent).toBeNull();
    expect(knownFrom(line, table).snapshot?.day).toEqual({ day: DAY, practice: false });
    line.close();
    house = await house.restart();
    for (const visitor of [nell, bram]) visitor.url = visitor.origin = house.url;
    expect(tableIn(await nell.post('/api/day'))).toBe(table);
    await sail(nell, table, 2);
  });

  it('tells nobody else anything of it before they have come to the end of their own', async () => {
    const asked = `/oembed?url=${house.url}/g/${table}`;
    const before = await bram.get(asked);
    await sail(nell, table);
    // What is told of the link is the same as before the end: who sails, by which book.
    expect((await bram.get(asked)).body).toEqual(before.body);
    const line = await bram.connect();
    expect(await line.ask('watch', { table, since: null })).toBe('no-spectators');
    line.close();
    expect((await bram.get(`/api/records/${table}`)).status).toBe(404);
    expect(await dayOf(bram)).toMatchObject({ secret: null, results: null, mine: null });
    expect((await bram.get(`/api/days/${DAY}/admiral`)).status).toBe(404);
    expect((await bram.post(`/api/days/${DAY}/practice`)).status).toBe(403);
    expect((await bram.get(`/api/days/2027-01-21`)).status).toBe(404);
    const points = (await dayOf(nell)).mine?.ended?.points;
    expect(points).toBeTypeOf('number');
    for (const path of ['/api/tables', '/api/tables/running']) {
      const { body } = await bram.get(path);
      expect(JSON.stringify(body), path).not.toContain(table);
    }
    const rematch = await nell.connect();
    expect(await rematch.ask('rematch', { table })).toBe('not-yours');
    rematch.close();
  });

  it('shows those who have finished what others made of it, and lets them try again for practice with the same luck', async () => {
    const own = await dayOf(nell);
    expect(own.results).toMatchObject({ finished: 1, others: 0, worse: 0, place: 1 });
    const again = tableIn(await nell.post(`/api/days/${DAY}/practice`));
    await sail(nell, again);
    const [first, second] = await Promise.all([table, again].map(each => nell.get(`/api/records/${each}`)));
    expect([first.status, second.status]).toEqual([200, 200]);
    const dice = ({ body }: typeof first) =>
      Object(body).steps.filter((step: object) => 'roll' in step && step.roll === 'action');
    expect(Object(second.body).decks).toEqual(Object(first.body).decks);
    expect(dice(second)[0]).toEqual(dice(first)[0]);
    expect(await dayOf(nell)).toMatchObject({ mine: own.mine, results: { finished: 1 } });
    expect(Object(first.body).fair).toBeUndefined();

    const theirs = tableIn(await bram.post('/api/day'));
    await sail(bram, theirs);
    expect(await dayOf(bram)).toMatchObject({
      mine: { counts: false },
      results: { finished: 1, others: 1, place: null, best: [{ name: 'Nell', table }] },
    });
    expect((await bram.get(`/api/records/${table}`)).status).toBe(200);
  });

  it('tells its secret at midnight, which is what was committed to the day before', async () => {
    clock.set('2027-01-21T00:00:01Z');
    const { secret, commitment: said } = await dayOf(bram);
    expect(secret && commitment(secret)).toBe(said);
    const { body } = await new Visitor(house).get(`/api/records/${table}`);
    expect(verifyFair(body)).toMatchObject({ ok: true });
    const today = await todayOf(nell);
    expect(today).toMatchObject({ day: '2027-01-21', commitment: tomorrows, mine: null });
    const mine = v.parse(MyDays, (await nell.get('/api/me/days')).body);
    expect(mine).toMatchObject({ streak: 1, days: [{ day: DAY, table }] });
  });
});
