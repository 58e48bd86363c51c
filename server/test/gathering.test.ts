import { describe, expect, it } from 'vitest';
import type { Request } from '../src/table/ask.ts';
import { mayWatch } from '../src/table/shown.ts';
import type { Table } from '../src/table/table.ts';
import { ANNE, MARY, PEOPLE, SAMUEL, TERMS } from './people.ts';
import { asked, opened } from './table.ts';

const sit = (seat: number | null = null, pirate: 'anne' | 'mary' | 'edward' | null = null): Request => ({
  verb: 'sit',
  body: { seat, pirate },
});
const ready = (word = 'tide'): Request => ({ verb: 'ready', body: { word } });
const START: Request = { verb: 'start', body: {} };

/** The table after these requests, all of which are granted. */
const after = (...requests: readonly (readonly [(typeof PEOPLE)[number], Request])[]): Table =>
  requests.reduce((table, [who, request]) => {
    const next = asked(table, who, request);
    if (typeof next === 'string') throw new Error(`${request.verb}: ${next}`);
    return next;
  }, opened());

const crew = (table: Table | string) =>
  typeof table === 'string'
    ? table
    : table.berths.map(berth => (berth?.sitter.kind === 'person' ? berth.sitter.name : (berth?.sitter.level ?? null)));

describe('sitting down', () => {
  it('takes the first free seat and pirate, or those that are wished for', () => {
    const table = after([ANNE, sit()], [MARY, sit(2)]);
    expect(crew(table)).toEqual(['Anne', null, 'Mary']);
    expect(table.berths.map(berth => berth?.sitter.pirate)).toEqual(['anne', undefined, 'mary']);
    expect(asked(table, SAMUEL, sit(0))).toBe('seat-taken');
    expect(asked(table, SAMUEL, sit(1, 'anne'))).toBe('pirate-taken');
    expect(asked(table, SAMUEL, sit(5))).toBe('seat-taken');
  });

  it('R-GHO-1 nobody sails the black ship where it is the Ghost Ship', () => {
    const rules = { ...TERMS.rules, ghost: true };
    expect(asked(opened({ ...TERMS, rules }), ANNE, sit(0, 'edward'))).toBe('pirate-taken');
    expect(crew(asked(opened({ ...TERMS, rules: { ...rules, ghost: false } }), ANNE, sit(0, 'edward')))[0]).toBe(
      'Anne',
    );
  });

  it('again takes another seat, or another pirate without being less ready', () => {
    const table = after([ANNE, sit(0)], [ANNE, ready()], [ANNE, sit(null, 'mary')]);
    expect(table.berths[0]).toMatchObject({ word: 'tide', sitter: { pirate: 'mary' } });
    expect(crew(asked(table, ANNE, sit(2)))).toEqual([null, null, 'Anne']);
    expect(asked(table, ANNE, sit(null, 'mary'))).toBe(table);
  });

  it('ends when the table is full', () => {
    const table = after([ANNE, sit()], [MARY, sit()], [SAMUEL, sit()]);
    expect(asked(table, PEOPLE[3], sit())).toBe('table-full');
  });
});

describe('the host', () => {
  const table = after([ANNE, sit()], [MARY, sit()]);

  it('swaps, removes and puts bots into seats; nobody else does', () => {
    const requests: readonly Request[] = [
      { verb: 'swap', body: { seats: [0, 2] } },
      { verb: 'remove', body: { seat: 1 } },
      { verb: 'bot', body: { seat: 1, level: 'bosun' } },
    ];
    expect(requests.map(request => crew(asked(table, ANNE, request)))).toEqual([
      [null, 'Mary', 'Anne'],
      ['Anne', null, null],
      ['Anne', 'bosun', null],
    ]);
    for (const request of [...requests, START]) expect(asked(table, MARY, request)).toBe('not-yours');
  });

  it('a host who goes hands the table to somebody who stays', () => {
    expect(asked(table, ANNE, { verb: 'rise', body: {} })).toMatchObject({ host: MARY.person });
  });

  it('makes it phrases only', () => {
    const quiet = after([ANNE, sit()], [ANNE, { verb: 'phrases', body: { only: true } }]);
    expect(asked(quiet, ANNE, { verb: 'say', body: { text: 'ahoy' } })).toBe('phrases-only');
    expect(asked(quiet, ANNE, { verb: 'phrase', body: { phrase: 'ahoy' } })).toMatchObject({
      chat: [{ name: 'Anne', text: null, phrase: 'ahoy' }],
    });
    expect(asked(quiet, MARY, { verb: 'phrase', body: { phrase: 'ahoy' } })).toBe('not-seated');
  });
});

describe('starting', () => {
  it('waits until every person is ready, then fills the free seats with bots', () => {
    const table = after([ANNE, sit()], [MARY, sit()], [ANNE, ready('mine')]);
    expect(asked(table, ANNE, START)).toBe('not-ready');
    const begun = after([ANNE, sit()], [MARY, sit()], [ANNE, ready('mine')], [MARY, ready('hers')], [ANNE, START]);
    expect(crew(begun)).toEqual(['Anne', 'Mary', 'captain']);
    expect(begun.game?.words).toEqual(['mine', 'hers', '']);
    expect(asked(begun, ANNE, sit(2))).toBe('already-started');
    expect(asked(begun, ANNE, START)).toBe(begun);
  });

  it('needs somebody', () => {
    expect(asked(opened(), ANNE, START)).toBe('not-seated');
  });

  it('shuts strangers out where there are no spectators', () => {
    const begun = after([ANNE, sit()], [ANNE, ready()], [ANNE, START]);
    const shut: Table = { ...begun, terms: { ...TERMS, spectators: false } };
    expect([null, MARY.person, ANNE.person].map(viewer => mayWatch(shut, viewer))).toEqual([false, false, true]);
    expect(mayWatch(begun, null)).toBe(true);
  });
});
