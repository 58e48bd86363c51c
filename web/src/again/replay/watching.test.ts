import { describe, expect, it } from 'vitest';
import { practice, raced, voyageOf } from '../../../test/raced.ts';
import { Watching } from './watching.svelte.ts';

const race = voyageOf(raced({ edition: '2007', players: 2, ghost: true }, practice('watched'), true));
const watch = (at = 0): Watching => new Watching(race, at, 'off', () => undefined);

describe('somebody who watches a race', () => {
  it('begins where the address says, and at the start when it says nothing', () => {
    expect([watch(17), watch(Number.NaN), watch(-3), watch(1e6)].map(({ at }) => at)).toEqual([
      17,
      0,
      0,
      race.game.steps.length,
    ]);
  });
  it('sees the same by going step by step as by going there at once', async () => {
    const [walking, jumping] = [watch(), watch(25)];
    for (let step = 0; step < 25; step++) walking.forward();
    // What is shown without a pause still comes one after the other.
    await expect.poll(() => walking.game.lines.length).toBe(jumping.game.lines.length);
    expect(walking.game.shown).toEqual(jumping.game.shown);
    expect(walking.game.lines.map(({ event }) => event)).toEqual(jumping.game.lines.map(({ event }) => event));
  });
  it('goes by rounds: to the beginning of this one first, and then to that of the one before', () => {
    const { legs } = watch().timeline;
    const watching = watch(legs[2].from + 3);
    watching.roundBack();
    expect(watching.at).toBe(legs[2].from);
    watching.roundBack();
    expect(watching.at).toBe(legs[1].from);
    watching.roundForward();
    watching.roundForward();
    expect(watching.at).toBe(legs[3].from);
  });
  it('stops at the end, and begins again from the start', () => {
    const watching = watch(race.game.steps.length);
    watching.forward();
    expect([watching.at, watching.isPlaying]).toEqual([race.game.steps.length, false]);
    watching.toggle();
    expect([watching.at, watching.isPlaying]).toEqual([0, true]);
  });
  it('looks with other eyes at the same moment', () => {
    const watching = watch(12);
    const hands = (): boolean[] => watching.game.shown.seats.map(({ hand }) => hand !== null);
    expect(hands()).toEqual([true, true]);
    watching.look(1);
    expect([watching.at, ...hands()]).toEqual([12, false, true]);
    watching.look('spectator');
    expect(hands()).toEqual([false, false]);
  });
});
