import { checkOf, folded, read, type Snapshot, Told } from '@jamaica/messages';
import { type Rules, view } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { clocks } from '../src/clock/clock.ts';
import { Listeners, type TableTold } from '../src/harbour/listeners.ts';
import { Recent } from '../src/harbour/recent.ts';
import { shown, shownChange } from '../src/table/shown.ts';
import { type Change, seatOf } from '../src/table/table.ts';
import { ANNE, MARY, PEOPLE } from './people.ts';
import { happening } from './table.ts';

const TABLES: readonly Rules[] = [
  { edition: '2007', players: 3, ghost: false },
  { edition: '2021', players: 2, ghost: true },
  { edition: '2007', players: 5, ghost: true, house: { gift: 'any', loot: 'empty-hold' } },
  { edition: '2021', players: 6, ghost: false, house: { tie: 'behind', shuffle: 'when-empty' } },
];

/** What arrives of a message. */
const arrived = (told: TableTold): Told => {
  const understood = read(Told, JSON.parse(JSON.stringify({ ...told, table: 'T'.repeat(16) })));
  if (!understood.ok) throw new Error(`${understood.error.path}: ${understood.error.expected}`);
  return understood.value;
};

const after = (screen: Snapshot | null, told: Told, person: string | null): Snapshot | null => {
  if ('snapshot' in told) return told.snapshot;
  return 'news' in told && screen ? folded(screen, told.number, told.news, person) : screen;
};

const hear = (recent: readonly Change[], how: { readonly recalls?: boolean }) => {
  const { table } = recent[recent.length - 1];
  const heard: TableTold[] = [];
  const listener = {
    person: ANNE.person,
    views: 'on-joining',
    told: heard.push.bind(heard),
    sentAway() {},
    ...how,
  } as const;
  new Listeners().add(listener, { table, since: null, recent, now: table.at, date: table.at });
  return heard;
};

describe.each(TABLES)('a step told by its events, $edition with $players players', rules => {
  it('leaves the view, to the byte, that is there, and its check now and then', () => {
    const changes = [...happening(rules, 'told')];
    let checks = 0;
    for (const person of [null, ...PEOPLE.slice(0, rules.players).map(({ person }) => person)]) {
      let screen: Snapshot | null = shown(changes[0].table, person, 0);
      for (const change of changes.slice(1)) {
        const { table, entry } = change;
        const news = shownChange(change, person, 'on-joining');
        if (!news) throw new Error('nobody was told');
        screen = after(screen, arrived({ table: table.id, number: entry.number, news }), person);
        const fresh = table.game && view(table.game.state, seatOf(table, person));
        expect(JSON.stringify(screen?.view)).toBe(JSON.stringify(fresh));
        expect([screen?.stage, screen?.clocks]).toEqual([table.stage, clocks(table, table.at)]);
        if (news.kind !== 'events' || news.check === undefined || !screen?.view) continue;
        expect(checkOf(screen.view)).toBe(news.check);
        checks++;
      }
    }
    expect(checks).toBeGreaterThan(20);
  });
});

describe('somebody who comes to a game', () => {
  const changes = [...happening(TABLES[0], 'late')];
  const last = changes[changes.length - 1];

  it('sees it as it stands', () => {
    const heard = hear(changes, {});
    expect(heard).toEqual([{ table: last.table.id, number: last.entry.number, snapshot: expect.anything() }]);
  });

  it('hears what happened shortly before if they want to, and sees the same in the end', async () => {
    const recent = new Recent();
    for (const [index, change] of changes.slice(1).entries()) recent.add(changes[index].table, [change]);
    const read = async function* (after: number) {
      yield changes.map(({ entry }) => entry).filter(({ number }) => number > after);
    };
    const heard = hear(await recent.until(last.table, read), { recalls: true });
    expect(heard.length).toBe(60);
    const screen = heard.map(arrived).reduce<Snapshot | null>((before, told) => after(before, told, ANNE.person), null);
    expect(screen).toEqual(shown(last.table, ANNE.person, last.table.at));
  });

  it('hears of nothing that happened while they might not look on', () => {
    const strangers = changes.map(change => ({
      ...change,
      table: { ...change.table, terms: { ...change.table.terms, spectators: false }, host: MARY.person, berths: [] },
    }));
    const welcome = { ...last, table: { ...last.table, host: ANNE.person } };
    expect(hear([...strangers, welcome], { recalls: true }).length).toBe(1);
  });
});
