import { commitment, newSecret } from '@jamaica/chance';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Entry, Fact } from '../src/log/entry.ts';
import type { Beside, Kept, Page, Store, Summary } from '../src/store/store.ts';
import { TERMS } from './people.ts';

const SECRET = newSecret();
export const OPENED: Fact = {
  kind: 'opened',
  host: 'anne',
  terms: TERMS,
  commitment: commitment(SECRET),
  rematchOf: null,
};

const entry = (number: number, fact: Fact, at = 1000 + number): Entry => ({ ...fact, number, at });
export const said = (number: number, text: string): Entry =>
  entry(number, { kind: 'said', person: 'anne', name: 'Anne', said: { text } });

const SUMMARY: Summary = {
  stage: 'gathering',
  openedAt: 1001,
  host: 'anne',
  terms: TERMS,
  seats: [{ kind: 'person', person: 'anne', name: 'Anne', pirate: 'anne' }, null, null],
  asked: [],
  final: null,
  wakeAt: null,
};

/** What a table begins with. */
export const opening = (summary: Partial<Summary> = {}, beside: Beside = {}): [Entry[], Beside] => [
  [entry(1, OPENED)],
  { secret: SECRET, summary: { ...SUMMARY, ...summary }, ...beside },
];

/** Kept, by a server without a lease. */
const KEPT: Kept = { isHeld: false };

/** What every store has to do, whatever it is made of. `open` opens the same one again. */
export const storeSuite = (name: string, open: () => Promise<Store>): void => {
  describe(name, () => {
    let store: Store;
    beforeEach(async () => {
      store = await open();
    });
    afterEach(() => store.close());

    const opened = (table: string, summary: Partial<Summary> = {}): Promise<Kept | null> =>
      store.append(table, ...opening(summary));

    it('keeps entries in their order, also after it was closed', async () => {
      await opened('t');
      await store.append('t', [said(2, 'ahoy'), said(3, 'farewell')]);
      await store.close();
      store = await open();
      expect(await store.entries('t')).toEqual([entry(1, OPENED), said(2, 'ahoy'), said(3, 'farewell')]);
      expect(await store.entries('t', 3)).toEqual([said(3, 'farewell')]);
      expect(await store.entries('nowhere')).toEqual([]);
    });

    it('lets only one of two write the same number, and keeps nothing of the other', async () => {
      await opened('t');
      const both = await Promise.all([
        store.append('t', [said(2, 'mine')], { summary: SUMMARY }),
        store.append('t', [said(2, 'yours'), said(3, 'and more')], { summary: { ...SUMMARY, wakeAt: 7 } }),
      ]);
      expect(both).toEqual([KEPT, null]);
      expect(await store.entries('t', 2)).toEqual([said(2, 'mine')]);
      expect(await store.claim(await store.beginLease(1), 10, 10)).toEqual([]);
    });

    it('a conflict at one table does not touch the others of the same tick', async () => {
      await opened('t');
      await opened('u');
      const all = [
        store.append('t', [said(2, 'a')]),
        store.append('t', [said(2, 'b')]),
        store.append('u', [said(2, 'c')]),
      ];
      expect(await Promise.all(all)).toEqual([KEPT, null, KEPT]);
      expect(await opened('t')).toBeNull();
    });

    it('what fails takes nothing else of the tick with it', async () => {
      const all = await Promise.allSettled([opened('t'), store.append('nowhere', [said(5, 'a')]), opened('u')]);
      expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
      expect(await store.entries('u')).toHaveLength(1);
    });

    it('keeps the secret apart from the entries', async () => {
      await opened('t');
      expect(await store.secret('t')).toBe(SECRET);
      expect(await store.secret('nowhere')).toBeNull();
      expect(JSON.stringify(await store.entries('t'))).not.toContain(SECRET);
      expect(JSON.stringify(await store.summary('t'))).not.toContain(SECRET);
    });

    it('keeps a record together with the last entry', async () => {
      await opened('t');
      expect(await store.record('t')).toBeNull();
      await store.append('t', [entry(2, { kind: 'ended' })], { record: { v: 1 } });
      expect(await store.record('t')).toEqual({ v: 1 });
    });

    it('lists the tables of a person, public ones, and those that wait for the server', async () => {
      await opened('t', { wakeAt: 50 });
      await opened('u', { terms: { ...TERMS, listed: true } });
      await store.append('t', [said(2, 'later')], { summary: { ...SUMMARY, stage: 'over', wakeAt: 60 } });
      expect((await store.tablesOf('anne', false, 10)).map(({ table }) => table)).toEqual(['u']);
      expect((await store.tablesOf('anne', true, 10)).map(({ table }) => table)).toEqual(['t']);
      expect(await store.tablesOf('mary', false, 10)).toEqual([]);
      expect((await store.listed('gathering', { most: 10 })).map(({ table }) => table)).toEqual(['u']);
      const lease = await store.beginLease(1);
      expect(await store.claim(lease, 59, 10)).toEqual([]);
      expect(await store.claim(lease, 60, 10)).toEqual(['t']);
      expect((await store.summary('t'))?.movedAt).toBe(1002);
    });

    it('says after every move who is asked, and keeps all else that it said before', async () => {
      const sailing: Summary = { ...SUMMARY, stage: 'sailing', terms: { ...TERMS, listed: true } };
      const rolled: Fact = { kind: 'step', step: { roll: 'action', dice: [2, 5] } };
      await opened('t');
      await store.append('t', [said(2, 'away')], { summary: sailing });
      const moved: Summary = { ...sailing, asked: [{ person: 'anne', seat: 0, until: 9000 }], wakeAt: 9000 };
      await store.append('t', [entry(3, rolled), entry(4, rolled)], { summary: moved, hailAt: 8000 });
      const listed = { table: 't', movedAt: 1004, summary: moved };
      expect(await store.summary('t')).toEqual(listed);
      expect(await store.listed('sailing', { most: 10 })).toEqual([listed]);
      expect(await store.tablesOf('anne', false, 10)).toEqual([listed]);
      const lease = await store.beginLease(1);
      expect(await store.claim(lease, 7999, 10)).toEqual([]);
      expect(await store.claim(lease, 8000, 10)).toEqual(['t']);
      await store.append('t', [said(5, 'well')], { summary: { ...sailing, wakeAt: 10_000 } });
      expect((await store.summary('t'))?.summary).toEqual({ ...sailing, wakeAt: 10_000 });
      await store.append('t', [entry(6, rolled)], { summary: sailing });
      expect((await store.summary('t'))?.summary).toEqual(sailing);
    });

    it('finds a table by its code until it ends, and while people gather there', async () => {
      await opened('t');
      await opened('u');
      expect(await store.giveCode('t', 'BHKPTX', 1000, 5000)).toBe('BHKPTX');
      expect(await store.giveCode('u', 'BHKPTX', 1000, 5000)).toBeNull();
      expect(await store.giveCode('u', 'CDFGHJ', 1000, 9000)).toBe('CDFGHJ');
      // Asked again, it is the same one, for longer.
      expect(await store.giveCode('t', 'MMMMMM', 2000, 6000)).toBe('BHKPTX');
      expect(await store.tableByCode('BHKPTX', 5999)).toBe('t');
      expect(await store.tableByCode('BHKPTX', 6000)).toBeNull();
      expect(await store.tableByCode('MMMMMM', 2000)).toBeNull();
      // One that has ended is free for others.
      await opened('w');
      expect(await store.giveCode('w', 'BHKPTX', 6000, 9000)).toBe('BHKPTX');
      await store.append('u', [said(2, 'away')], { summary: { ...SUMMARY, stage: 'sailing' } });
      expect(await store.tableByCode('CDFGHJ', 6000)).toBeNull();
      await store.close();
      store = await open();
      expect(await store.tableByCode('BHKPTX', 6001)).toBe('w');
    });

    it('lists public tables in pages, by where the last one ended, and only as long as somebody may be waiting', async () => {
      const listed = { terms: { ...TERMS, listed: true } };
      for (const table of ['t', 'u', 'v', 'w']) await opened(table, listed);
      await store.append('u', [said(2, 'later')], { summary: { ...SUMMARY, ...listed, listedUntil: 5000 } });
      const ids = async (page: Page) => (await store.listed('gathering', page)).map(({ table }) => table);
      expect(await ids({ most: 3 })).toEqual(['u', 'w', 'v']);
      expect(await ids({ most: 3, after: { movedAt: 1001, table: 'v' } })).toEqual(['t']);
      expect(await ids({ most: 9, skip: 2 })).toEqual(['v', 't']);
      expect(await ids({ most: 9, now: 4999 })).toEqual(['u', 'w', 'v', 't']);
      expect(await ids({ most: 9, now: 5000 })).toEqual(['w', 'v', 't']);
      expect(await ids({ most: 9, now: 3 * 24 * 3600 * 1000 })).toEqual([]);
    });

    it('finds tables whose dates are ahead of now: their clock has been set back', async () => {
      await opened('t', { wakeAt: 200_000 });
      await store.append('t', [{ ...said(2, 'ahoy'), at: 150_000 }], { summary: { ...SUMMARY, wakeAt: 200_000 } });
      const lease = await store.beginLease(1);
      expect(await store.claim(lease, 100_000, 10)).toEqual([]);
      expect(await store.claim(lease, 80_000, 10)).toEqual(['t']);
    });

    it('reads a log in pieces', async () => {
      await opened('t');
      await store.append('t', [said(2, 'a'), said(3, 'b'), said(4, 'c')]);
      expect((await store.entries('t', 2, 2)).map(({ number }) => number)).toEqual([2, 3]);
    });

    it('keeps how long after the one before an entry was written', async () => {
      await opened('t');
      await store.append('t', [{ ...said(2, 'a'), after: 70 }]);
      expect(await store.entries('t', 2)).toEqual([{ ...said(2, 'a'), after: 70 }]);
    });

    it('rates two tables of one moment one after the other', async () => {
      await opened('t');
      await opened('u');
      await store.addPerson({ id: 'anne', name: 'Anne', kind: 'guest', owner: null, cameAt: 5, trustedSince: 0 });
      const whom = { people: ['anne'], edition: '2007', players: 3, at: 7 } as const;
      const rate = (table: string) =>
        store.rate(table, whom, ([before]) => [
          { person: 'anne', edition: '2007', players: 3, mu: 26, sigma: 8, games: (before?.games ?? 0) + 1 },
        ]);
      await Promise.all([rate('t'), rate('u')]);
      expect((await store.rating('anne', '2007', 3))?.games).toBe(2);
    });

    it('forgets at a table whoever left it', async () => {
      await opened('t');
      const sat: Fact = {
        kind: 'sat',
        seat: 1,
        sitter: { kind: 'person', person: 'mary', name: 'Mary', pirate: 'mary' },
      };
      await store.append('t', [entry(2, sat)], { summary: { ...SUMMARY, seats: [null, sat.sitter, null] } });
      expect(await store.tablesOf('mary', false, 10)).toHaveLength(1);
      await store.append('t', [entry(3, { kind: 'rose', seat: 1 })], { summary: SUMMARY });
      expect(await store.tablesOf('mary', false, 10)).toHaveLength(0);
    });

    it('knows the last numbers of tables', async () => {
      await opened('t');
      await opened('u');
      await store.append('t', [said(2, 'ahoy'), said(3, 'farewell')]);
      expect(await store.numbers(['t', 'u', 'nowhere'])).toEqual(
        new Map([
          ['t', 3],
          ['u', 1],
        ]),
      );
      expect(await store.numbers([])).toEqual(new Map());
    });

    it('knows when no server was there', async () => {
      const first = await store.beginLease(100);
      expect(await store.keepLease(first, 150)).toBe(true);
      await store.endLease(first, 200);
      const second = await store.beginLease(500);
      const other = await store.beginLease(550); // another server at the same time
      await store.endLease(second, 580);
      await store.endLease(other, 600);
      await store.beginLease(900);
      expect(await store.outages(0)).toEqual([
        { from: 200, until: 500 },
        { from: 600, until: 900 },
      ]);
      expect(await store.outages(500)).toEqual([{ from: 600, until: 900 }]);
    });

    it('takes a date that was set for a time without a server, also when another one died a moment before', async () => {
      await store.beginLease(100); // it dies
      const second = await store.beginLease(150);
      await store.endLease(second, 160);
      await store.beginLease(90_000_160);
      expect(await store.outages(150)).toContainEqual({ from: 160, until: 90_000_160 });
    });

    it('lets a server hold a table by writing, by asking, or because it is time', async () => {
      const lease = await store.beginLease(100);
      await opened('t', { wakeAt: 50 });
      await opened('u', { wakeAt: 60 });
      expect(await store.append('t', [said(2, 'ahoy')], { lease })).toEqual({ isHeld: true });
      expect(await store.append('t', [said(3, 'ahoy')])).toEqual({ isHeld: false });
      expect(await store.claim(lease, 55, 10)).toEqual(['t']);
      expect((await store.claim(lease, 60, 10)).toSorted()).toEqual(['t', 'u']);
      expect(await store.claim(lease, 60, 1)).toHaveLength(1);
      expect(await store.hold(lease, 'u')).toBe(true);
      await store.release(lease, 'u');
      expect(await store.hold(lease, 'u')).toBe(true);
    });

    it('knows who has been told that a table waits for them', async () => {
      const lease = await store.beginLease(100);
      await store.append('t', ...opening({}, { hailAt: 70 }));
      expect(await store.claim(lease, 69, 10)).toEqual([]);
      expect(await store.claim(lease, 70, 10)).toEqual(['t']);
      const told = { person: 'anne', at: 70 };
      expect(await store.hail('t', told, 50, 90)).toBe(true);
      expect(await store.hail('t', { ...told, at: 71 }, 50, 90)).toBe(false);
      expect(await store.hails('t')).toEqual([told]);
      expect(await store.claim(lease, 89, 10)).toEqual([]);
      expect(await store.claim(lease, 90, 10)).toEqual(['t']);
      // A wait that began later is another one, even when the end of the first one was missed.
      expect(await store.hail('t', { ...told, at: 100 }, 80, null)).toBe(true);
      expect(await store.claim(lease, 1000, 10)).toEqual([]);
      expect([await store.unhail('t', 'anne'), await store.unhail('t', 'anne')]).toEqual([true, false]);
      expect(await store.hails('t')).toEqual([]);
    });

    it('keeps what is made once: the first one counts', async () => {
      expect(await Promise.all([store.keep('key', 'mine'), store.keep('key', 'mine')])).toEqual(['mine', 'mine']);
      expect(await store.keep('key', 'yours')).toBe('mine');
    });

    it('knows people, and what lets them in', async () => {
      const anne = { id: 'anne', name: 'Anne', kind: 'guest', owner: null, cameAt: 5, trustedSince: 0 } as const;
      const machine = {
        id: 'machine',
        name: 'Machine',
        kind: 'bot',
        owner: 'anne',
        cameAt: 6,
        trustedSince: 0,
      } as const;
      expect([await store.addPerson(anne), await store.addPerson(anne)]).toEqual([true, false]);
      await store.addPerson(machine);
      await store.rename('anne', 'Anne Bonny');
      expect(await store.person('anne')).toEqual({ ...anne, name: 'Anne Bonny' });
      expect(await store.botsOf('anne')).toEqual([machine]);
      await store.setRecovery('anne', 'old');
      await store.setRecovery('anne', 'new');
      expect(await store.personByRecovery('old')).toBeNull();
      expect((await store.personByRecovery('new'))?.id).toBe('anne');
      await store.addToken('hash', 'machine', 7);
      expect((await store.personByToken('hash'))?.id).toBe('machine');
      await store.forget('anne');
      expect([await store.person('anne'), await store.personByToken('hash')]).toEqual([null, null]);
      expect(await store.hasRecovery('anne')).toBe(false);
    });

    it('knows since when cookies are believed, which never goes back', async () => {
      const anne = { id: 'anne', name: 'Anne', kind: 'guest', owner: null, cameAt: 5, trustedSince: 0 } as const;
      await store.addPerson(anne);
      await store.addPerson({ ...anne, id: 'mary', name: 'Mary' });
      await store.distrust('anne', 1_800_000_000_000);
      await store.distrust('anne', 7);
      expect(await store.person('anne')).toEqual({ ...anne, trustedSince: 1_800_000_000_000 });
      expect(await store.trustedSince(['anne', 'mary', 'nobody'])).toEqual(
        new Map([
          ['anne', 1_800_000_000_000],
          ['mary', 0],
        ]),
      );
      expect(await store.trustedSince([])).toEqual(new Map());
    });

    it('keeps passkeys and where to send news', async () => {
      await store.addPerson({ id: 'anne', name: 'Anne', kind: 'guest', owner: null, cameAt: 5, trustedSince: 0 });
      const key = {
        id: 'k',
        person: 'anne',
        publicKey: Uint8Array.of(1, 2),
        counter: 0,
        transports: ['usb'],
        addedAt: 9,
      };
      expect([await store.addPasskey(key), await store.addPasskey(key)]).toEqual([true, false]);
      await store.setPasskeyCounter('k', 3);
      expect(await store.passkeysOf('anne')).toEqual([{ ...key, counter: 3 }]);
      await store.dropPasskey('k');
      expect(await store.passkey('k')).toBeNull();
      await store.setPush({ endpoint: 'https://push', person: 'anne', p256dh: 'p', auth: 'a' });
      expect(await store.pushOf('anne')).toHaveLength(1);
      await store.dropPush('https://push');
      expect(await store.pushOf('anne')).toEqual([]);
    });

    it('lists programs with the name of their owner, those that were there last first, until either is forgotten', async () => {
      const anne = { id: 'anne', name: 'Anne', kind: 'guest', owner: null, cameAt: 5, trustedSince: 0 } as const;
      await store.addPerson(anne);
      for (const id of ['tick', 'tock'])
        await store.addPerson({ ...anne, id, name: id.toUpperCase(), kind: 'bot', owner: 'anne' });
      const card = { level: 'bosun', languages: ['en', 'fr'], about: null, tables: 3 } as const;
      await store.listProgram('tick', { ...card, tables: 1 });
      await store.listProgram('tick', card);
      await store.listProgram('tock', { level: 'admiral', languages: [], about: 'Ahoy', tables: 1 });
      await store.programsSeen(['tock', 'anne', 'nobody'], 1_800_000_000_000);
      const tick = { ...card, person: 'tick', name: 'TICK', owner: 'Anne', seenAt: 0 };
      expect(await store.program('tick')).toEqual(tick);
      expect(await store.programs(10)).toEqual([
        expect.objectContaining({ person: 'tock', about: 'Ahoy', languages: [], seenAt: 1_800_000_000_000 }),
        tick,
      ]);
      expect(await store.programs(1)).toHaveLength(1);
      await store.unlistProgram('tock');
      expect(await store.program('tock')).toBeNull();
      await store.forget('anne');
      expect(await store.programs(10)).toEqual([]);
    });

    it('rates a table once', async () => {
      await opened('t');
      await store.addPerson({ id: 'anne', name: 'Anne', kind: 'guest', owner: null, cameAt: 5, trustedSince: 0 });
      const rating = { person: 'anne', edition: '2007', players: 3, mu: 26, sigma: 8, games: 1 } as const;
      const whom = { people: ['anne'], edition: '2007', players: 3, at: 7 } as const;
      expect(await store.rate('t', whom, () => [rating])).toBe(true);
      expect(await store.rate('t', whom, () => [{ ...rating, mu: 40 }])).toBe(false);
      expect(await store.rating('anne', '2007', 3)).toEqual(rating);
      expect(await store.leaders('2007', 3, 10)).toEqual([{ ...rating, name: 'Anne', kind: 'guest' }]);
    });

    it('knows what somebody was worth after each game, and hides from the leaders who wants it so', async () => {
      await opened('t');
      await opened('u');
      await store.addPerson({ id: 'anne', name: 'Anne', kind: 'guest', owner: null, cameAt: 5, trustedSince: 0 });
      const rating = { person: 'anne', edition: '2007', players: 3, mu: 26, sigma: 8, games: 1 } as const;
      const whom = { people: ['anne'], edition: '2007', players: 3 } as const;
      await store.rate('t', { ...whom, at: 1_800_000_000_000 }, () => [rating]);
      await store.rate('u', { ...whom, at: 1_800_000_060_000 }, () => [{ ...rating, mu: 27.5, games: 2 }]);
      const then = { edition: '2007', players: 3, sigma: 8 } as const;
      const last = { ...then, at: 1_800_000_060_000, mu: 27.5 };
      expect(await store.ratingHistory('anne', 9)).toEqual([{ ...then, at: 1_800_000_000_000, mu: 26 }, last]);
      expect(await store.ratingHistory('anne', 1)).toEqual([last]);

      const shown = { page: true, rating: false, games: true, rivals: false };
      expect(await store.shownBy(['anne'])).toEqual(new Map());
      await store.setShown('anne', { ...shown, page: false });
      await store.setShown('anne', shown);
      expect(await store.shownBy(['anne', 'nobody'])).toEqual(new Map([['anne', shown]]));
      expect(await store.leaders('2007', 3, 10)).toEqual([]);
    });

    it('keeps the secret of a day and the admiral’s voyage: the first ones count', async () => {
      expect(await store.secretOfDay('2027-01-16')).toBeNull();
      // Which of two that ask at once is the first is up to the store; all of them hear of the same.
      const [one, other] = await Promise.all(['a', 'b'].map(fresh => store.fixDay('2027-01-16', fresh)));
      expect(['a', 'b']).toContain(one);
      expect(other).toBe(one);
      expect(await store.secretOfDay('2027-01-16')).toBe(one);
      expect(await store.fixDay('2027-01-16', 'c')).toBe(one);
      expect(await store.fixDay('2027-01-17', 'b')).toBe('b');
      expect(await store.admiralOfDay('2027-01-16')).toBeNull();
      await store.setAdmiral('2027-01-16', { v: 1 });
      await store.setAdmiral('2027-01-16', { v: 2 });
      expect(await store.admiralOfDay('2027-01-16')).toEqual({ v: 1 });
    });

    it('lets everybody try a race of the day once, however many of their devices ask at a time', async () => {
      await store.addPerson({ id: 'anne', name: 'Anne', kind: 'guest', owner: null, cameAt: 5, trustedSince: 0 });
      const begun = { day: '2027-01-16', person: 'anne', counts: true };
      const [one, other] = await Promise.all(['t', 'u'].map(table => store.beginTry({ ...begun, table })));
      expect(one).toEqual(other);
      expect(one).toMatchObject({ ...begun, ended: null });
      expect(await store.openTries('2027-01-16')).toEqual([one]);
      await store.endTry(one.table, { points: -3, place: 4 });
      await store.endTry(one.table, { points: 50, place: 1 });
      expect(await store.tryOf('2027-01-16', 'anne')).toEqual({ ...one, ended: { points: -3, place: 4 } });
      expect(await store.openTries('2027-01-16')).toEqual([]);
      const next = await store.beginTry({ ...begun, day: '2027-01-17', table: 'v' });
      expect(await store.triesOf('anne', 5)).toEqual([next, { ...one, ended: { points: -3, place: 4 } }]);
      await store.forget('anne');
      expect(await store.triesOf('anne', 5)).toEqual([]);
    });

    it('knows who did worse on a day, the best, and the best five days of a week', async () => {
      const sailed = async (day: number, person: string, points: number, counts = true): Promise<void> => {
        const table = `${person}-${day}`;
        await store.beginTry({ day: `2027-01-1${day}`, person, table, counts });
        await store.endTry(table, { points, place: 1 });
      };
      for (const [id, name] of [
        ['anne', 'Anne'],
        ['mary', 'Mary'],
        ['gone', 'Guest'],
        ['quiet', 'Quiet'],
      ])
        await store.addPerson({ id, name, kind: 'guest', owner: null, cameAt: 5, trustedSince: 0 });
      await store.setShown('quiet', { page: false, rating: false, games: true, rivals: true });
      for (const [day, points] of [30, 10, 20, 5, 40, 8].entries()) await sailed(day, 'anne', points);
      await sailed(0, 'mary', 30);
      await sailed(0, 'gone', 99, false);
      await sailed(0, 'quiet', -7);
      await store.beginTry({ day: '2027-01-11', person: 'mary', table: 'under way', counts: true });
      expect(await store.compared('2027-01-10', 30)).toEqual({ finished: 3, worse: 1, better: 0 });
      expect(await store.compared('2027-01-11', 5)).toEqual({ finished: 1, worse: 0, better: 1 });
      expect(await store.compared('2027-01-19', 5)).toEqual({ finished: 0, worse: 0, better: 0 });
      expect(await store.bestOfDay('2027-01-10', 9)).toEqual([
        { person: 'anne', name: 'Anne', table: 'anne-0', points: 30, place: 1 },
        { person: 'mary', name: 'Mary', table: 'mary-0', points: 30, place: 1 },
      ]);
      expect(await store.bestOfDay('2027-01-10', 1)).toHaveLength(1);
      const week = { from: '2027-01-10', to: '2027-01-15', counted: 5 };
      expect(await store.bestOfWeek(week, 9)).toEqual([
        { person: 'anne', name: 'Anne', days: 5, points: 108 },
        { person: 'mary', name: 'Mary', days: 1, points: 30 },
      ]);
      expect(await store.bestOfWeek({ ...week, from: '2027-01-11' }, 1)).toEqual([
        { person: 'anne', name: 'Anne', days: 5, points: 83 },
      ]);
    });

    it('knows where else somebody is told of their turns, until they are forgotten', async () => {
      await store.addPerson({ id: 'anne', name: 'Anne', kind: 'guest', owner: null, cameAt: 5, trustedSince: 0 });
      const hook = { url: 'https://ntfy.sh/anne', language: 'fr' };
      await store.setHook('anne', { ...hook, language: 'en' });
      await store.setHook('anne', hook);
      expect(await store.hookOf('anne')).toEqual(hook);
      await store.setHook('anne', null);
      expect(await store.hookOf('anne')).toBeNull();
      expect(await store.hasCalendar('anne')).toBe(false);
      await store.setCalendar('anne', 'old');
      await store.setCalendar('anne', 'new');
      expect(await store.hasCalendar('anne')).toBe(true);
      expect((await store.personByCalendar('new'))?.id).toBe('anne');
      expect(await store.personByCalendar('old')).toBeNull();
      await store.setCalendar('anne', null);
      expect(await store.personByCalendar('new')).toBeNull();
      await store.setHook('anne', hook);
      await store.setCalendar('anne', 'new');
      await store.setShown('anne', { page: true, rating: true, games: true, rivals: true });
      await store.forget('anne');
      expect([await store.hookOf('anne'), await store.personByCalendar('new')]).toEqual([null, null]);
      expect(await store.shownBy(['anne'])).toEqual(new Map());
    });
  });
};
