import type { RecordStep } from '@jamaica/rules/record';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fairGame } from '../test/game.ts';
import { readFair, verifyFair } from './proof.ts';

describe('the field fair', () => {
  const record = fairGame({ edition: '2007', players: 3, ghost: true }, undefined, 5);
  const { fair, ...plain } = record;

  it('must be there', () => {
    expect(verifyFair(plain)).toEqual({ ok: false, error: { why: 'no-fair-field' } });
  });

  it.each([
    ['fair', null],
    ['fair', []],
    ['fair', 'fair'],
    ['commitment', { ...fair, commitment: undefined }],
    ['commitment', { ...fair, commitment: fair.commitment.toUpperCase() }],
    ['secret', { ...fair, secret: fair.secret.slice(2) }],
    ['secret', { ...fair, secret: `${fair.secret.slice(1)}\n` }],
    ['secret', { ...fair, secret: `${fair.secret}\n` }],
    ['secret', { commitment: fair.commitment, words: fair.words }],
    ['words', { ...fair, words: 'tide' }],
    ['words', { ...fair, words: ['tide', 'reef'] }],
    ['words', { ...fair, words: ['tide', 'reef', 'rum', ''] }],
    ['words', { ...fair, words: ['tide', 'reef', 7] }],
    ['words', { ...fair, words: ['tide', 'reef', '\ud83e'] }],
    ['words', { ...fair, words: new Array(3) }],
  ])('must have the right %s: not %j', (field, changed) => {
    expect(verifyFair({ ...plain, fair: changed })).toEqual({ ok: false, error: { why: 'malformed', field } });
  });

  it('is read alone, too', () => {
    expect(readFair(fair, 3)).toEqual({ ok: true, value: fair });
  });
});

describe('anything at all', () => {
  const record = fairGame({ edition: '2007', players: 2, ghost: true }, undefined, 20);

  it('is verified or refused, never thrown on', () => {
    const anything = fc.oneof(fc.anything(), fc.jsonValue());
    fc.assert(
      fc.property(anything, input => {
        expect(verifyFair(input).ok).toBe(false);
      }),
    );
  });

  it.each(['fair', 'steps', 'captain', 'pile', 'removed', 'decks', 'players', 'v', 'edition', 'ghost', 'final'])(
    'in the place of %s is verified or refused, never thrown on',
    field => {
      fc.assert(
        fc.property(fc.oneof(fc.anything(), fc.jsonValue()), value => {
          expect(typeof verifyFair({ ...record, [field]: value }).ok).toBe('boolean');
        }),
      );
    },
  );

  it('in the place of a step, or inside one, is verified or refused, never thrown on', () => {
    fc.assert(
      fc.property(fc.nat(record.steps.length - 1), fc.anything(), fc.string(), (at, value, key) => {
        const step = record.steps[at];
        const keys = Object.keys(step);
        for (const said of [value, ...[...keys, key].map(each => ({ ...step, [each]: value }))])
          expect(typeof verifyFair({ ...record, steps: record.steps.with(at, said as RecordStep) }).ok).toBe('boolean');
      }),
    );
  });
});
