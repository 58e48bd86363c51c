import { fromSeed } from '@jamaica/chance';
import { type Rules, view } from '@jamaica/rules';
import { expect, it } from 'vitest';
import { randomGame } from '../test/random-game.ts';
import { SAILORS } from './sailors.ts';

const RULES: Rules = { edition: '2021', players: 3, ghost: true };

it.each(SAILORS)('$name answers with one of its options', sailor => {
  for (const [index, { state, question }] of [...randomGame(RULES, fromSeed('questions'))].entries())
    if (index % 20 === 0)
      expect(question.options).toContain(sailor.choose(view(state, question.seat), fromSeed('whim')));
});
