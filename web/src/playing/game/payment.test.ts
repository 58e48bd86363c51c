import { deal, fromSeed, supply } from '@jamaica/chance';
import { apply, type Rules, settle, start, view, waiting } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { type Coffer, firstFrom, type Given, oneLess, oneMore, type Payment, paymentOf, sensible } from './payment.ts';

const coffers = (...tokens: readonly number[]): readonly Coffer[] =>
  tokens.map((each, place) => ({ place, tokens: each }));

const paying = (due: number, tokens: readonly number[], given: Given): Payment => ({
  resource: 'gold',
  due,
  coffers: coffers(...tokens),
  given,
  option: null,
});

describe('what is due', () => {
  it('comes from the smallest holds, so that the most of them are empty then', () => {
    expect(sensible({ due: 5, coffers: coffers(6, 2, 4, 1) })).toEqual([0, 2, 2, 1]);
  });

  it('comes first from the hold that is pointed at', () => {
    expect(firstFrom({ due: 5, coffers: coffers(6, 2, 4, 1) }, 2)).toEqual([0, 0, 4, 1]);
    expect(firstFrom({ due: 5, coffers: coffers(6, 2, 4, 1) }, 0)).toEqual([5, 0, 0, 0]);
  });

  it('is there again at once when one hold gives more: the fullest of the others takes it back', () => {
    expect(oneMore(paying(5, [6, 2, 4, 1], [0, 2, 2, 1]), 0)).toEqual([1, 2, 1, 1]);
  });

  it('is missing when a hold gives less, until another gives it', () => {
    const less = oneLess(paying(5, [6, 2, 4, 1], [0, 2, 2, 1]), 3);
    expect(less).toEqual([0, 2, 2, 0]);
    expect(oneMore(paying(5, [6, 2, 4, 1], less ?? []), 0)).toEqual([1, 2, 2, 0]);
  });

  it('is not more than a hold has, and not less than nothing', () => {
    expect(oneMore(paying(5, [6, 2, 4, 1], [0, 2, 2, 1]), 1)).toBeNull();
    expect(oneLess(paying(5, [6, 2, 4, 1], [0, 2, 2, 1]), 0)).toBeNull();
  });
});

const TABLES: readonly Rules[] = [
  { edition: '2007', players: 3, ghost: true },
  { edition: '2021', players: 6, ghost: false },
];

it.each(TABLES)('R-PAY-2 R-BAT-3 every split can be reached by taps, $edition', rules => {
  let asked = 0;
  for (let game = 0; game < 12; game++) {
    const rng = fromSeed(`payment ${game}`);
    let state = start(rules, deal(rules, rng));
    for (let now = waiting(state); !('over' in now); now = waiting(state)) {
      if ('chance' in now) {
        const step = settle(state, supply(state, rng));
        if (step.ok) state = step.value.state;
        continue;
      }
      const [question] = now.decide;
      const seen = view(state, question.seat);
      const first = paymentOf(seen, question, null);
      expect(first !== null).toBe(question.kind === 'pay' || question.kind === 'powder-from');
      if (first) {
        asked++;
        // What is ready before anything is touched can be paid.
        expect(question.options).toContain(first.option);
        const reached = new Map<string, string | null>();
        const open = [first];
        for (let payment = open.pop(); payment; payment = open.pop()) {
          const key = payment.given.join();
          if (reached.has(key)) continue;
          reached.set(key, payment.option);
          for (const index of payment.coffers.keys())
            for (const given of [oneMore(payment, index), oneLess(payment, index)]) {
              const next = given && paymentOf(seen, question, given);
              if (next) open.push(next);
            }
        }
        expect(new Set([...reached.values()].filter(option => option !== null))).toEqual(new Set(question.options));
      }
      const { kind, seat, options } = question;
      const step = apply(state, { kind, seat, choice: options[rng.below(options.length)] });
      if (!step.ok) throw new Error('refused');
      state = step.value.state;
    }
  }
  expect(asked).toBeGreaterThan(5);
});
