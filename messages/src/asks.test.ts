import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ASKS, readAsk } from './asks.ts';

const TABLE = 'AAAAAAAAAAAAAAAA';

describe('a message of a client', () => {
  it('is a verb and what it needs', () => {
    const body = { table: TABLE, decision: 7, choice: 'forward/food' };
    expect(readAsk({ id: 1, choose: body })).toEqual({ ok: true, value: { verb: 'choose', id: 1, body } });
  });

  it('needs no id', () => {
    expect(readAsk({ ping: {} })).toEqual({ ok: true, value: { verb: 'ping', id: null, body: {} } });
  });

  it('that is wrong is told where and what, with its id', () => {
    expect(readAsk({ id: 'a', choose: { table: TABLE, decision: -1, choice: '' } })).toEqual({
      ok: false,
      error: { id: 'a', path: 'choose.decision', expected: '>=0' },
    });
  });

  it('never hears its own words back', () => {
    const read = readAsk({ watch: { table: '<script>', since: null } });
    expect(JSON.stringify(read)).not.toContain('script');
  });

  it('may be anything at all without doing harm', () => {
    const verbs = fc.constantFrom(...Object.keys(ASKS), 'constructor', '__proto__', 'id');
    const bodies = fc.oneof(
      fc.jsonValue(),
      fc.dictionary(fc.constantFrom('table', 'seat', 'choice', 'since'), fc.jsonValue()),
    );
    fc.assert(
      fc.property(fc.dictionary(verbs, bodies), fc.jsonValue(), (message, other) => {
        for (const input of [message, other]) {
          const read = readAsk(input);
          expect(read.ok || typeof read.error.path === 'string').toBe(true);
        }
      }),
    );
  });
});
