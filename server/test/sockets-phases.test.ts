import { DECISIONS, type DecisionKind, type Rules } from '@jamaica/rules';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AskedSeat, Change } from '../src/table/table.ts';
import { browserOf, houseWith, tableId } from './moored.ts';
import { PEOPLE } from './people.ts';
import { changesHeard, knownFrom } from './sockets-player.ts';
import type { House } from './sockets-visitor.ts';
import { happening, SECRET } from './table.ts';

const RULES: readonly Rules[] = [
  { edition: '2007', players: 3, ghost: false, house: { shortageTreasure: 'optional' } }, // asks for the treasure (R-HOU-3)
  { edition: '2021', players: 2, ghost: true },
  { edition: '2007', players: 4, ghost: true },
];
const MOST_GAMES = 60;

interface Reached {
  readonly changes: readonly Change[];
  readonly asked: AskedSeat;
}

/** Games up to a moment at which each kind of decision is asked. */
const moments = (): Map<DecisionKind, Reached> => {
  const found = new Map<DecisionKind, Reached>();
  for (let game = 0; game < MOST_GAMES && found.size < DECISIONS.length; game++) {
    const changes = [...happening(RULES[game % RULES.length], `phases ${game}`, { kind: 'none' })];
    for (const [index, { table }] of changes.entries())
      for (const asked of table.stage === 'sailing' ? (table.game?.asked ?? []) : [])
        if (!found.has(asked.kind)) found.set(asked.kind, { changes: changes.slice(0, index + 1), asked });
  }
  return found;
};

let house: House;
const found = moments();
const tables = new Map([...found.keys()].map((kind, index) => [kind, tableId(index)]));
beforeAll(async () => {
  house = await houseWith(
    [...found].map(([kind, { changes }]) => ({
      table: tables.get(kind) ?? '',
      entries: changes.map(({ entry }) => entry),
      secret: SECRET,
    })),
  );
});
afterAll(() => house.close());

describe('somebody whose connection is lost', () => {
  it.each(DECISIONS)('while they are asked for “%s” comes back, answers once, and misses nothing', async kind => {
    const seat = found.get(kind)?.asked.seat ?? -1;
    const table = tables.get(kind) ?? '';
    const visitor = browserOf(house, PEOPLE[seat]);
    const first = await visitor.connect();
    expect(await first.ask('watch', { table, since: null })).toBe('ok');
    const before = knownFrom(first, table);
    expect(before.view?.waiting).toMatchObject({ decide: expect.arrayContaining([{ kind, seat }]) });
    first.socket.terminate();

    const second = await visitor.connect();
    expect(await second.ask('watch', { table, since: before.number })).toBe('ok');
    expect(second.heard.filter(told => 'table' in told)).toEqual([]); // nothing has happened meanwhile
    const answer = { table, decision: before.decision, choice: before.view?.options[0] };
    second.socket.send(JSON.stringify({ id: 'lost', choose: answer }));
    second.close(); // whether it was done nobody knows here

    const third = await visitor.connect();
    expect(await third.ask('choose', answer)).toBe('ok');
    expect(await third.ask('watch', { table, since: before.number })).toBe('ok');
    const after = knownFrom(third, table);
    const heard = changesHeard(third, table);
    expect(heard.length).toBeGreaterThan(0);
    expect(heard).toEqual(heard.map((_, index) => before.number + 1 + index));
    expect(await third.ask('choose', answer)).toBe('ok');
    expect(knownFrom(third, table)).toEqual(after);
    third.close();
  });
});
