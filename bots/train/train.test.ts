import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES } from '../src/features.ts';
import { newCourse, resumeCourse, saveCourse } from './course.ts';
import { drawCurve } from './curve.ts';
import { lessonsOf } from './games.ts';
import { beginner, Learner } from './learner.ts';

const lessons = (name: string, count: number) =>
  Array.from({ length: count }, (_, index) => lessonsOf(`${name}/${index}`)).flat();

describe('training', () => {
  it('makes the same lessons of the same seed', () => {
    expect(lessonsOf('a')).toEqual(lessonsOf('a'));
    expect(lessonsOf('a')).not.toEqual(lessonsOf('b'));
  });

  it('describes every moment in numbers that are there and not too large', () => {
    for (const { features, won, margin } of lessons('range', 40)) {
      expect(features).toHaveLength(FEATURES);
      expect(features.every(each => Number.isFinite(each) && Math.abs(each) < 10)).toBe(true);
      expect(won >= 0 && won <= 1 && Math.abs(margin) <= 3).toBe(true);
    }
  });

  it('makes the net less surprised by games it has not seen', () => {
    const learner = new Learner(beginner('test'));
    const exam = lessons('exam', 150);
    const before = learner.examine(exam);
    for (let pass = 0; pass < 3; pass++) learner.learn(lessons('train', 400), 0.003);
    expect(learner.examine(exam).surprise).toBeLessThan(before.surprise - 0.05);
  });

  it('goes on exactly where it was put down', () => {
    const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
    const file = join(folder, 'checkpoint.json');
    try {
      const set = lessons('set', 60);
      const straight = newCourse();
      new Learner(straight.pupil).learn(set, 0.003);
      saveCourse(file, straight);
      const again = resumeCourse(file);
      new Learner(straight.pupil).learn(set, 0.001);
      new Learner(again.pupil).learn(set, 0.001);
      expect(again.pupil).toEqual(straight.pupil);
      expect(resumeCourse(join(folder, 'nothing')).games).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('draws its curve', () => {
    const svg = drawCurve([
      { games: 0, surprise: 0.75, margin: 14 },
      { games: 10, surprise: 0.6, margin: 11 },
      { games: 20, surprise: 0.5, margin: 10 },
    ]);
    expect(svg).toMatch(/^<svg .+<polyline points="[\d.]+,[\d.]+ [\d.]+,[\d.]+".+<\/svg>\n$/s);
    expect(svg).toContain('untrained: 0.750');
  });
});
