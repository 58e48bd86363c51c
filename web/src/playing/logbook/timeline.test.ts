import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyRace, practice, raced, voyageOf } from '../../../test/raced.ts';
import { timelineOf } from './timeline.ts';

const race = voyageOf(raced({ edition: '2021', players: 4, ghost: false }, practice('a race'), true));

describe('the timeline', () => {
  it('has every round once, one after the other', () => {
    fc.assert(
      fc.property(anyRace, voyage => {
        const { legs } = timelineOf(voyage);
        expect(legs.map(({ round }) => round)).toEqual(legs.map((_, index) => index + 1));
        expect(legs.slice(1).map(({ from }) => from)).toEqual(legs.slice(0, -1).map(({ until }) => until));
        expect(legs.at(-1)?.until).toBe(voyage.states.length);
      }),
      { numRuns: 40 },
    );
  });
  it('marks every treasure that was found and every battle', () => {
    const { marks } = timelineOf(race);
    const events = race.game.steps.flatMap(step => step.events);
    const count = (kind: string): number => events.filter(event => event.kind === kind).length;
    expect(marks.filter(({ kind }) => kind === 'treasure')).toHaveLength(count('treasure-found'));
    expect(marks.filter(({ kind }) => kind === 'battle')).toHaveLength(count('attacked'));
    expect(count('attacked')).toBeGreaterThan(0);
  });
});
