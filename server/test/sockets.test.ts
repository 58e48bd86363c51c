import type { Worker } from 'node:worker_threads';
import { verifyFair } from '@jamaica/chance';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { changesHeard, knownFrom, OPEN, SeatedPlayer, tableIn } from './sockets-player.ts';
import { guest, type House, openHouse, Visitor } from './sockets-visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

/** A table with two people at it, both ready, and a bot in the third seat. */
const twoAtTable = async (terms: object = OPEN) => {
  const [host, friend] = [await guest(house), await guest(house)];
  const table = tableIn(await host.post('/api/tables', { terms }));
  const [one, other] = [await host.connect(), await friend.connect()];
  for (const line of [one, other]) await line.ask('watch', { table, since: null });
  expect(await other.ask('sit', { table, seat: null, pirate: 'mary' })).toBe('ok');
  expect(await one.ask('bot', { table, seat: 2, level: 'bosun' })).toBe('ok');
  for (const line of [one, other]) expect(await line.ask('ready', { table, word: 'tide' })).toBe('ok');
  return { host, friend, one, other, table };
};

describe('a whole game over two sockets', () => {
  it('is played to its end, and its record proves the dice', async () => {
    const { host, friend, one, other, table } = await twoAtTable();
    expect(await other.ask('start', { table })).toBe('not-yours');
    expect(await one.ask('start', { table })).toBe('ok');
    await Promise.all([new SeatedPlayer(one, table).play(), new SeatedPlayer(other, table).play()]);

    await one.until(() => knownFrom(one, table).news.find(({ kind }) => kind === 'ended'));
    const { status, body } = await friend.get(`/api/records/${table}`);
    expect(status).toBe(200);
    expect(verifyFair(body).ok).toBe(true);
    expect(JSON.stringify(body)).toContain(knownFrom(one, table).snapshot?.commitment);

    const finished = await host.get('/api/me/finished');
    expect(finished.body).toMatchObject({ games: [{ table, stage: 'over' }] });
    const board = await host.get('/api/leaderboard?edition=2021&players=3');
    // Guests at one address, without a code: that says nothing about anybody.
    expect(board.body).toMatchObject({ lines: [] });
    one.close();
    other.close();
  });

  it('is played by six people who choose their cards at once', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => guest(house)));
    const terms = { ...OPEN, rules: { edition: '2007', players: 6, ghost: false } };
    const table = tableIn(await people[0].post('/api/tables', { terms }));
    const lines = await Promise.all(people.map(person => person.connect()));
    for (const line of lines) {
      await line.ask('watch', { table, since: null });
      await line.ask('sit', { table, seat: null, pirate: null });
      await line.ask('ready', { table, word: 'tide' });
    }
    expect(await lines[0].ask('start', { table })).toBe('ok');
    const seats = lines.map(line => new SeatedPlayer(line, table));
    await Promise.all(seats.map(seat => seat.play()));
    expect(seats.every(({ isOver }) => isOver)).toBe(true);
    expect(verifyFair((await people[5].get(`/api/records/${table}`)).body).ok).toBe(true);
    for (const line of lines) line.close();
  });

  it('is told to one in events and to the other in whole views; a client that has gone astray asks for those too, and is counted', async () => {
    const { host, one, other, table } = await twoAtTable();
    await one.ask('watch', { table, since: null, views: 'on-joining' });
    expect(await one.ask('start', { table })).toBe('ok');
    const kinds = (line: typeof one) => new Set(knownFrom(line, table).news.map(({ kind }) => kind));
    expect(kinds(one)).toContain('events');
    expect(kinds(one)).not.toContain('step');
    expect(kinds(other)).toContain('step');
    expect(kinds(other)).not.toContain('events');
    const { number } = knownFrom(one, table);
    expect(await one.ask('watch', { table, since: null, views: 'every-step', astray: true })).toBe('ok');
    const found = knownFrom(one, table);
    expect(found.view).toMatchObject({ viewer: 0 });
    // What the start set going may still be under way to her.
    expect(found.number).toBeGreaterThanOrEqual(number);
    expect((await host.get('/metrics')).body).toContain('jamaica_astray_total 1');
    for (const line of [one, other]) {
      await line.ask('leave', { table });
      line.close();
    }
  });

  it('is followed by another one with the same people, whoever asks first', async () => {
    const { one, other, table } = await twoAtTable();
    expect(await one.ask('rematch', { table })).toBe('not-started');
    await one.ask('start', { table });
    for (const line of [one, other]) await line.ask('leave', { table });
    await one.until(() => knownFrom(one, table).news.find(({ kind }) => kind === 'ended'));
    expect(await Promise.all([one.ask('rematch', { table }), other.ask('rematch', { table })])).toEqual(['ok', 'ok']);
    const tables = knownFrom(other, table).news.flatMap(news => (news.kind === 'rematch' ? [news.table] : []));
    expect(tables).toHaveLength(1);
    await other.ask('watch', { table: tables[0], since: null });
    expect(knownFrom(other, tables[0]).snapshot).toMatchObject({ stage: 'gathering', you: 1 });
    for (const line of [one, other]) line.close();
  });

  it('goes on however often a connection is lost: `since` brings what was missed, and nothing twice', async () => {
    const { host, one, other, table } = await twoAtTable();
    await one.ask('start', { table });
    const theirs = new SeatedPlayer(other, table).play();
    const heard: number[] = [];
    let line = one;
    let answered: number | null = null;
    for (let seat = new SeatedPlayer(line, table); ; seat = new SeatedPlayer(line, table).after(seat)) {
      const asked = await seat.question(answered);
      // More may have come with the same packet.
      seat.look();
      heard.push(...changesHeard(line, table));
      const { number } = seat;
      if (asked === 'over') break;
      await line.ask('choose', { table, decision: asked.decision, choice: asked.option });
      answered = asked.decision;
      line.close();
      line = await host.connect();
      expect(await line.ask('watch', { table, since: number })).toBe('ok');
    }
    await theirs;
    expect(heard.length).toBeGreaterThan(50);
    expect(heard).toEqual(heard.map((_, index) => heard[0] + index));
    for (const each of [line, other]) each.close();
  });

  it('shows a snapshot to those who come for the first time, or were away for too long', async () => {
    const { host, one, other, table } = await twoAtTable();
    await one.ask('start', { table });
    const anew = await host.connect();
    expect(await anew.ask('watch', { table, since: null })).toBe('ok');
    expect(knownFrom(anew, table).snapshot?.view).toMatchObject({ viewer: 0 });
    const impossible = await host.connect();
    expect(await impossible.ask('watch', { table, since: 99_999 })).toBe('ok');
    expect(knownFrom(impossible, table).snapshot?.stage).toBe('sailing');
    for (const line of [one, other, anew, impossible]) line.close();
  });

  it('survives the end of the server, which tells everybody that it goes', async () => {
    const own = await openHouse();
    const host = await guest(own);
    const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
    const line = await host.connect();
    await line.ask('watch', { table, since: null });
    await line.ask('ready', { table, word: 'a word' });
    expect(await line.ask('start', { table })).toBe('ok');
    const before = new SeatedPlayer(line, table);
    // Until the bots have chosen as well, and nothing more happens without the host.
    await line.until(() => {
      before.look();
      const { waiting } = before.view ?? {};
      return (waiting && 'decide' in waiting && waiting.decide.every(({ seat }) => seat === 0)) || undefined;
    });

    const closed = line.whenClosed();
    const after = await own.restart();
    expect(await closed).toBe(1001);
    [host.url, host.origin] = [after.url, after.url];
    const again = await host.connect();
    await again.ask('watch', { table, since: null });
    expect(knownFrom(again, table).view).toEqual(before.view);
    await new SeatedPlayer(again, table).play();
    await after.close();
  });
});

describe('bots', () => {
  it('think in threads of their own; one that dies is replaced, and the game goes on', async () => {
    const threads: Worker[] = [];
    const started = (thread: Worker): void => void threads.push(thread);
    const own = await openHouse();
    const host = await guest(own);
    const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
    // The thread that commits has begun with the table: from now on those who think begin.
    process.on('worker', started);
    const line = await host.connect();
    await line.ask('watch', { table, since: null });
    await line.ask('ready', { table, word: 'tide' });
    await line.ask('start', { table });
    const seat = new SeatedPlayer(line, table);
    let answered: number | null = null;
    for (let move = 0; ; move++) {
      const asked = await seat.question(answered);
      if (asked === 'over') break;
      if (move % 5 === 0) void threads.at(-1)?.terminate();
      expect(await line.ask('choose', { table, decision: asked.decision, choice: asked.option })).toBe('ok');
      answered = asked.decision;
    }
    expect(threads.length).toBeGreaterThan(2);
    expect(verifyFair((await host.get(`/api/records/${table}`)).body).ok).toBe(true);
    process.off('worker', started);
    await own.close();
  });
});

describe('the clock', () => {
  it('of somebody who does nothing runs out: a bot plays for them until they are back', async () => {
    const clock = { kind: 'live', decision: 5, reserve: 0 } as const;
    const { host, one, other, table } = await twoAtTable({ ...OPEN, clock });
    await one.ask('start', { table });
    const theirs = new SeatedPlayer(other, table).play();
    const absent = await other.until(() => knownFrom(other, table).news.find(({ kind }) => kind === 'absent'));
    expect(absent).toMatchObject({ seat: 0, why: 'time' });
    expect(await one.ask('back', { table })).toBe('ok');
    await other.until(() => knownFrom(other, table).news.find(({ kind }) => kind === 'returned'));
    await Promise.all([theirs, new SeatedPlayer(one, table).play()]);
    const { body } = await host.get(`/api/records/${table}`);
    expect(verifyFair(body).ok).toBe(true);
    for (const line of [one, other]) line.close();
  });
});

describe('a recovery code', () => {
  it('brings somebody back to their seat from another device, in the middle of a game', async () => {
    const { host, one, other, table } = await twoAtTable();
    await one.ask('start', { table });
    const { code } = v.parse(v.object({ code: v.string() }), (await host.post('/api/me/recovery')).body);
    one.close();
    const elsewhere = new Visitor(house);
    expect((await elsewhere.post('/api/recover', { code })).status).toBe(200);
    const line = await elsewhere.connect();
    expect(await line.ask('watch', { table, since: null })).toBe('ok');
    expect(knownFrom(line, table).snapshot).toMatchObject({ you: 0, view: { viewer: 0 } });
    await Promise.all([new SeatedPlayer(line, table).play(), new SeatedPlayer(other, table).play()]);
    for (const each of [line, other]) each.close();
  });
});

describe('a move', () => {
  it('sent twice is played once, and another one for the same decision comes too late', async () => {
    const { one, other, table } = await twoAtTable();
    await one.ask('start', { table });
    // Somebody is asked first; who that is depends on the dice.
    const seats = [new SeatedPlayer(one, table), new SeatedPlayer(other, table)];
    const lines = [one, other];
    const { seat, asked } = await Promise.race(
      seats.map(async (each, seat) => ({ seat, asked: await each.question(null) })),
    );
    if (asked === 'over') throw new Error('too early for the end');
    const { options } = seats[seat].view ?? { options: [] };
    const choose = (choice: string) => lines[seat].ask('choose', { table, decision: asked.decision, choice });
    const { waiting } = seats[seat].view ?? {};
    const kind = waiting && 'decide' in waiting && waiting.decide[0].kind === 'dice' ? 'dice-placed' : 'chose';
    const answers = () =>
      knownFrom(lines[seat], table)
        .news.flatMap(news => (news.kind === 'step' ? news.events : []))
        .filter(event => event.kind === kind && (!('seat' in event) || event.seat === seat));
    expect(await choose(options[0])).toBe('ok');
    expect(await choose(options[0])).toBe('ok');
    expect(await choose(options[1])).toBe('too-late');
    expect(answers()).toHaveLength(1);
    for (const line of lines) line.close();
  });

  it('of somebody who does not sit there is refused', async () => {
    const { one, other, table } = await twoAtTable();
    await one.ask('start', { table });
    const stranger = await (await guest(house)).connect();
    expect(await stranger.ask('choose', { table, decision: 1, choice: '1/2' })).toBe('not-seated');
    expect(await stranger.ask('say', { table, text: 'ahoy' })).toBe('not-seated');
    expect(await stranger.ask('sit', { table, seat: 0, pirate: null })).toBe('already-started');
    for (const line of [one, other, stranger]) line.close();
  });
});

describe('somebody who looks on', () => {
  it('sees the public view, and no hand', async () => {
    const { one, other, table } = await twoAtTable();
    await one.ask('start', { table });
    const spectator = await (await guest(house)).connect();
    expect(await spectator.ask('watch', { table, since: null })).toBe('ok');
    const { view, snapshot } = knownFrom(spectator, table);
    expect(snapshot?.you).toBeNull();
    expect(view?.seats.map(({ hand }) => hand)).toEqual([null, null, null]);
    expect(view?.options).toEqual([]);
    for (const line of [one, other, spectator]) line.close();
  });

  it('is sent away when the game begins at a table without spectators', async () => {
    const { one, other, table } = await twoAtTable({ ...OPEN, spectators: false });
    const stranger = await (await guest(house)).connect();
    await stranger.ask('watch', { table, since: null });
    await one.ask('start', { table });
    expect(await stranger.until(() => stranger.heard.find(told => 'away' in told))).toEqual({
      table,
      away: 'no-spectators',
    });
    expect(await stranger.ask('watch', { table, since: null })).toBe('no-spectators');
    expect(JSON.stringify(stranger.heard)).not.toContain('"view":{');
    for (const line of [one, other, stranger]) line.close();
  });
});

describe('at the table', () => {
  it('people talk, in phrases only when the host says so, and not too fast', async () => {
    const { one, other, table } = await twoAtTable();
    expect(await other.ask('say', { table, text: '  Ahoy!  ' })).toBe('ok');
    expect(knownFrom(one, table).news.at(-1)).toMatchObject({ kind: 'said', text: 'Ahoy!' });
    expect(await other.ask('phrases', { table, only: true })).toBe('not-yours');
    expect(await one.ask('phrases', { table, only: true })).toBe('ok');
    expect(await other.ask('say', { table, text: 'Ahoy!' })).toBe('phrases-only');
    expect(await other.ask('phrase', { table, phrase: 'ahoy' })).toBe('ok');
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => other.ask('phrase', { table, phrase: 'hurry' })),
    );
    expect(answers).toContain('too-fast');
    for (const line of [one, other]) line.close();
  });

  it('a bot plays, visibly, for somebody who leaves, until they take over again', async () => {
    const { one, other, table } = await twoAtTable();
    await one.ask('start', { table });
    expect(await other.ask('leave', { table })).toBe('ok');
    await one.until(() => knownFrom(one, table).news.find(({ kind }) => kind === 'absent'));
    expect(await other.ask('back', { table })).toBe('ok');
    await one.until(() => knownFrom(one, table).news.find(({ kind }) => kind === 'returned'));
    for (const line of [one, other]) line.close();
  });
});
