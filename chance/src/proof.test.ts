import type { RecordStep } from '@jamaica/rules/record';
import { describe, expect, it } from 'vitest';
import { fairGame, fairOf, named, TABLES } from '../test/game.ts';
import { commitment, newSecret } from './fair.ts';
import { verifyFair } from './proof.ts';

const isChance = (step: RecordStep): boolean => 'roll' in step || 'shuffle' in step;
const fault = (input: unknown): unknown => {
  const verified = verifyFair(input);
  return verified.ok ? 'proven' : verified.error;
};

describe.each(named(TABLES))('a fair game of %s', (_, rules) => {
  const record = fairGame(rules);

  it('R-SET-2 R-SET-6 R-SET-7 is proven, set-up and every chance step', () => {
    const verified = verifyFair(JSON.parse(JSON.stringify(record)));
    if (!verified.ok) throw new Error(JSON.stringify(verified.error));
    const { captain, pile, removed, decks } = record;
    const fell = record.steps.flatMap((step, at) => (isChance(step) ? [{ at, fell: step }] : []));
    expect(verified.value).toEqual([
      { number: 0, at: null, fell: { captain, pile, removed, decks } },
      ...fell.map((each, index) => ({ number: index + 1, ...each })),
    ]);
  });

  it('is proven also when it is not finished', () => {
    for (const most of [0, 1, 2, 30]) expect(fault(fairGame(rules, newSecret(), most))).toBe('proven');
  });
});

describe('a record that was tampered with', () => {
  const record = fairGame({ edition: '2021', players: 3, ghost: false });
  const { fair, steps } = record;
  const first = (kind: string): number =>
    steps.findIndex(step => kind in step || ('roll' in step && step.roll === kind));
  const replaced = (at: number, step: unknown) => ({ ...record, steps: steps.with(at, step as RecordStep) });

  it('in one action die is refused for that die', () => {
    const at = first('action');
    const is = steps[at];
    if (!('dice' in is)) throw new Error('no roll');
    const [morning, evening] = is.dice;
    const said = { roll: 'action', dice: [morning, (evening % 6) + 1] };
    expect(fault(replaced(at, said))).toEqual({ why: 'chance-differs', number: 1, at, is, said });
  });

  it('in one combat die is refused for that die', () => {
    const at = first('combat');
    const is = steps[at];
    if (!('face' in is)) throw new Error('no battle');
    const said = { ...is, face: is.face === 'star' ? 2 : 'star' };
    expect(fault(replaced(at, said))).toMatchObject({ why: 'chance-differs', at, is, said });
  });

  it('in one shortage die is refused for that die', () => {
    const at = first('shortage');
    const is = steps[at];
    if (!('face' in is)) throw new Error('no shortage');
    const said = { ...is, face: is.face === 'star' ? 'skull' : 'star' };
    expect(fault(replaced(at, said))).toMatchObject({ why: 'chance-differs', at, is, said });
  });

  it('in the last action dice of all is refused for them, not for the final score', () => {
    const at = steps.findLastIndex(step => 'dice' in step);
    const said = { roll: 'action', dice: [6, 6] };
    expect(steps[at]).not.toEqual(said);
    expect(fault(replaced(at, said))).toMatchObject({ why: 'chance-differs', at, is: steps[at], said });
  });

  it('with two cards of a shuffle exchanged is refused for that shuffle', () => {
    const at = first('shuffle');
    const is = steps[at];
    if (!('shuffle' in is)) throw new Error('no shuffle');
    const [top, next, ...rest] = is.deck;
    const said = { ...is, deck: [next, top, ...rest] };
    expect(fault(replaced(at, said))).toMatchObject({ why: 'chance-differs', at, is, said });
  });

  it('R-SET-7 with another first Captain is refused for it', () => {
    const captain = (record.captain + 1) % 3;
    const is = record.captain;
    expect(fault({ ...record, captain })).toEqual({ why: 'setup-differs', field: 'captain', is, said: captain });
  });

  it('R-SET-2 with another treasure pile or other cards out of the game is refused for them', () => {
    const [top, next, ...rest] = record.pile;
    expect(fault({ ...record, pile: [next, top, ...rest] })).toMatchObject({ why: 'setup-differs', field: 'pile' });
    const [one, ...others] = record.removed;
    const removed = [...others, one];
    expect(fault({ ...record, removed })).toMatchObject({ why: 'setup-differs', field: 'removed', said: removed });
  });

  it('R-SET-6 with another deck is refused for the decks', () => {
    const decks = [record.decks[1], record.decks[0], record.decks[2]];
    expect(fault({ ...record, decks })).toMatchObject({ why: 'setup-differs', field: 'decks', said: decks });
  });

  it.each([
    ['in another order', ['Порт-Ройал', 'tide', '']],
    ['with one letter changed', ['tide', 'Порт-Ройал', 'a']],
    ['composed another way', ['tide', 'Порт-Ройал'.normalize('NFD'), '']],
  ])('whose words are %s is refused for the first thing that follows from them', (_, words) => {
    expect(fault({ ...record, fair: { ...fair, words } })).toMatchObject({ why: 'setup-differs' });
  });

  it('with another secret is refused for the commitment', () => {
    const secret = '5b'.repeat(32);
    expect(fault({ ...record, fair: { ...fair, secret } })).toEqual({
      why: 'wrong-commitment',
      is: commitment(secret),
      said: fair.commitment,
    });
  });

  it('with another commitment is refused for it', () => {
    const said = '00'.repeat(32);
    const changed = { ...record, fair: { ...fair, commitment: said } };
    expect(fault(changed)).toEqual({ why: 'wrong-commitment', is: fair.commitment, said });
  });

  it('with another secret and its commitment is refused for what it would have dealt', () => {
    expect(fault({ ...record, fair: fairOf(3, '5b'.repeat(32)) })).toMatchObject({ why: 'setup-differs' });
  });

  it('without one of its steps is refused, whichever it is', () => {
    for (const at of steps.keys()) expect(fault({ ...record, steps: steps.toSpliced(at, 1) })).not.toBe('proven');
    expect(fault({ ...record, steps: steps.toSpliced(0, 1) })).toEqual({
      why: 'record',
      fault: { step: 0, fault: { why: 'awaits-chance', chance: { roll: 'action' } } },
    });
  });

  it('in a mark or in the final score is refused as a record', () => {
    const at = steps.findIndex(step => 'after' in step);
    const marked = replaced(at, { ...steps[at], tokens: [] });
    expect(fault(marked)).toMatchObject({ why: 'record', fault: { step: at, fault: { why: 'mark-differs' } } });
    const scored = { ...record, final: { ...record.final, winners: [] } };
    expect(fault(scored)).toMatchObject({ why: 'record', fault: { step: null, fault: { why: 'final-differs' } } });
  });

  it('in a header is refused as a record', () => {
    expect(fault({ ...record, players: 7 })).toMatchObject({ why: 'record', fault: { fault: { field: 'players' } } });
    expect(fault({ ...record, v: 2 })).toMatchObject({ why: 'record', fault: { fault: { why: 'not-a-record' } } });
  });
});
