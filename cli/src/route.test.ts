import { fromSeed } from '@jamaica/chance';
import { type Rules, view } from '@jamaica/rules';
import { expect, it } from 'vitest';
import { randomGame } from '../test/random-game.ts';
import { endsOf, isFinish, priceOf, toGo } from './route.ts';

const RULES: Rules = { edition: '2007', players: 3, ghost: true };

it('R-MOV-1, R-MOV-2 knows every end of a move that the rules offer', () => {
  let asked = 0;
  for (const { state, question } of randomGame(RULES, fromSeed('moves'))) {
    if (question.kind !== 'move') continue;
    const { ships, turn, dice } = view(state, question.seat);
    if (!turn || !dice) throw new Error('nobody moves');
    const die = dice[turn.half === 'morning' ? 0 : 1];
    const ends = endsOf(ships[question.seat].position, die, turn.forward === true);
    const texts = ends.map(({ space, lap }) => (lap === 0 ? `to:${space}` : `to:${space}@${lap}`));
    expect(texts).toEqual(question.options);
    asked++;
  }
  expect(asked).toBeGreaterThan(0);
});

it('R-MOV-3 stops at the finish', () => {
  const [end, ...others] = endsOf({ space: 47, lap: 0 }, 6, true);
  expect(others).toEqual([]);
  expect(isFinish(end)).toBe(true);
});

it('R-MOV-4 passes Port Royal behind the start line', () => {
  expect(endsOf({ space: 48, lap: -1 }, 3, true)).toEqual([{ space: 1, lap: 0 }]);
  expect(endsOf({ space: 1, lap: 0 }, 3, false)).toEqual([{ space: 48, lap: -1 }]);
});

it('R-PAY-1 knows the price of a space', () => {
  expect([0, 1, 4, 5].map(priceOf)).toEqual([
    null,
    { resource: 'food', tokens: 2 },
    null,
    { resource: 'gold', tokens: 3 },
  ]);
});

it('counts the way to the finish', () => {
  expect(toGo({ space: 49, lap: 0 })).toBe(1);
  expect(toGo({ space: 0, lap: 1 })).toBe(0);
  expect(toGo({ space: 49, lap: -1 })).toBe(toGo({ space: 0, lap: 0 }) + 1);
});
