import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownFrom, OPEN, SeatedPlayer, tableIn } from './sockets-player.ts';
import { guest, type House, type Line, openHouse, Visitor } from './sockets-visitor.ts';

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const TERMS = { ...OPEN, rules: { edition: '2021', players: 2, ghost: true } } as const;

/** Two people of the same name at a table, ready to sail. */
const sisters = async () => {
  const [one, other] = [await guest(house), await guest(house)];
  for (const visitor of [one, other]) await visitor.put('/api/me/name', { name: 'Anna' });
  const table = tableIn(await one.post('/api/tables', { terms: TERMS }));
  const lines: Line[] = [];
  for (const visitor of [one, other]) {
    const line = await visitor.connect();
    lines.push(line);
    expect(await line.ask('watch', { table, since: null })).toBe('ok');
    expect(await line.ask('sit', { table, seat: null, pirate: null })).toBe('ok');
    expect(await line.ask('say', { table, text: 'Ahoy' })).toBe('ok');
    expect(await line.ask('ready', { table, word: 'tide' })).toBe('ok');
  }
  return { one, other, table, lines };
};

/** The names of the people at a table, as a stranger sees it. */
const namesAt = async (table: string) => {
  const stranger = await (await guest(house)).connect();
  expect(await stranger.ask('watch', { table, since: null })).toBe('ok');
  const { snapshot } = knownFrom(stranger, table);
  stranger.close();
  return {
    seats: snapshot?.seats.map(({ sitter }) => (sitter?.kind === 'person' ? sitter.name : null)),
    chat: snapshot?.chat.map(({ name, text }) => `${name}: ${text}`),
    absent: snapshot?.seats.map(({ absent }) => absent),
  };
};

describe('two people of one name', () => {
  it('can be told apart in their seats and in what they say', async () => {
    const { table, lines } = await sisters();
    expect(await namesAt(table)).toMatchObject({ seats: ['Anna', 'Anna 2'], chat: ['Anna: Ahoy', 'Anna 2: Ahoy'] });
    for (const line of lines) line.close();
  });

  it('go by a new name once they sit down again', async () => {
    const { other, table, lines } = await sisters();
    await other.put('/api/me/name', { name: 'Olena' });
    expect(await lines[1].ask('sit', { table, seat: null, pirate: null })).toBe('ok');
    expect((await namesAt(table)).seats).toEqual(['Anna', 'Olena']);
    for (const line of lines) line.close();
  });
});

describe('somebody who deletes their data', () => {
  it('frees their seat where people gather', async () => {
    const { other, table, lines } = await sisters();
    await other.delete('/api/me');
    expect((await namesAt(table)).seats).toEqual(['Anna', null]);
    lines[0].close();
  });

  it('hands over the table that they host, seated or not', async () => {
    const { one, table, lines } = await sisters();
    expect(await lines[0].ask('remove', { table, seat: 0 })).toBe('ok');
    expect(await lines[1].ask('start', { table })).toBe('not-yours');
    await one.delete('/api/me');
    expect(await lines[1].ask('start', { table })).toBe('ok');
    lines[1].close();
  });

  it('has no name any more at a table under way, where a bot plays on, nor in the record, which stays as fair', async () => {
    const { one, other, table, lines } = await sisters();
    expect(await lines[0].ask('start', { table })).toBe('ok');
    await one.delete('/api/me');
    expect(await lines[0].whenClosed()).toBe(4011);
    expect(await namesAt(table)).toEqual({
      seats: ['…', 'Anna 2'],
      chat: ['Anna 2: Ahoy'],
      absent: ['left', null],
    });

    const seat = new SeatedPlayer(lines[1], table);
    await seat.play();
    const record = () => new Visitor(house).get(`/api/records/${table}`);
    const before = (await record()).body;
    expect(before).toMatchObject({ berths: [{ name: '…' }, { name: 'Anna 2' }] });
    await other.delete('/api/me');
    const after = (await record()).body;
    expect(after).toMatchObject({ berths: [{ name: '…' }, { name: '… 2' }] });
    expect(after).toEqual({ ...Object(before), berths: Object(after).berths });
    expect(await namesAt(table)).toMatchObject({ seats: ['…', '… 2'], chat: [] });
  });

  it('takes the bot accounts along that are theirs', async () => {
    const owner = await guest(house);
    const { body } = await owner.post('/api/bots', { name: 'Clockwork' });
    const bot = new Visitor(house);
    bot.token = Object(body).token;
    const table = tableIn(await bot.post('/api/tables', { terms: TERMS }));
    expect((await namesAt(table)).seats).toEqual(['Clockwork', null]);
    await owner.delete('/api/me');
    expect((await namesAt(table)).seats).toEqual([null, null]);
  });
});
