import { folded, type News, type SeatSnapshot, type Snapshot } from '@jamaica/messages';
import { describe, expect, it } from 'vitest';
import { FIRST_WISHES, termsOf } from '../lobby/terms.ts';

const [ME, FRIEND] = ['MMMMMMMMMMMMMMMM', 'FFFFFFFFFFFFFFFF'];
const NOBODY: SeatSnapshot = { sitter: null, ready: false, absent: null };
const person = (id: string, pirate: 'anne' | 'mary') => ({ kind: 'person', person: id, name: id[0], pirate }) as const;

const empty: Snapshot = {
  at: 0,
  terms: termsOf({ ...FIRST_WISHES, players: 3 }),
  host: ME,
  commitment: '0'.repeat(64),
  stage: 'gathering',
  seats: [NOBODY, NOBODY, NOBODY],
  you: null,
  words: null,
  view: null,
  decision: null,
  clocks: [],
  orders: null,
  chat: [],
  rematch: null,
};

const after = (...news: readonly News[]): Snapshot =>
  news.reduce((table, each, index) => folded(table, index + 1, each, ME), empty);

const sat = (seat: number, id: string, pirate: 'anne' | 'mary' = 'anne'): News => ({
  kind: 'sat',
  at: 1,
  seat,
  sitter: person(id, pirate),
});

describe('a table after a change', () => {
  it('marks a program in its seat, wherever that goes, until it rises', () => {
    const invited: News = { kind: 'sat', at: 1, seat: 1, sitter: person(FRIEND, 'anne'), program: true };
    const marks = (...news: readonly News[]) => after(...news).seats.map(({ program = false }) => program);
    expect(marks(invited)).toEqual([false, true, false]);
    expect(marks(invited, { kind: 'swapped', at: 2, seats: [1, 2] })).toEqual([false, false, true]);
    expect(marks(invited, { kind: 'rose', at: 2, seat: 1 })).toEqual([false, false, false]);
    expect(marks(invited, { kind: 'rose', at: 2, seat: 1 }, sat(1, FRIEND))).toEqual([false, false, false]);
  });

  it('knows where one sits, also after seats were swapped', () => {
    expect(after(sat(1, ME)).you).toBe(1);
    expect(after(sat(1, ME), { kind: 'swapped', at: 2, seats: [1, 2] }).you).toBe(2);
    expect(after(sat(1, ME), { kind: 'rose', at: 2, seat: 1 }).you).toBeNull();
    expect(after(sat(1, FRIEND)).you).toBeNull();
  });

  it('keeps somebody ready who only takes another pirate, and nobody else', () => {
    const ready: News = { kind: 'ready', at: 2, seat: 0 };
    expect(after(sat(0, ME), ready, sat(0, ME, 'mary')).seats[0].ready).toBe(true);
    expect(after(sat(0, ME), ready, sat(0, FRIEND)).seats[0].ready).toBe(false);
    expect(after(sat(0, ME), ready, { kind: 'unready', at: 3, seat: 0 }).seats[0].ready).toBe(false);
  });

  it('has a bot ready at once', () => {
    const bot: News = { kind: 'sat', at: 1, seat: 2, sitter: { kind: 'bot', level: 'bosun', pirate: 'john' } };
    expect(after(bot).seats[2]).toEqual({ sitter: bot.sitter, ready: true, absent: null, seal: null, program: false });
  });

  it('tells who is away, and that they are back', () => {
    const away: News = { kind: 'absent', at: 5, seat: 0, why: 'time', clocks: [] };
    expect(after(sat(0, ME), away).seats[0].absent).toBe('time');
    expect(after(sat(0, ME), away, { kind: 'returned', at: 6, seat: 0, clocks: [] }).seats[0].absent).toBeNull();
  });

  it('keeps the last hundred things that were said, with the number of each', () => {
    const said: News = { kind: 'said', at: 1, person: FRIEND, name: 'F', text: 'Ahoy', phrase: null };
    const { chat } = after(...Array.from({ length: 120 }, () => said));
    expect([chat.length, chat[0].number, chat.at(-1)?.number]).toEqual([100, 21, 120]);
  });

  it('does not take another’s orders for one’s own', () => {
    const orders = { defend: 3, payFrom: null, lane: null, overboard: null };
    expect(after({ kind: 'orders', at: 1, orders }, { kind: 'orders', at: 2, orders: null }).orders).toEqual(orders);
  });

  it('has a new host, other terms for the talk, and a rematch', () => {
    const table = after(
      { kind: 'hosted', at: 1, host: FRIEND },
      { kind: 'phrases', at: 2, only: true },
      { kind: 'ended', at: 3 },
      { kind: 'rematch', at: 4, table: 'RRRRRRRRRRRRRRRR' },
    );
    expect([table.host, table.terms.phrasesOnly, table.stage, table.rematch]).toEqual([
      FRIEND,
      true,
      'over',
      'RRRRRRRRRRRRRRRR',
    ]);
  });
});
