import { describe, expect, it } from 'vitest';
import { spoken } from '../test/spoken.ts';
import { defaultCrew } from './crew.ts';
import { ahead, inside } from './uk/euphony.ts';

describe('«у» and «в»', () => {
  it.each([
    ['3 дублони', 'Мері', 'в'],
    ['5 дублонів', 'Мері', 'у'],
    ['5 дублонів', 'Енн', 'в'],
    ['скарб +7', 'Джона', 'у'],
    ['№ 2', 'Едварда', 'в'],
  ])('stand between «%s» and «%s» as one can say it', (before, after, between) => {
    expect(inside(before, after)).toBe(between);
  });

  it('begin the way forward', () => {
    expect(['3 клітинки', '5 клітинок'].map(ahead)).toEqual(['3 клітинки вперед', '5 клітинок уперед']);
  });

  it('stand before a name that keeps its form, and no digit of it runs into a number', () => {
    const crew = defaultCrew(2).map((sailor, seat) => (seat === 1 ? { ...sailor, name: '007' } : sailor));
    const { story } = spoken('uk', crew);
    expect(story.holdTaken(0, 1, 'food:5')).toBe('Енн забирає 5 пайків у гравця 007.');
    expect(story.holdTaken(1, 0, 'food:3')).toBe('007 забирає 3 пайки в Енн.');
  });
});
