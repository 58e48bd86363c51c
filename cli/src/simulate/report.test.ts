import type { Rules } from '@jamaica/rules';
import { LANGUAGES } from '@jamaica/words';
import { wordsFor } from '@jamaica/words/terminal';
import { expect, it } from 'vitest';
import { random } from '../sailors.ts';
import { Simulation } from './game.ts';
import { progressLine } from './progress.ts';
import { report } from './report.ts';
import type { SimulationResult } from './result.ts';
import { emptyTally } from './tally.ts';

const rules: Rules = { edition: '2021', players: 3, ghost: true };

const result = (): SimulationResult => {
  const tally = emptyTally(rules);
  const simulation = new Simulation(rules, random);
  for (let game = 0; game < 50; game++) simulation.play(`report/${game}`, tally);
  return {
    order: { rules, games: 50, seed: 'report', sailors: 'random' },
    tally: { ...tally, games: 50 },
    timing: { seconds: 0.04, workers: 2 },
  };
};

it.each(LANGUAGES)('%s: no line of the tables is wider than a terminal, and nothing is missing', language => {
  const lines = report(result(), language, 80);
  for (const line of lines) expect(line.length).toBeLessThanOrEqual(80);
  expect(lines.join('\n')).not.toMatch(/undefined|NaN|Infinity|\[object/);
});

it('aligns the numbers of a column', () => {
  const lines = report(result(), 'en', 80);
  const table = lines.slice(lines.indexOf('Scores by seat') + 1, lines.indexOf('Scores by seat') + 6);
  expect(table).toHaveLength(5);
  expect(new Set(table.map(line => line.length)).size).toBe(1);
});

it('writes numbers as the language does', () => {
  expect(report(result(), 'en', 80).join('\n')).toContain('1,250 games a second');
  expect(report(result(), 'fr', 80).join('\n')).toMatch(/1\s250 parties par seconde/);
});

it('shows how much is done and how long it will take', () => {
  expect(progressLine(0.5, 10, 80, wordsFor('en'))).toMatch(/^ 50% ▕█{20} {20}▏ 10 s left$/);
  expect(progressLine(0.1, 60, 80, wordsFor('en'))).toContain('9 min left');
  for (const columns of [40, 80]) expect(progressLine(0.5, 10, columns, wordsFor('uk')).length).toBeLessThan(columns);
});
