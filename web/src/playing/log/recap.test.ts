import type { GameEvent } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import type { Line } from '../game/game.svelte.ts';
import { firstSince, recap, recentOf } from './recap.ts';

const lines = (...events: readonly GameEvent[]): Line[] =>
  events.map((event, index) => ({ key: index + 1, moment: index, event }));

const began: GameEvent = { kind: 'round-began', round: 3, captain: 1 };
const placed: GameEvent = { kind: 'dice-placed', captain: 1, morning: 5, evening: 2 };
const chose: GameEvent = { kind: 'chose', seat: 0, card: 'hidden' };
const revealed: GameEvent = { kind: 'revealed', seat: 1, card: 'forward/food' };
const morning: GameEvent = { kind: 'began', ship: 1, half: 'morning', action: 'forward', die: 5 };
const sailed: GameEvent = {
  kind: 'sailed',
  ship: 1,
  from: { space: 3, lap: 0 },
  to: { space: 8, lap: 0 },
  forward: true,
  why: 'action',
};
const attacked: GameEvent = { kind: 'attacked', attacker: 1, defender: 0, space: 8 };
const rolled: GameEvent = { kind: 'combat-rolled', ship: 1, face: 6, reroll: false };
const steered = (half: 'morning' | 'evening'): GameEvent => ({
  kind: 'ghost-steered',
  captain: 1,
  half,
  die: 2,
  forward: true,
  forced: false,
});

describe('the log', () => {
  it('is told round by round and turn by turn', () => {
    const [round] = recap(lines(began, placed, revealed, morning, sailed));
    expect(round).toMatchObject({ round: 3, captain: 1, dice: [5, 2] });
    expect(round.turns).toMatchObject([{ ship: 1, card: 'forward/food' }]);
    expect(round.turns[0].entries.map(({ event }) => event.kind)).toEqual(['began', 'sailed']);
  });
  it('does not tell that somebody chose a card', () => {
    const [round] = recap(lines(began, chose, placed));
    expect(round.before).toEqual([]);
  });
  it('does not tell of gunpowder that nobody spent', () => {
    const none: GameEvent = { kind: 'powder-spent', ship: 1, tokens: 0, from: [] };
    const some: GameEvent = { kind: 'powder-spent', ship: 0, tokens: 2, from: [{ hold: 0, tokens: 2 }] };
    const [round] = recap(lines(began, revealed, attacked, none, some));
    expect(round.turns[0].entries.map(({ event }) => event)).toEqual([attacked, some]);
  });
  it('points at the space of a battle from each of its lines', () => {
    const [round] = recap(lines(began, revealed, morning, sailed, attacked, rolled));
    expect(round.turns[0].entries.map(({ space }) => space)).toEqual([null, 8, 8, 8]);
  });
  it('points nowhere when the next half begins', () => {
    const [round] = recap(lines(began, revealed, sailed, morning));
    expect(round.turns[0].entries.map(({ space }) => space)).toEqual([8, null]);
  });
  it('gives the Ghost Ship one turn for both of its movements', () => {
    const [round] = recap(lines(began, revealed, steered('morning'), sailed, steered('evening'), sailed));
    expect(round.turns.map(({ ship, entries }) => [ship, entries.length])).toEqual([
      [1, 0],
      ['ghost', 4],
    ]);
  });
});

describe('a recap of a recap', () => {
  const second: GameEvent = { kind: 'round-began', round: 4, captain: 0 };
  it('keeps the rounds in which nothing is new', () => {
    const story = lines(began, revealed, sailed, second);
    const first = recap(story);
    const again = recap([...story, { key: 9, moment: 9, event: revealed }], first);
    expect(again[0]).toBe(first[0]);
    expect(again[1].turns).toHaveLength(1);
  });
  it('forgets what was taken back', () => {
    const story = lines(began, revealed, sailed);
    expect(recap(story.slice(0, 2), recap(story))[0].turns[0].entries).toEqual([]);
  });
  it('tells the last two rounds without being asked, and more where more is new', () => {
    const story = recap(lines(began, placed, began, placed, began, placed, began, placed));
    expect(recentOf(story, null)).toEqual(story.slice(2));
    expect(recentOf(story, 8)).toEqual(story.slice(2));
    expect(recentOf(story, 4)).toEqual(story.slice(1));
    expect(recentOf(story.slice(0, 1), null)).toEqual(story.slice(0, 1));
  });
});

describe('since the last turn', () => {
  it('begins with the first line that is told after it', () => {
    expect(firstSince(lines(began, chose, placed, revealed, morning), 1)).toBe(4);
  });
  it('has no beginning while nothing has been told', () => {
    expect(firstSince(lines(began, revealed, chose), 2)).toBeNull();
  });
});
