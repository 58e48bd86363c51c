import { fromSeed } from '@jamaica/chance';
import { type Rng, type Rules, type Seat, seen, view } from '@jamaica/rules';
import { imagine } from '@jamaica/rules/search';
import { describe, expect, it } from 'vitest';
import { shown, shownChange } from '../src/table/shown.ts';
import type { Change, Table } from '../src/table/table.ts';
import { PEOPLE } from './people.ts';
import { chosen, optionsAt, sailed, withFact } from './table.ts';

const TABLES: readonly Rules[] = [
  { edition: '2007', players: 3, ghost: false },
  { edition: '2021', players: 2, ghost: true },
  { edition: '2021', players: 4, ghost: true },
];

const ORDERS = { defend: 3, payFrom: 'fullest', lane: 'port', overboard: ['food'] } as const;

/** The same table, but for what a seat cannot know: hands, decks, treasures, and the orders of others. */
const twin = (table: Table, seat: Seat | null, rng: Rng): Table => {
  if (!table.game) return table;
  const { game, berths } = table;
  return {
    ...table,
    game: { ...game, state: imagine(view(game.state, seat), rng), setup: { ...game.setup, decks: [] } },
    berths: berths.map((berth, other) => (berth && other !== seat ? { ...berth, orders: ORDERS } : berth)),
  };
};

const viewersOf = ({ players }: Rules): (Seat | null)[] => [
  null,
  ...Array.from({ length: players }, (_, seat) => seat),
];
const personIn = (seat: Seat | null): string | null => (seat === null ? null : PEOPLE[seat].person);

const snapshot = (table: Table, seat: Seat | null): string =>
  JSON.stringify(shown(table, personIn(seat), table.at + 500));
/** In both ways that it can be told. */
const news = (change: Change, seat: Seat | null): string =>
  JSON.stringify([shownChange(change, personIn(seat)), shownChange(change, personIn(seat), 'on-joining')]);

/** What the rules let a seat know of a change: where this differs, something was revealed. */
const known = ({ step, table }: Change, seat: Seat | null): string =>
  JSON.stringify([step?.events.map(event => seen(event, seat)), table.game && view(table.game.state, seat)]);

describe.each(TABLES)('at a table of $edition with $players players', rules => {
  it('games that differ in what a seat cannot know send it the same snapshots, byte for byte', () => {
    const rng = fromSeed('twins');
    let differing = 0;
    for (const table of sailed(rules, 'leak'))
      for (const viewer of viewersOf(rules)) {
        const other = twin(table, viewer, rng);
        expect(snapshot(other, viewer)).toBe(snapshot(table, viewer));
        if (`${other.game?.state.cells}` !== `${table.game?.state.cells}`) differing++;
      }
    expect(differing).toBeGreaterThan(100);
  });

  it('a card that is chosen face down sends the others the same news, whatever it is', () => {
    const rng = fromSeed('cards');
    let compared = 0;
    for (const table of sailed(rules, 'face down'))
      for (const { seat, kind } of table.game?.asked ?? []) {
        if (kind !== 'card' || table.game?.asked.length === 1) continue; // the last one turns all face up
        for (const viewer of viewersOf(rules).filter(each => each !== seat)) {
          const other = twin(table, viewer, rng);
          const any = (at: Table): Change =>
            chosen(at, seat, optionsAt(at, seat)[rng.below(optionsAt(at, seat).length)]);
          expect(news(any(other), viewer)).toBe(news(any(table), viewer));
          compared++;
        }
      }
    expect(compared).toBeGreaterThan(20);
  });

  it('any other choice sends the same news as long as it reveals the same', () => {
    const rng = fromSeed('choices');
    let compared = 0;
    for (const table of sailed(rules, 'choices'))
      for (const { seat } of table.game?.asked ?? [])
        for (const viewer of viewersOf(rules)) {
          const other = twin(table, viewer, rng);
          const choice = optionsAt(table, seat).find(option => optionsAt(other, seat).includes(option));
          if (choice === undefined) continue;
          const [mine, theirs] = [chosen(table, seat, choice), chosen(other, seat, choice)];
          if (known(mine, viewer) !== known(theirs, viewer)) continue;
          expect(news(theirs, viewer)).toBe(news(mine, viewer));
          compared++;
        }
    expect(compared).toBeGreaterThan(100);
  });
});

describe('standing orders', () => {
  it('are told to nobody else', () => {
    const [table] = sailed(TABLES[0], 'orders');
    const [mine, theirs] = [ORDERS, { ...ORDERS, defend: 0 }].map(orders =>
      withFact(table, { kind: 'ordered', seat: 1, orders }),
    );
    expect(news(mine, 0)).toBe(news(theirs, 0));
    expect(news(mine, null)).toBe(news(theirs, null));
    expect(news(mine, 1)).not.toBe(news(theirs, 1));
  });
});

describe('the words for the dice', () => {
  it('are told to nobody before the game begins', () => {
    const [table] = sailed(TABLES[0], 'words');
    const lobby: Table = { ...table, stage: 'gathering', game: null };
    const change = withFact(lobby, { kind: 'ready', seat: 1, word: 'a secret word' });
    expect(news(change, 0) + snapshot(change.table, 0) + news(change, null)).not.toContain('a secret word');
  });
});
