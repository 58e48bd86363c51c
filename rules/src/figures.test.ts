import { expect, it } from 'vitest';
import { fastGame } from '../test/fast-game.ts';
import { testRng } from '../test/rng.ts';
import type { GameEvent } from './events.ts';
import type { Figures } from './figures.ts';
import { blank } from './state.ts';

const EDITIONS = ['2007', '2021'] as const;

it.each(EDITIONS)('what is counted of a game of %s is what is told of it', edition => {
  for (let round = 0; round < 10; round++) {
    const game = blank();
    const events: GameEvent[] = [];
    const figures: Figures = { battles: 0, attackerWins: 0, draws: 0, shortages: 0, treasures: 0, reshuffles: 0 };
    game.events = events;
    game.figures = figures;
    fastGame({ edition, players: 4, ghost: true }, testRng(round), game);
    const told = (kind: GameEvent['kind']): number => events.filter(event => event.kind === kind).length;
    const won = events.filter(event => event.kind === 'battle-won');
    expect(figures).toEqual({
      battles: won.length + told('battle-drawn'),
      attackerWins: won.filter(({ winner, attacker }) => winner === attacker).length,
      draws: told('battle-drawn'),
      shortages: told('shortage'),
      treasures: told('treasure-found'),
      reshuffles: told('shuffled'),
    });
  }
});
