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

const GAMES = 5;

it.each<Rules>([
  { edition: '2007', players: 3, ghost: true },
  { edition: '2021', players: 3, ghost: true },
  { edition: '2007', players: 4, ghost: false },
  { edition: '2021', players: 6, ghost: false },
])('counts what happens in the same games by the door: $edition, $players players', rules => {
  const events = Array.from({ length: GAMES }, (_, game) => eventsOf(rules, `tally/${game}`)).flat();
  const times = (kind: GameEvent['kind']) => events.filter(event => event.kind === kind).length;
  const finals = events.flatMap(event => (event.kind === 'game-over' ? [event.final] : []));
  const totals = finals.flatMap(({ scores }) => scores.map(({ total }) => total));
  const tally = played(rules, 0, GAMES);
  expect(tally).toMatchObject({
    games: GAMES,
    battles: times('battle-won') + times('battle-drawn'),
    attackerWins: events.filter(event => event.kind === 'battle-won' && event.winner === event.attacker).length,
    draws: times('battle-drawn'),
    shortages: times('shortage'),
    treasures: times('treasure-found'),
    reshuffles: times('shuffled'),
    rounds: { count: GAMES, sum: times('round-began'), max: Math.max(...finals.map(({ rounds }) => rounds)) },
    sharedWins: finals.filter(({ winners }) => winners.length > 1).length,
    scores: new Map([...new Set(totals)].map(total => [total, totals.filter(each => each === total).length])),
  });
  const wins = (ship: number) =>
    finals.filter(({ winners }) => winners.includes(ship === rules.players ? 'ghost' : ship));
  expect(tally.ships.map(ship => ship.wins)).toEqual(tally.ships.map((_, ship) => wins(ship).length));
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
