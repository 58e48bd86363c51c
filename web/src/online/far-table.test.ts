import { deal, fromSeed } from '@jamaica/chance';
import { checkOf, type News, type Snapshot } from '@jamaica/messages';
import { asking, ok, settle, start, view } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { FIRST_WISHES, termsOf } from '../lobby/terms.ts';
import { FarTable } from './far-table.svelte.ts';
import { Line } from './line.svelte.ts';

const TABLE = 'AAAAAAAAAAAAAAAA';
const ME = 'MMMMMMMMMMMMMMMM';

const terms = termsOf({ ...FIRST_WISHES, players: 3 });
const before = start(terms.rules, deal(terms.rules, fromSeed('far')));
const rolled = settle(before, { roll: 'action', dice: [2, 5] });
if (!rolled.ok) throw new Error('the dice were refused');
const { state, events } = rolled.value;

const bot = { sitter: { kind: 'bot', level: 'bosun', pirate: 'john' }, ready: true, absent: null } as const;
const snapshot: Snapshot = {
  at: 0,
  terms,
  host: ME,
  commitment: '0'.repeat(64),
  stage: 'sailing',
  seats: [{ sitter: { kind: 'person', person: ME, name: 'M', pirate: 'anne' }, ready: true, absent: null }, bot, bot],
  you: 0,
  words: [],
  view: view(before, 0),
  decision: null,
  clocks: [],
  orders: null,
  chat: [],
  rematch: null,
};

const step = (check: number): News => ({ kind: 'events', at: 1, events, ...asking(state, 0), decision: 9, check });

/** A game in which nothing has happened yet, and where the page said that it had gone astray. */
const arrived = () => {
  const astray: string[] = [];
  const line = new Line({
    greet: async () => ok({}),
    open: () => ({ send: () => {}, close: () => {} }),
    isOnline: () => true,
    now: () => 0,
    later: () => () => {},
    chance: () => 0,
  });
  line.goneAstray = at => void astray.push(at);
  const table = new FarTable(TABLE, line);
  table.arrived(8, snapshot);
  table.caughtUp();
  return { table, astray };
};

describe('a table far away', () => {
  it('puts together from events what the server has', () => {
    const { table, astray } = arrived();
    table.heard(9, step(checkOf(view(state, 0))));
    expect(table.now?.view).toEqual(view(state, 0));
    expect(table.game?.now.view(0)).toBe(table.now?.view);
    expect(astray).toEqual([]);
  });

  it('asks for the whole when that is not what the server has', () => {
    const { table, astray } = arrived();
    table.heard(9, step(1));
    expect(astray).toEqual([TABLE]);
    expect(table.now?.view).toEqual(view(before, 0));
  });

  it('asks for the whole when something has happened that cannot happen there', () => {
    const { table, astray } = arrived();
    const impossible = { kind: 'treasure-taken', winner: 0, loser: 1, index: 3, treasure: 5 } as const;
    table.heard(9, { kind: 'events', at: 1, events: [impossible], ...asking(state, 0), decision: 9 });
    expect(astray).toEqual([TABLE]);
  });
});
