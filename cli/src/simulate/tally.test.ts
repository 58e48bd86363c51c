import { deal, fromSeed, supply } from '@jamaica/chance';
import { apply, type GameEvent, type Rules, settle, start, waiting } from '@jamaica/rules';
import { expect, it } from 'vitest';
import { random } from '../sailors.ts';
import { Simulation } from './game.ts';
import { addTally, deviation, emptyTally, mean, type Tally } from './tally.ts';

const RULES: Rules = { edition: '2007', players: 3, ghost: true };

const played = (rules: Rules, from: number, to: number): Tally => {
  const tally = emptyTally(rules);
  const simulation = new Simulation(rules, random);
  for (let game = from; game < to; game++) simulation.play(`tally/${game}`, tally);
  return tally;
};

/** The same game by the door, where every event is kept. */
const eventsOf = (rules: Rules, seed: string): GameEvent[] => {
  const rng = fromSeed(seed);
  let state = start(rules, deal(rules, rng));
  const events: GameEvent[] = [];
  for (let now = waiting(state); !('over' in now); now = waiting(state)) {
    const step =
      'chance' in now
        ? settle(state, supply(state, rng))
        : apply(state, { ...now.decide[0], choice: now.decide[0].options[rng.below(now.decide[0].options.length)] });
    if (!step.ok) throw new Error(step.error.why);
    state = step.value.state;
    events.push(...step.value.events);
  }
  return events;
};

it('adds up to the same however the games are divided', () => {
  const parts = emptyTally(RULES);
  addTally(parts, played(RULES, 30, 60));
  addTally(parts, played(RULES, 0, 30));
  expect(parts).toEqual(played(RULES, 0, 60));
});

it.each(['2007', '2021'] as const)('counts every shortage and every battle: %s', edition => {
  const rules: Rules = { ...RULES, edition };
  const { battles, attackerWins, draws, shortages, treasures } = played(rules, 0, 1);
  const events = eventsOf(rules, 'tally/0');
  const times = (kind: GameEvent['kind']) => events.filter(event => event.kind === kind).length;
  const won = events.filter(event => event.kind === 'battle-won' && event.winner === event.attacker).length;
  expect({ battles, attackerWins, draws, shortages, treasures }).toEqual({
    battles: times('battle-won') + times('battle-drawn'),
    attackerWins: won,
    draws: times('battle-drawn'),
    shortages: times('shortage'),
    treasures: times('treasure-found'),
  });
});

it('gives every game at least one winner and every ship a score', () => {
  const { games, ships, places, scores, sharedWins } = played(RULES, 0, 60);
  const wins = ships.reduce((sum, ship) => sum + ship.wins, 0);
  expect(wins).toBeGreaterThanOrEqual(games + sharedWins);
  expect(ships.map(ship => ship.scores.count)).toEqual([60, 60, 60, 60]);
  expect(places).toHaveLength(3);
  expect([...scores.values()].reduce((sum, times) => sum + times, 0)).toBe(240);
});

it('knows mean and deviation', () => {
  const spread = { count: 2, sum: 10, squares: 58, min: 3, max: 7 };
  expect(mean(spread)).toBe(5);
  expect(deviation(spread)).toBe(2);
});
