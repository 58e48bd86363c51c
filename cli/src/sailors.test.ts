import { fromSeed } from '@jamaica/chance';
import { imagine, type Rules, type State, view } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { randomGame } from '../test/random-game.ts';
import { random, SAILORS, simple } from './sailors.ts';
import { Simulation } from './simulate/game.ts';
import { emptyTally, mean } from './simulate/tally.ts';

const GAMES: readonly Rules[] = [
  { edition: '2007', players: 2, ghost: true },
  { edition: '2021', players: 5, ghost: true },
  { edition: '2021', players: 6, ghost: false },
];

describe.each(GAMES)('in a game of $edition with $players players', rules => {
  it.each(SAILORS)('$name answers every question with one of its options', sailor => {
    for (const { state, question } of randomGame(rules, fromSeed('questions')))
      expect(question.options).toContain(sailor.choose(view(state, question.seat), question.options, fromSeed('whim')));
  });
});

it('R-VIS-4 chooses the same whatever is hidden', () => {
  const chosen = (state: State, seat: number): string =>
    simple.choose(view(state, seat), view(state, seat).options, fromSeed('whim'));
  for (const { state, question } of randomGame(GAMES[1], fromSeed('hidden'))) {
    const other = imagine(view(state, question.seat), fromSeed('other'));
    expect(chosen(other, question.seat)).toBe(chosen(state, question.seat));
  }
});

it('a simple sailor scores better than a random one', () => {
  const rules: Rules = { edition: '2021', players: 4, ghost: false };
  const scores = [random, simple].map(sailor => {
    const tally = emptyTally(rules);
    const simulation = new Simulation(rules, sailor);
    for (let game = 0; game < 20; game++) simulation.play(`strength/${game}`, tally);
    return mean(tally.ships[0].scores);
  });
  expect(scores[1]).toBeGreaterThan(scores[0] + 3);
});
