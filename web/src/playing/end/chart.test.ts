import { describe, expect, it } from 'vitest';
import { chartOf, spread } from './chart.ts';

const frame = { left: 0, right: 100, top: 0, bottom: 200 };

describe('the chart of a race', () => {
  const chart = chartOf(
    [
      [-2, -2],
      [5, 0],
      [20, -5],
    ],
    frame,
  );
  it('has a line for each ship, from the left edge to the right', () => {
    expect(chart.lines.map(({ points }) => points.map(({ x }) => x))).toEqual([
      [0, 50, 100],
      [0, 50, 100],
    ]);
  });
  it('draws the highest score at the top and the lowest at the bottom', () => {
    expect(chart.lines[0].points[2].y).toBe(0);
    expect(chart.lines[1].points[2].y).toBe(200);
  });
  it('marks every fifth score', () => {
    expect(chart.scores.map(({ score }) => score)).toEqual([-5, 0, 5, 10, 15, 20]);
  });
  it('names every second round of a long race', () => {
    const long = chartOf(
      Array.from({ length: 16 }, (_, round) => [round]),
      frame,
    );
    expect(long.rounds.map(({ round }) => round)).toEqual([0, 2, 4, 6, 8, 10, 12, 14]);
  });
});

describe('names beside the ends of the lines', () => {
  it('stay where they are when there is room', () => {
    expect(spread([10, 60], 20, frame)).toEqual([10, 60]);
  });
  it('move apart around their middle when there is none', () => {
    expect(spread([50, 50], 20, frame)).toEqual([40, 60]);
  });
  it('keep their order', () => {
    expect(spread([60, 40, 50], 20, frame)).toEqual([70, 30, 50]);
  });
  it('stay inside of the frame', () => {
    expect(spread([0, 5], 20, frame)).toEqual([0, 20]);
    expect(spread([195, 200], 20, frame)).toEqual([180, 200]);
  });
});
