import type { TableId } from '@jamaica/messages';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { nearSignals } from '../src/signals/near-signals.ts';
import { noSignals } from '../src/signals/no-signals.ts';
import { Followers } from '../src/sockets/followers.ts';
import { fold } from '../src/table/fold.ts';
import { TERMS } from './people.ts';
import { CARD, listedProgram, programAccount } from './program-accounts.ts';
import { knownFrom, OPEN, SeatedPlayer, tableIn } from './sockets-player.ts';
import { FREELY, guest, type House, type Line, openHouse, Visitor } from './sockets-visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ allowances: FREELY });
});
afterAll(() => house.close());

const DUEL = { ...OPEN, rules: { edition: '2021', players: 2, ghost: true }, listed: false } as const;

/** A table of somebody's, where they are ready. */
const duel = async (host: Visitor, line: Line): Promise<TableId> => {
  const table = tableIn(await host.post('/api/tables', { terms: DUEL }));
  await line.ask('watch', { table, since: null });
  await line.ask('ready', { table, word: 'tide' });
  return table;
};

const hosting = async () => {
  const host = await guest(house);
  const line = await host.connect();
  return { host, line, table: await duel(host, line) };
};

const snapshotOf = (line: Line, table: TableId) => line.until(() => knownFrom(line, table).snapshot ?? undefined);
const awayFrom = (line: Line, table: TableId) =>
  line.until(() => line.heard.flatMap(told => ('away' in told && told.table === table ? [told.away] : []))[0]);

describe('a program in the list', () => {
  it('is shown with its owner, its level, its languages, and whether it is there', async () => {
    const { visitor, person } = await programAccount(house, 'Listed');
    const card = { level: 'captain', languages: ['fr'], about: null, tables: 4 };
    expect((await visitor.put('/api/me/program', card)).status).toBe(204);
    const shown = async () => {
      const { body } = await (await guest(house)).get('/api/programs');
      return JSON.stringify(body);
    };
    const line = { person, name: 'Listed', owner: 'Zoya', level: 'captain', languages: ['fr'], about: null };
    expect(await shown()).toContain(JSON.stringify({ ...line, online: false }));
    const socket = await visitor.connect();
    expect(await socket.ask('follow', {})).toBe('ok');
    expect(await shown()).toContain(JSON.stringify({ ...line, online: true }));
    expect((await visitor.delete('/api/me/program')).status).toBe(204);
    expect(await shown()).not.toContain(person);
    socket.close();
  });

  it('belongs to somebody who can come back as the same', async () => {
    const { body } = await (await guest(house)).post('/api/bots', { name: 'Stray' });
    const { token } = v.parse(v.object({ token: v.string() }), body);
    const visitor = Object.assign(new Visitor(house), { token });
    expect(await visitor.put('/api/me/program', CARD)).toMatchObject({ status: 409, body: { why: 'no-recovery' } });
  });

  it('has never been a person: only a bot account can be one', async () => {
    const person = await guest(house);
    await person.post('/api/me/recovery');
    expect(await person.put('/api/me/program', CARD)).toMatchObject({ status: 403, body: { why: 'not-yours' } });
  });
});

describe('a program that is invited', () => {
  it('is told over its one stream, is marked for everybody, and plays two tables at once', async () => {
    const program = await listedProgram(house);
    const hosts = [await hosting(), await hosting()];
    for (const { line, table } of hosts) {
      expect(await line.ask('invite', { table, seat: 1, person: program.person })).toBe('ok');
      const { you, seats, stage } = await snapshotOf(program.line, table);
      expect({ you, stage }).toEqual({ you: 1, stage: 'gathering' });
      expect(seats[1]).toMatchObject({ ready: false, program: true, sitter: { name: 'Clockwork' } });
      await line.until(() => knownFrom(line, table).news.find(news => news.kind === 'sat' && news.program));
      expect(await line.ask('start', { table })).toBe('not-ready');
      expect(await program.line.ask('ready', { table, word: 'cog' })).toBe('ok');
      expect(await line.ask('start', { table })).toBe('ok');
    }
    await Promise.all(
      hosts.flatMap(({ line, table }) => [
        new SeatedPlayer(line, table).play(),
        new SeatedPlayer(program.line, table).play(),
      ]),
    );
    for (const { table } of hosts)
      await program.line.until(() => knownFrom(program.line, table).news.find(({ kind }) => kind === 'ended'));
    // The next table it hears of without having asked, too.
    const [{ host, line, table }] = hosts;
    expect(await line.ask('rematch', { table })).toBe('ok');
    const rematch = await line.until(
      () => knownFrom(line, table).news.flatMap(news => (news.kind === 'rematch' ? [news.table] : []))[0],
    );
    expect((await snapshotOf(program.line, rematch)).seats[1]).toMatchObject({ ready: false, program: true });
    const { body } = await host.get('/api/me/games');
    expect(body).toMatchObject({ games: [expect.objectContaining({ table: rematch, programs: [1] })] });
    program.line.close();
  });

  it('hears over it what it would hear by watching, and nothing else', async () => {
    const { visitor, person, line: follows } = await listedProgram(house);
    const watches = await visitor.connect();
    const { line, table } = await hosting();
    await line.ask('invite', { table, seat: 1, person });
    await snapshotOf(follows, table);
    await watches.ask('watch', { table, since: null });
    const before = watches.frames.length;
    await follows.ask('ready', { table, word: 'cog' });
    await line.ask('start', { table });
    await Promise.all([new SeatedPlayer(line, table).play(), new SeatedPlayer(follows, table).play()]);
    for (const each of [watches, follows])
      await each.until(() => knownFrom(each, table).news.find(({ kind }) => kind === 'ended'));
    const news = (each: Line, from = 0) => each.frames.slice(from).filter(frame => frame.includes('"news"'));
    expect(news(watches, before).length).toBeGreaterThan(50);
    expect(news(follows)).toEqual(news(watches, before));
    // Without a seat there, following it tells nothing, even to somebody who knows its id.
    const stranger = await (await guest(house)).connect();
    await stranger.ask('follow', { heard: { [table]: 1 } });
    expect(stranger.heard.filter(told => 'table' in told)).toEqual([{ table, away: 'not-seated' }]);
    for (const each of [watches, follows, stranger]) each.close();
  });

  it('declines by rising, and hears nothing more', async () => {
    const program = await listedProgram(house);
    const { line, table } = await hosting();
    await line.ask('invite', { table, seat: 1, person: program.person });
    await snapshotOf(program.line, table);
    expect(await program.line.ask('rise', { table })).toBe('ok');
    expect(await awayFrom(program.line, table)).toBe('not-seated');
    await line.until(() => knownFrom(line, table).news.find(({ kind }) => kind === 'rose'));
    program.line.close();
  });

  it('misses nothing while its connection is lost, the end of a game included', async () => {
    const { visitor, person, line: first } = await listedProgram(house);
    const [ended, gathering] = [await hosting(), await hosting()];
    for (const { line, table } of [ended, gathering]) {
      await line.ask('invite', { table, seat: 1, person });
      await snapshotOf(first, table);
    }
    const { line, table } = ended;
    await first.ask('ready', { table, word: 'cog' });
    const { number } = knownFrom(first, table);
    first.close();
    await first.whenClosed();
    await line.ask('start', { table });
    const playing = new SeatedPlayer(line, table).play();
    const other = await visitor.connect();
    await other.ask('watch', { table, since: null });
    await Promise.all([playing, new SeatedPlayer(other, table).play()]);
    other.close();

    const again = await visitor.connect();
    const heard = { [table]: number, [gathering.table]: knownFrom(first, gathering.table).number };
    expect(await again.ask('follow', { heard })).toBe('ok');
    expect(knownFrom(again, table).view?.waiting).toHaveProperty('over');
    // At the other one nothing had happened: it comes as it stands, and what happens now is heard.
    expect(knownFrom(again, gathering.table)).toMatchObject({ number: heard[gathering.table], news: [] });
    await gathering.line.ask('phrase', { table: gathering.table, phrase: 'hurry' });
    await again.until(() => knownFrom(again, gathering.table).news.find(({ kind }) => kind === 'said'));
    again.close();
  });

  it('is asked again when its answer was lost with the connection', async () => {
    const { visitor, person, line: first } = await listedProgram(house);
    const { line, table } = await hosting();
    await line.ask('invite', { table, seat: 1, person });
    await snapshotOf(first, table);
    await first.ask('ready', { table, word: 'cog' });
    await line.ask('start', { table });
    const isAsked = (each: Line) => knownFrom(each, table).view?.options[0];
    // A host who is Captain places unequal dice; then, or else at once, the program is asked for something.
    const waiting = await line.until(() => {
      const { view, decision } = knownFrom(line, table);
      return view && 'decide' in view.waiting
        ? { decide: view.waiting.decide, decision, choice: view.options[0] }
        : undefined;
    });
    if (waiting.decide.every(({ seat }) => seat === 0))
      await line.ask('choose', { table, decision: waiting.decision, choice: waiting.choice });
    const question = await first.until(() => isAsked(first));
    const { number } = knownFrom(first, table);
    first.close();
    const again = await visitor.connect();
    await again.ask('follow', { heard: { [table]: number } });
    expect(isAsked(again)).toBe(question);
    again.close();
  });

  it('has only as many tables as it wants, and nobody has it to themselves', async () => {
    const modest = await listedProgram(house, 'Modest', { tables: 1 });
    const keen = await listedProgram(house, 'Keen', { tables: 20 });
    const { host, line, table } = await hosting();
    const tables = [table, await duel(host, line), await duel(host, line), await duel(host, line)];
    const invited = (person: string) =>
      tables.reduce<Promise<string[]>>(
        async (before, at) => [...(await before), await line.ask('invite', { table: at, seat: 1, person })],
        Promise.resolve([]),
      );
    expect(await invited(keen.person)).toEqual(['ok', 'ok', 'ok', 'program-busy']);
    for (const at of tables) await line.ask('remove', { table: at, seat: 1 });
    expect(await invited(modest.person)).toEqual(['ok', 'program-busy', 'program-busy', 'program-busy']);
    for (const each of [modest, keen]) each.line.close();
  });

  it('is invited by the host, to a seat that no person has, from the list', async () => {
    const { person, owner, line: program } = await listedProgram(house);
    const { line, table } = await hosting();
    const stranger = await owner.connect();
    expect(await stranger.ask('invite', { table, seat: 1, person })).toBe('not-yours');
    expect(await line.ask('invite', { table, seat: 0, person })).toBe('seat-taken');
    expect(await line.ask('invite', { table, seat: 1, person: 'nobodynobodynobo' })).toBe('no-program');
    await line.ask('bot', { table, seat: 1, level: 'bosun' });
    expect(await line.ask('invite', { table, seat: 1, person })).toBe('ok');
    for (const each of [stranger, program]) each.close();
  });
});

describe('that somebody has a seat', () => {
  const sat = () => {
    const opened = fold('t', null, {
      kind: 'opened',
      host: 'anne',
      terms: TERMS,
      commitment: 'a'.repeat(64),
      rematchOf: null,
      number: 1,
      at: 1,
    });
    const sitter = { kind: 'person', person: 'tick', name: 'Tick', pirate: 'anne' } as const;
    return fold('t', opened.table, { kind: 'sat', seat: 0, sitter, program: true, number: 2, at: 1 });
  };
  const follower = () => {
    const seen = { looks: 0 };
    return { seen, person: 'tick', look: () => void seen.looks++ };
  };

  it('is heard at every server, until they leave', async () => {
    const signals = nearSignals();
    const [here, there] = [new Followers(signals), new Followers(signals)];
    const tick = follower();
    await there.came(tick);
    here.changed(sat());
    expect(tick.seen.looks).toBe(1);
    there.left(tick);
    here.changed(sat());
    expect(tick.seen.looks).toBe(1);
  });

  it('is looked up where servers cannot hear each other', async () => {
    const [clear, blind] = [new Followers(nearSignals()), new Followers(noSignals)];
    const [one, other] = [follower(), follower()];
    await clear.came(one);
    await blind.came(other);
    for (const each of [clear, blind]) each.lookAround(true);
    expect([one.seen.looks, other.seen.looks]).toEqual([0, 1]);
    clear.lookAround(false);
    expect(one.seen.looks).toBe(1);
  });
});
