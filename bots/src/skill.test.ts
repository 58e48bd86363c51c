import { fromSeed } from '@jamaica/chance';
import { describe, expect, it } from 'vitest';
import { LEVELS } from './levels.ts';
import { levelBy, MOST_SKILL, skillAfter, skillOf } from './skill.ts';

const shareOf = (skill: number, level: string): number => {
  const rng = fromSeed('skill');
  const choices = Array.from({ length: 2000 }, () => levelBy(skill, rng));
  return choices.filter(each => each === level).length / choices.length;
};

describe('the scale between the levels', () => {
  it('has each level at its place', () => {
    for (const level of LEVELS) expect(shareOf(skillOf(level), level)).toBe(1);
    expect(skillOf('admiral')).toBe(MOST_SKILL);
  });
  it('has two levels in between, the nearer one more often', () => {
    expect(shareOf(1.25, 'captain')).toBeCloseTo(0.25, 1);
    expect(shareOf(1.25, 'bosun')).toBeCloseTo(0.75, 1);
    expect(shareOf(2.9, 'admiral')).toBeCloseTo(0.9, 1);
  });
  it('is climbed by victories and descended by defeats, and stays where each ship wins as often as the others', () => {
    expect(skillAfter(1, 1, 4)).toBeCloseTo(1.225);
    expect(skillAfter(1, 0, 4)).toBeCloseTo(0.925);
    expect(skillAfter(1, 1 / 4, 4)).toBe(1);
    expect(skillAfter(2.9, 1, 4)).toBe(MOST_SKILL);
    expect(skillAfter(0, 0, 4)).toBe(0);
  });
});
