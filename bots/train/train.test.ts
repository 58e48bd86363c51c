import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { FEATURES, MOST_ACTIVE } from '../src/features.ts';
import { chartOf, readChart, writeChart } from '../src/net.ts';
import { addToMean, copyOf, furtherCourse, newCourse, resumeCourse, saveCourse } from './course.ts';
import { Crew } from './crew.ts';
import { drawCurve } from './curve.ts';
import { School } from './games.ts';
import { kept } from './kept.ts';
import { beginner, Learner } from './learner.ts';
import { Lessons } from './lessons.ts';
import { joined, Notes } from './notes.ts';
import type { Steering } from './steering.ts';
import { strengthOf } from './strength.ts';

const chart = chartOf(beginner('test').net);

const notesOf = (name: string, games: number, steering: Steering = 'quick judgement'): Notes => {
  const notes = new Notes();
  const school = new School(chart, steering);
  for (let game = 0; game < games; game++) school.play(`${name}/${game}`, notes);
  return notes;
};

const lessonsOf = (name: string, games: number, steering: Steering = 'quick judgement'): Lessons =>
  new Lessons(notesOf(name, games, steering).written(), steering === 'quick judgement' ? 1 : 0.8);

const inOrder = (lessons: Lessons): number[] => Array.from({ length: lessons.count }, (_, lesson) => lesson);
const written = (lessons: Lessons) =>
  inOrder(lessons).map(lesson => [[...lessons.features(lesson)], lessons.won[lesson], lessons.margin[lesson]]);

describe('training', () => {
  it.each<Steering>(['quick judgement', 'net', { games: 1 }])(
    'makes the same lessons of the same seed (by %o)',
    steering => {
      expect(written(lessonsOf('a', 2, steering))).toEqual(written(lessonsOf('a', 2, steering)));
      expect(written(lessonsOf('a', 2, steering))).not.toEqual(written(lessonsOf('b', 2, steering)));
    },
  );

  it('describes every moment by features that there are, and foretells what can happen', () => {
    const lessons = lessonsOf('range', 30, 'net');
    for (const lesson of inOrder(lessons)) {
      const features = [...lessons.features(lesson)];
      expect(features.length).toBeLessThan(MOST_ACTIVE);
      expect(features.every(feature => feature >= 0 && feature < FEATURES)).toBe(true);
      expect(lessons.won[lesson] >= 0 && lessons.won[lesson] <= 1 && Math.abs(lessons.margin[lesson]) < 10).toBe(true);
    }
  });

  it('looks at every round from all sides: together they win once, or the Ghost Ship does', () => {
    const notes = new Notes();
    new School(chart, 'quick judgement').play('one game', notes);
    const beginnings = [...new Set(notes.written().later)].filter(moment => moment >= 0);
    const lessons = new Lessons(notes.written(), 1);
    const wins = beginnings.reduce((sum, lesson) => sum + lessons.won[lesson], 0);
    expect(Number.isInteger(Math.round(wins * 1e6) / 1e6)).toBe(true);
    expect(beginnings.length).toBeGreaterThan(10);
  });

  it('learns from the end of a game, from what was thought a round later, or from something between', () => {
    const notes = new Notes();
    const features = Int16Array.of(1, 2, 3);
    const [now, later] = [notes.add(features, 0.3, 0), notes.add(features, 0.5, 1)];
    notes.goesOn(now, later);
    notes.endsWith(later, 1, 2);
    const learned = (patience: number) => {
      const { won, margin } = new Lessons(notes.written(), patience);
      return [won[now], margin[now], won[later], margin[later]];
    };
    expect(learned(1)).toEqual([1, 2, 1, 2]);
    expect(learned(0.5)).toEqual([0.75, 1.5, 1, 2]);
    expect(learned(0)).toEqual([0.5, 1, 1, 2]);
  });

  it('has threads play, and gets the same notes whatever their number', async () => {
    const seeds = Array.from({ length: 60 }, (_, game) => `crew/${game}`);
    const alone = joined([notesOf('crew', 60).written()]);
    for (const threads of [1, 2]) {
      const crew = new Crew(threads);
      crew.follow(chart, 'quick judgement');
      expect(await crew.play(seeds)).toEqual(alone);
      await crew.close();
    }
  });

  it('does not play again what is kept in a folder', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
    try {
      const notes = notesOf('kept', 2).written();
      expect(await kept(folder, 'first', () => Promise.resolve(notes))).toEqual(notes);
      expect(await kept(folder, 'first', () => Promise.reject(new Error('played again')))).toEqual(notes);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('takes the mean of weights', () => {
    const [one, other] = [copyOf(beginner('one').net), beginner('other').net];
    const [before, added] = [one.first[5], other.first[5]];
    addToMean(one, other, 0.25);
    expect(one.first[5]).toBeCloseTo(0.75 * before + 0.25 * added);
  });

  it('makes the net less surprised by games it has not seen', () => {
    const learner = new Learner(beginner('test'));
    const exam = lessonsOf('exam', 60);
    const before = learner.examine(exam);
    const lessons = lessonsOf('train', 150);
    for (let pass = 0; pass < 3; pass++) learner.learn(lessons, inOrder(lessons), 0.002);
    expect(learner.examine(exam).surprise).toBeLessThan(before.surprise - 0.05);
  });

  it('goes on exactly where it was put down', () => {
    const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
    const file = join(folder, 'checkpoint.json');
    try {
      const set = lessonsOf('set', 20);
      const straight = newCourse();
      new Learner(straight.pupil).learn(set, inOrder(set), 0.003);
      saveCourse(file, straight);
      const again = resumeCourse(file, newCourse);
      expect(again).toEqual(straight);
      new Learner(straight.pupil).learn(set, inOrder(set), 0.001);
      new Learner(again.pupil).learn(set, inOrder(set), 0.001);
      expect(again.pupil).toEqual(straight.pupil);
      expect(resumeCourse(join(folder, 'nothing'), newCourse).games).toBe(0);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('goes on from weights that were learned before', () => {
    const further = furtherCourse(chart);
    expect(chartOf(further.pupil.net)).toEqual(chart);
    const set = lessonsOf('set', 20);
    new Learner(further.pupil).learn(set, inOrder(set), 0.003);
    expect(chartOf(further.player)).toEqual(chart);
    expect(chartOf(further.pupil.net)).not.toEqual(chart);
  });

  it('keeps in a file what is played with', () => {
    const { first, firstBias } = readChart(JSON.parse(JSON.stringify(writeChart(chart))));
    expect(first).toEqual(chart.first);
    expect(firstBias).toEqual(chart.firstBias);
  });

  it('measures strength by games against quick judgement', () => {
    expect(strengthOf(chart, 4)).toBe(strengthOf(chart, 4));
    expect(strengthOf(chart, 4)).toBeLessThan(0.5);
  });

  it('draws its curve', () => {
    const svg = drawCurve([
      { generation: 0, games: 10, surprise: 0.6, margin: 11, wins: 0.4 },
      { generation: 1, games: 20, surprise: 0.5, margin: 10, wins: 0.5 },
    ]);
    expect(svg).toMatch(/^<svg .+<polyline points="[\d.]+,[\d.]+ [\d.]+,[\d.]+".+<\/svg>\n$/s);
    expect(svg).toContain('50%');
  });
});
