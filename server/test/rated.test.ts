import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { knownFrom, SeatedPlayer } from './sockets-player.ts';
import { FREELY, guest, type House, openHouse, type Visitor } from './sockets-visitor.ts';

const TERMS = {
  rules: { edition: '2007', players: 2, ghost: true },
  clock: { kind: 'live', decision: 600, reserve: 3600 },
  listed: true,
  spectators: true,
  phrasesOnly: false,
} as const;

let house: House;
let games = 0;
beforeAll(async () => {
  house = await openHouse({ allowances: FREELY }, { TRUST_PROXY: '1' });
});
afterAll(() => house.close());

interface Player {
  readonly from: string;
  readonly hasCode: boolean;
}

const comer = async ({ from, hasCode }: Player, name: string): Promise<Visitor> => {
  const visitor = await guest(house);
  visitor.address = from;
  await visitor.put('/api/me/name', { name });
  if (hasCode) await visitor.post('/api/me/recovery');
  return visitor;
};

/** Two play a game, and this is who is on the leaderboard then. */
const leadersAfter = async (
  players: readonly [Player, Player],
  terms: object = TERMS,
): Promise<() => Promise<string[]>> => {
  const names = [`Nell ${++games}`, `Bram ${games}`];
  const people = [await comer(players[0], names[0]), await comer(players[1], names[1])];
  const { body } = await people[0].post('/api/tables', { terms });
  const table = String(Object(body).table);
  const lines = await Promise.all(people.map(person => person.connect()));
  for (const line of lines) {
    await line.ask('watch', { table, since: null });
    await line.ask('sit', { table, seat: null, pirate: null });
    await line.ask('ready', { table, word: 'tide' });
  }
  await lines[0].ask('start', { table });
  await Promise.all(lines.map(line => new SeatedPlayer(line, table).play()));
  await lines[0].until(() => knownFrom(lines[0], table).news.find(({ kind }) => kind === 'ended'));
  for (const line of lines) line.close();
  const board = async (): Promise<string[]> => {
    const answer = await people[0].get('/api/leaderboard?edition=2007&players=2');
    return Object(answer.body).lines.map((line: { readonly name: string }) => line.name);
  };
  return async () => (await board()).filter(name => names.includes(name)).toSorted();
};

describe('a listed game', () => {
  it('with a clock, between two who have a code each and come from different places, is rated', async () => {
    const leaders = await leadersAfter([
      { from: '192.0.2.1', hasCode: true },
      { from: '192.0.2.2', hasCode: true },
    ]);
    await expect.poll(leaders).toHaveLength(2);
  });

  it.each([
    ['between two at one address', { from: '192.0.2.1', hasCode: true }, TERMS],
    ['with a guest who has neither code nor passkey', { from: '192.0.2.2', hasCode: false }, TERMS],
    ['without a clock', { from: '192.0.2.2', hasCode: true }, { ...TERMS, clock: { kind: 'none' } }],
  ] as const)('%s is not', async (_, other, terms) => {
    const leaders = await leadersAfter([{ from: '192.0.2.1', hasCode: true }, other], terms);
    expect(await leaders()).toEqual([]);
  });
});
