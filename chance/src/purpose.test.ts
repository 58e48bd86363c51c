import type { Card, Chance } from '@jamaica/rules';
import type { RecordStep } from '@jamaica/rules/record';
import { describe, expect, it } from 'vitest';
import { named, sameRace, TABLES } from '../test/game.ts';
import { verifyFair } from './proof.ts';
import { fromSeed } from './seed.ts';

const VOYAGES = process.env.TEST_LONG ? 1000 : 60;
const SECRET = '3c'.repeat(32);
const FOUR = { edition: '2021', players: 4, ghost: false } as const;
const SIX = { edition: '2007', players: 6, ghost: false } as const;

const isChance = (step: RecordStep): step is Chance => 'roll' in step || 'shuffle' in step;

/** The chances of a voyage by what they were for. */
const luckOf = (steps: readonly RecordStep[]): Map<string, Chance> => {
  const luck = new Map<string, Chance>();
  for (const chance of steps.filter(isChance)) {
    const kind =
      'shuffle' in chance ? `shuffle ${chance.shuffle}` : `${chance.roll} ${'ship' in chance ? chance.ship : ''}`;
    let number = 1;
    while (luck.has(`${kind} ${number}`)) number++;
    luck.set(`${kind} ${number}`, chance);
  }
  return luck;
};

describe('a race that everybody sails with the same luck', () => {
  const voyages = Array.from({ length: VOYAGES }, (_, index) =>
    sameRace(index % 2 ? FOUR : SIX, SECRET, fromSeed(`voyage ${index}`)),
  );

  it.each([
    ['four ships', FOUR],
    ['six ships', SIX],
  ])('R-RND-1 is the same for all who sail it, with %s: deal and dice of every round', (_, { players }) => {
    const sailed = voyages.filter(({ decks }) => decks.length === players);
    const dealt = new Set(
      sailed.map(({ captain, pile, removed, decks }) => JSON.stringify([captain, pile, removed, decks])),
    );
    expect(dealt.size).toBe(1);
    const known = new Map<string, string>();
    let met = 0;
    for (const { steps } of sailed)
      for (const [what, chance] of luckOf(steps)) {
        if ('shuffle' in chance) continue;
        const { reroll: _, ...fell } = 'reroll' in chance ? chance : { ...chance, reroll: null };
        const said = JSON.stringify(fell);
        expect(known.get(what) ?? said, what).toBe(said);
        if (known.has(what)) met++;
        known.set(what, said);
      }
    expect(met).toBeGreaterThan(VOYAGES * 10);
    // They are voyages of their own all the same.
    expect(new Set(sailed.map(({ steps }) => JSON.stringify(steps))).size).toBe(sailed.length);
  });

  it('R-RND-7 has the same order of cards in a shuffle, whichever of them lie there', () => {
    const orders = new Map<string, Card[][]>();
    for (const { steps } of voyages.filter(({ decks }) => decks.length === 4))
      for (const [what, chance] of luckOf(steps))
        if ('shuffle' in chance) orders.set(what, [...(orders.get(what) ?? []), [...chance.deck]]);
    expect(orders.size).toBeGreaterThanOrEqual(4);
    for (const [what, decks] of orders) {
      const pairs = new Set<string>();
      for (const deck of decks)
        deck.forEach((card, index) => {
          for (const later of deck.slice(index + 1)) pairs.add(`${card} ${later}`);
        });
      const turned = [...pairs].filter(pair => pairs.has(pair.split(' ').reverse().join(' ')));
      expect(turned, what).toEqual([]);
    }
  });
});

describe.each(named(TABLES))('a race of %s', (_, rules) => {
  const record = sameRace(rules, SECRET, fromSeed('proof'));

  it('is proven, and refused with one die changed or called what it is not', () => {
    const proofs = verifyFair(JSON.parse(JSON.stringify(record)));
    if (!proofs.ok) throw new Error(JSON.stringify(proofs.error));
    expect(proofs.value).toHaveLength(1 + record.steps.filter(isChance).length);
    const at = record.steps.findIndex(step => 'dice' in step);
    const roll = record.steps[at];
    if (!('dice' in roll)) throw new Error('no roll');
    const said = { ...roll, dice: [roll.dice[0], (roll.dice[1] % 6) + 1] };
    const forged: unknown[] = record.steps.with(at, roll);
    forged[at] = said;
    expect(verifyFair({ ...record, steps: forged })).toMatchObject({
      error: { why: 'chance-differs', at, is: roll, said },
    });
    const { by: __, ...inOrder } = record.fair;
    expect(verifyFair({ ...record, fair: inOrder })).toMatchObject({ error: { why: 'setup-differs' } });
    expect(verifyFair({ ...record, fair: { ...record.fair, by: 'whim' } })).toEqual({
      ok: false,
      error: { why: 'malformed', field: 'by' },
    });
  });
});
