import { CARDS, DECISIONS } from '@jamaica/rules';
import type { RecordFault } from '@jamaica/rules/record';
import { LANGUAGES } from '@jamaica/words';
import { wordsFor } from '@jamaica/words/terminal';
import { describe, expect, it } from 'vitest';
import { explainFault, explainRecord } from './explain.ts';

type Fault = RecordFault['fault'];
type Faults = { readonly [W in Fault['why']]: readonly Extract<Fault, { why: W }>[] };

const question = { kind: 'move', seat: 2 } as const;
const mark = { after: 'ghost', tokens: [], ships: [] } as const;

const FAULTS: Faults = {
  over: [{ why: 'over' }],
  'awaits-chance': [
    { why: 'awaits-chance', chance: { roll: 'action' } },
    { why: 'awaits-chance', chance: { roll: 'combat', ship: 1 } },
    { why: 'awaits-chance', chance: { roll: 'shortage', ship: 'ghost' } },
    { why: 'awaits-chance', chance: { shuffle: 3 } },
  ],
  'awaits-decision': DECISIONS.map(kind => ({ why: 'awaits-decision', open: [{ kind, seat: 1 }] })),
  'not-an-option': [{ why: 'not-an-option', question, options: ['to:7', 'to:13'] }],
  'not-a-face': [
    { why: 'not-a-face', chance: { roll: 'action' }, faces: [1, 2, 3, 4, 5, 6] },
    { why: 'not-a-face', chance: { roll: 'shortage', ship: 0 }, faces: ['circle', 'star'] },
  ],
  'not-that-deck': [{ why: 'not-that-deck', seat: 1, cards: CARDS.slice(0, 2) }],
  header: (['edition', 'players', 'ghost', 'captain', 'pile', 'removed', 'decks'] as const).map(field => ({
    why: 'header',
    field,
  })),
  'not-a-record': [{ why: 'not-a-record' }],
  'not-a-step': [{ why: 'not-a-step' }],
  'count-differs': [{ why: 'count-differs', question, counted: 3, said: 4 }],
  'options-differ': [{ why: 'options-differ', question, options: ['to:7', 'to:13'] }],
  'mark-expected': [{ why: 'mark-expected', mark }],
  'mark-unexpected': [{ why: 'mark-unexpected' }],
  'mark-differs': [{ why: 'mark-differs', path: 'ships[0].space', is: 4, said: 5 }],
  'final-unexpected': [{ why: 'final-unexpected' }],
  'final-differs': [{ why: 'final-differs', path: 'final.rounds', is: 9, said: undefined }],
};

const all: readonly Fault[] = Object.values(FAULTS).flat();

describe.each(LANGUAGES)('a refusal in %s', language => {
  const words = wordsFor(language);

  it.each(Object.entries(FAULTS))('%s', (_, faults: readonly Fault[]) => {
    for (const fault of faults) {
      const text = explainFault(fault, words);
      expect(text).not.toMatch(/undefined|NaN|\[object|function|\$\{/);
      expect(text.length).toBeGreaterThan(15);
      if (language !== 'en') expect(text).not.toBe(explainFault(fault, wordsFor('en')));
    }
  });

  it('is different for each fault', () => {
    expect(new Set(all.map(fault => explainFault(fault, words))).size).toBe(all.length);
  });
});

describe('a refusal', () => {
  const words = wordsFor('en');

  it('counts steps from 1 for people and from 0 for programs', () => {
    expect(explainRecord({ step: 16, fault: FAULTS['count-differs'][0] }, words)).toBe(
      'step 17 (steps[16]): decision "move" (choosing the lane) of seat 2: expected 3 options, the record says 4',
    );
  });

  it('says who may decide', () => {
    const open = [0, 2].map(seat => ({ kind: 'card', seat }) as const);
    expect(explainFault({ why: 'awaits-decision', open }, words)).toBe(
      'expected the decision "card" (choosing a card) of seat 0 or 2',
    );
  });

  it('survives whatever a record says', () => {
    const deep: unknown[] = [];
    let inner = deep;
    for (let depth = 0; depth < 100_000; depth++) {
      const next: unknown[] = [];
      inner.push(next);
      inner = next;
    }
    expect(explainFault({ why: 'mark-differs', path: 'tokens', is: [], said: deep }, words)).toContain('…');
    const long = 'x'.repeat(10_000);
    expect(explainFault({ why: 'count-differs', question, counted: 3, said: long }, words).length).toBeLessThan(400);
  });
});
