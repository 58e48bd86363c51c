import type { Beside } from '@jamaica/messages';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket } from 'ws';
import { besideOf, knownFrom, OPEN, SeatedPlayer, tableIn } from './sockets-player.ts';
import { guest, type House, type Line, openHouse, type Visitor } from './sockets-visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const SCREEN = { paused: true, speed: 'slow', volume: 0.25, language: 'uk' } as const;

/** A table that a big screen has opened, and the telephones that have sat down there. */
const livingRoom = async (telephones: number) => {
  const screen = await guest(house);
  const table = tableIn(await screen.post('/api/tables', { terms: OPEN, screen: true }));
  const wall = await screen.connect();
  await wall.ask('watch', { table, since: null, views: 'on-joining' });
  const people = await Promise.all(Array.from({ length: telephones }, () => guest(house)));
  const lines: Line[] = [];
  for (const person of people) {
    const line = await person.connect();
    await line.ask('watch', { table, since: null });
    expect(await line.ask('sit', { table, seat: null, pirate: null })).toBe('ok');
    expect(await line.ask('ready', { table, word: 'tide' })).toBe('ok');
    lines.push(line);
  }
  return { table, wall, people, lines };
};

const idOf = async (person: Visitor): Promise<unknown> => Object((await person.get('/api/me')).body).person;

const claimOf = (line: Line): Promise<Beside['claims'][number]> => line.until(() => besideOf(line)?.claims[0]);

/** What somebody was told of a table, as it came over the socket. */
const bytesOf = ({ frames }: Line): string[] => frames.filter(frame => frame.startsWith('{"table"'));

describe('a table that a big screen opens', () => {
  it('has no seat for the screen, and is looked after by the first person who sits down', async () => {
    const { wall, table, people } = await livingRoom(2);
    const { snapshot, news } = knownFrom(wall, table);
    expect(snapshot?.seats.map(({ sitter }) => sitter)).toEqual([null, null, null]);
    expect(news.filter(({ kind }) => kind === 'hosted')).toEqual([
      { kind: 'hosted', at: expect.any(Number), host: await idOf(people[0]) },
    ]);
    expect(await wall.ask('start', { table })).toBe('not-yours');
  });

  it('tells the screen, to the byte, what it tells any spectator', async () => {
    const { wall, table, lines } = await livingRoom(3);
    const stranger = await (await guest(house)).connect();
    await stranger.ask('watch', { table, since: null, views: 'on-joining' });
    expect(await lines[0].ask('start', { table })).toBe('ok');
    const seats = lines.map(line => new SeatedPlayer(line, table));
    expect(await lines[0].ask('show', { table, screen: SCREEN })).toBe('ok');
    expect(await lines[1].ask('look', { table, card: 'forward/food' })).toBe('ok');
    await Promise.all(seats.map(seat => seat.play()));
    for (const line of [wall, stranger])
      await line.until(() => knownFrom(line, table).news.find(({ kind }) => kind === 'ended'));

    const seen = bytesOf(stranger);
    expect(seen.length).toBeGreaterThan(100);
    // The first thing that a spectator is told is how it stands; from then on both are told the same.
    expect(bytesOf(wall).slice(-(seen.length - 1))).toEqual(seen.slice(1));
  });
});

describe('the remote control', () => {
  it('is in the hand of the host, and all who look on are told, those who come later too', async () => {
    const { wall, table, lines } = await livingRoom(2);
    expect(await lines[1].ask('show', { table, screen: SCREEN })).toBe('not-yours');
    expect(await wall.ask('show', { table, screen: SCREEN })).toBe('not-yours');
    expect(await lines[0].ask('show', { table, screen: SCREEN })).toBe('ok');
    await wall.until(() => besideOf(wall));
    const later = await (await guest(house)).connect();
    await later.ask('watch', { table, since: null });
    expect([wall, later].map(line => besideOf(line)?.screen)).toEqual([SCREEN, SCREEN]);
  });

  it('is not in the log: the table stays at its number', async () => {
    const { table, lines, wall } = await livingRoom(1);
    const before = knownFrom(wall, table).number;
    await lines[0].ask('show', { table, screen: SCREEN });
    const later = await (await guest(house)).connect();
    await later.ask('watch', { table, since: null });
    expect(knownFrom(later, table).number).toBe(before);
  });
});

describe('a seat of a game under way', () => {
  it('goes to another telephone by a code that all see and the host confirms', async () => {
    const { wall, table, lines } = await livingRoom(2);
    await lines[0].ask('start', { table });
    const lost = lines[1];
    lost.close();
    const newcomer = await guest(house);
    const other = await newcomer.connect();
    await other.ask('watch', { table, since: null });
    expect(await other.ask('claim', { table, seat: 1 })).toBe('ok');

    const claim = await claimOf(wall);
    expect(claim).toEqual(await claimOf(other));
    expect(claim).toMatchObject({ seat: 1, person: await idOf(newcomer), code: expect.stringMatching(/^[A-Z]{4}$/) });

    expect(await other.ask('grant', { table, code: claim.code, give: true })).toBe('not-yours');
    expect(await lines[0].ask('grant', { table, code: claim.code, give: true })).toBe('ok');
    await other.until(() => besideOf(other)?.claims.length === 0 || undefined);
    expect(await lines[0].ask('grant', { table, code: claim.code, give: true })).toBe('too-late');

    await other.ask('watch', { table, since: null });
    const { snapshot } = knownFrom(other, table);
    expect(snapshot?.you).toBe(1);
    expect(snapshot?.view?.seats[1].hand).toHaveLength(3);
    let isPlayed = false;
    const host = new SeatedPlayer(lines[0], table).play(() => !isPlayed).catch(() => {});
    // Two answers: the first thing that is asked may be the host's alone.
    let answers = 0;
    await new SeatedPlayer(other, table).play(() => answers++ < 2);
    isPlayed = true;
    lines[0].close();
    await host;
  });

  it('is refused by who says that it is not them', async () => {
    const { table, lines } = await livingRoom(2);
    await lines[0].ask('start', { table });
    const other = await (await guest(house)).connect();
    await other.ask('watch', { table, since: null });
    await other.ask('claim', { table, seat: 1 });
    const { code } = await claimOf(other);
    expect(await lines[1].ask('grant', { table, code, give: false })).toBe('ok');
    await other.until(() => besideOf(other)?.claims.length === 0 || undefined);
    expect(knownFrom(other, table).snapshot?.you).toBe(null);
  });

  it('of a bot goes to somebody who comes late, by their own name', async () => {
    const { table, lines } = await livingRoom(1);
    await lines[0].ask('start', { table });
    const late = await guest(house);
    await late.put('/api/me/name', { name: 'Late' });
    const line = await late.connect();
    await line.ask('watch', { table, since: null });
    expect(await line.ask('claim', { table, seat: 2 })).toBe('ok');
    expect(await lines[0].ask('grant', { table, code: (await claimOf(line)).code, give: true })).toBe('ok');
    await line.ask('watch', { table, since: null });
    expect(knownFrom(line, table).snapshot?.seats[2].sitter).toMatchObject({ kind: 'person', name: 'Late' });
  });

  it('of the host, whose telephone is lost, is confirmed by those who play with them', async () => {
    const { table, lines, wall } = await livingRoom(2);
    await lines[0].ask('start', { table });
    lines[0].close();
    const other = await (await guest(house)).connect();
    await other.ask('watch', { table, since: null });
    await other.ask('claim', { table, seat: 0 });
    const { code } = await claimOf(wall);
    expect(await wall.ask('grant', { table, code, give: true })).toBe('not-yours');
    expect(await lines[1].ask('grant', { table, code, give: true })).toBe('ok');
    expect(await other.ask('show', { table, screen: SCREEN })).toBe('ok');
  });

  it('cannot be claimed before the game, nor by somebody who has one', async () => {
    const { table, lines } = await livingRoom(1);
    expect(await lines[0].ask('claim', { table, seat: 1 })).toBe('not-started');
    await lines[0].ask('start', { table });
    expect(await lines[0].ask('claim', { table, seat: 1 })).toBe('seat-taken');
    expect(await lines[0].ask('claim', { table, seat: 5 })).toBe('not-understood');
  });

  it('is claimed only in a living room: among strangers a host could give away whose seat they liked', async () => {
    const host = await guest(house);
    const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
    const line = await host.connect();
    await line.ask('watch', { table, since: null });
    expect(await line.ask('ready', { table, word: 'tide' })).toBe('ok');
    expect(await line.ask('start', { table })).toBe('ok');
    const other = await (await guest(house)).connect();
    await other.ask('watch', { table, since: null });
    expect(await other.ask('claim', { table, seat: 1 })).toBe('not-yours');
  });
});

describe('several people with one telephone', () => {
  it('are different people to the server, each by a cookie of their own', async () => {
    const owner = await guest(house);
    const first = await idOf(owner);
    const owned = owner.cookie;
    const second = Object((await owner.get('/api/me?mate=1')).body).person;
    expect(second).not.toBe(first);
    expect(owner.cookie).toMatch(/^jamaica-1=/);
    const both = `${owned}; ${owner.cookie}`;
    const helloOn = (path: string): Promise<unknown> =>
      new Promise(resolve => {
        const headers = { Cookie: both, Origin: house.url };
        const socket = new WebSocket(`${house.url.replace('http', 'ws')}${path}`, { headers });
        socket.once('message', data => {
          resolve(JSON.parse(data.toString()).hello.person);
          socket.close();
        });
      });
    expect([await helloOn('/socket'), await helloOn('/socket?mate=1')]).toEqual([first, second]);
  });
});
