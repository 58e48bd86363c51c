import { Me, type TableId, type Verb } from '@jamaica/messages';
import * as v from 'valibot';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { knownFrom, OPEN, tableIn } from '../sockets-player.ts';
import { FREELY, guest, type House, type Line, openHouse, type Visitor } from '../sockets-visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse({ allowances: FREELY }, { CONNECTIONS_PER_ADDRESS: '1000' });
});
afterAll(() => house.close());

const lines: Line[] = [];
afterEach(() => {
  for (const line of lines.splice(0)) line.close();
});

interface Player {
  readonly visitor: Visitor;
  readonly line: Line;
}

const player = async (): Promise<Player> => {
  const visitor = await guest(house);
  const line = await visitor.connect();
  lines.push(line);
  return { visitor, line };
};

/** A table of three people; one more looks on from outside. */
const gathered = async (terms: object = OPEN) => {
  const [host, friend, third, stranger] = [await player(), await player(), await player(), await player()];
  const table = tableIn(await host.visitor.post('/api/tables', { terms }));
  for (const { line } of [host, friend, third]) {
    await line.ask('watch', { table, since: null });
    await line.ask('sit', { table, seat: null, pirate: null });
    await line.ask('ready', { table, word: 'tide' });
  }
  return { host, friend, third, stranger, table };
};

const started = async (terms: object = OPEN) => {
  const all = await gathered(terms);
  expect(await all.host.line.ask('start', { table: all.table })).toBe('ok');
  await asked([all.host, all.friend, all.third], all.table);
  return all;
};

/** Waits until something is asked of one of these, and says of whom. */
const asked = (players: readonly Player[], table: TableId) =>
  Promise.race(
    players.map(({ line }, index) =>
      line.until(() => {
        const { view, decision } = knownFrom(line, table);
        const [choice] = view?.options ?? [];
        if (view === null || decision === null || choice === undefined) return undefined;
        return { index, decision, choice, alone: 'decide' in view.waiting && view.waiting.decide.length === 1 };
      }),
    ),
  );

/** The same, of one of them alone: when two dice are equal nobody places them, and all choose their cards at once. */
const askedAlone = async (players: readonly Player[], table: TableId) => {
  for (;;) {
    const question = await asked(players, table);
    if (question.alone) return question;
    for (const player of players) {
      const { decision, choice } = await asked([player], table);
      expect(await player.line.ask('choose', { table, decision, choice })).toBe('ok');
    }
  }
};

const ORDERS = { defend: 0, payFrom: null, lane: null, overboard: null };

describe('moving for another seat', () => {
  it('is refused whoever sits there, and whatever the message says of a seat', async () => {
    const { host, friend, third, stranger, table } = await started();
    const players = [host, friend, third];
    const { index, decision, choice } = await askedAlone(players, table);
    const before = knownFrom(players[index].line, table).number;
    for (const [other, { line }] of players.entries())
      if (other !== index)
        expect(await line.ask('choose', { table, decision, choice })).toMatch(/^(?:not-open|too-late)$/);
    expect(await stranger.line.ask('choose', { table, decision, choice })).toBe('not-seated');
    const { person } = v.parse(Me, (await players[index].visitor.get('/api/me')).body);
    for (const more of [{ seat: index }, { person }, { as: person }, { token: players[index].visitor.cookie }])
      expect(await stranger.line.ask('choose', { table, decision, choice, ...more })).toBe('not-understood');
    expect(knownFrom(players[index].line, table).number).toBe(before);
    expect(await players[index].line.ask('choose', { table, decision, choice })).toBe('ok');
  });

  it('with a choice of another game is refused', async () => {
    const [one, other] = [await started(), await started()];
    const { decision, choice } = await asked([one.host, one.friend, one.third], one.table);
    for (const { line } of [one.host, one.friend, one.third])
      expect(await line.ask('choose', { table: other.table, decision, choice })).toBe('not-seated');
  });
});

describe('reading what another seat sees', () => {
  it('is not possible: everybody is shown their own hand, and a spectator none', async () => {
    const { host, friend, stranger, table } = await started();
    await stranger.line.ask('watch', { table, since: null });
    const viewOf = async ({ line }: Player) => {
      await line.ask('watch', { table, since: null });
      return knownFrom(line, table).view;
    };
    const handsIn = async (who: Player) => (await viewOf(who))?.seats.map(({ hand }) => hand !== null);
    expect(await handsIn(host)).toEqual([true, false, false]);
    expect(await handsIn(friend)).toEqual([false, true, false]);
    expect(await handsIn(stranger)).toEqual([false, false, false]);
    expect((await viewOf(stranger))?.options).toEqual([]);
    // Not under another name either.
    const said = stranger.line.frames.join('');
    for (const [seat, who] of [host, friend].entries())
      for (const card of (await viewOf(who))?.seats[seat].hand ?? []) expect(said).not.toContain(`"${card}"`);
  });

  it('by asking to watch as somebody else is refused', async () => {
    const { stranger, table } = await started();
    for (const more of [{ viewer: 0 }, { seat: 0 }, { person: 'annaannaannaanna' }])
      expect(await stranger.line.ask('watch', { table, since: null, ...more })).toBe('not-understood');
  });

  it('is refused altogether where the table wants no spectators', async () => {
    const { stranger, table } = await started({ ...OPEN, spectators: false });
    expect(await stranger.line.ask('watch', { table, since: null })).toBe('no-spectators');
    expect(await stranger.line.ask('watch', { table, since: 1 })).toBe('no-spectators');
    expect(stranger.line.frames.join('')).not.toContain(table);
  });

  it('in the record is refused until the game is over', async () => {
    const { host, stranger, table } = await started();
    for (const { visitor } of [host, stranger])
      expect((await visitor.get(`/api/records/${table}`)).body).toEqual({ why: 'not-found' });
  });
});

describe('what a stranger may not do', () => {
  it.each<[Verb, object]>([
    ['rise', {}],
    ['ready', { word: '' }],
    ['unready', {}],
    ['orders', { orders: ORDERS }],
    ['leave', {}],
    ['back', {}],
    ['say', { text: 'Ahoy' }],
    ['phrase', { phrase: 'ahoy' }],
    ['rematch', {}],
    ['swap', { seats: [0, 1] }],
    ['remove', { seat: 0 }],
    ['bot', { seat: 0, level: 'deckhand' }],
    ['phrases', { only: true }],
    ['start', {}],
  ])('%s, before a game and during it', async (verb, body) => {
    const before = await gathered();
    const during = await started();
    for (const { stranger, host, table } of [before, during]) {
      await host.line.ask('ping', {}); // everything before has been heard
      const { number } = knownFrom(host.line, table);
      expect(await stranger.line.ask(verb, { table, ...body })).not.toBe('ok');
      await host.line.ask('ping', {});
      expect(knownFrom(host.line, table).number).toBe(number);
    }
  });
});

describe('the powers of a host', () => {
  it.each<[Verb, object]>([
    ['swap', { seats: [0, 1] }],
    ['remove', { seat: 0 }],
    ['bot', { seat: 0, level: 'deckhand' }],
    ['phrases', { only: true }],
    ['start', {}],
  ])('to %s are not those of another seat', async (verb, body) => {
    const { friend, table } = await gathered();
    expect(await friend.line.ask(verb, { table, ...body })).toBe('not-yours');
  });

  it('are no longer those of the former host', async () => {
    const { host, friend, third, table } = await gathered();
    expect(await host.line.ask('rise', { table })).toBe('ok');
    expect(await host.line.ask('remove', { table, seat: 2 })).toBe('not-yours');
    expect(await third.line.ask('remove', { table, seat: 1 })).toBe('not-yours');
    expect(await friend.line.ask('remove', { table, seat: 2 })).toBe('ok');
  });
});

describe('standing orders', () => {
  it('are given by everybody for themselves, and seen by nobody else', async () => {
    const { host, friend, stranger, table } = await started();
    await stranger.line.ask('watch', { table, since: null });
    for (const more of [{ seat: 0 }, { person: 'annaannaannaanna' }])
      expect(await friend.line.ask('orders', { table, orders: ORDERS, ...more })).toBe('not-understood');
    expect(await host.line.ask('orders', { table, orders: { ...ORDERS, defend: 17 } })).toBe('ok');
    for (const { line } of [friend, stranger]) {
      await line.ask('watch', { table, since: null });
      expect(line.frames.join('')).not.toContain('"defend":17');
    }
    await host.line.ask('watch', { table, since: null });
    expect(host.line.frames.join('')).toContain('"defend":17');
  });
});
