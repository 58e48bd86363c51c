import { describe, expect, it } from 'vitest';
import { practice, raced, voyageOf } from '../../../test/raced.ts';
import { isFinished, readVoyage } from './voyage.ts';

const race = voyageOf(raced({ edition: '2021', players: 4, ghost: false }, practice('a race'), true));

describe('a record that is watched', () => {
  it('has a state before the first step and one after each, up to the end', () => {
    expect(race.states).toHaveLength(race.game.steps.length + 1);
    expect(isFinished(race)).toBe(true);
  });
  it('says nothing about who sat there when the record does not', () => {
    expect(race.berths.map(({ bot }) => bot)).toEqual([null, null, null, null]);
  });
  it('ends before a mark that is wrong', () => {
    const steps = Array.isArray(race.record.steps) ? race.record.steps : [];
    const at = steps.findIndex((step, index) => index > 60 && 'after' in step);
    const broken = voyageOf({ ...race.record, steps: steps.with(at, { ...steps[at], tokens: [] }) });
    expect(broken.fault).toMatchObject({ step: at, fault: { why: 'mark-differs' } });
    expect(broken.game.steps.length).toBe(race.game.steps.filter(step => step.at < at).length - 1);
  });
  it('is not what has no set-up', () => {
    for (const input of [null, 7, {}, { v: 1, steps: [] }, { ...race.record, decks: [] }])
      expect(readVoyage(input)).toBeNull();
  });
});
