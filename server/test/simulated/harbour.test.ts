import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { MISTAKES } from './planted/mistakes.ts';
import { places } from './planted/planted.ts';

/** Harbours that are simulated: what fits in a moment, or a night. */
const SEEDS = process.env.TEST_LONG ? 10_000 : 40;
const HOURS = 60 * 60 * 1000;

const run = promisify(execFile);
const USE = ['--import', '@jamaica/engine/use'];
const PROGRAM = join(import.meta.dirname, 'simulate.ts');
const PLANT = ['--import', join(import.meta.dirname, 'planted', 'plant.ts')];

/** What the program prints; with a mistake in the server, if one is named. */
const simulated = async (args: readonly string[], mistake: string | null = null): Promise<string> => {
  const imports = mistake === null ? USE : [...USE, ...PLANT];
  const env = { ...process.env, ...(mistake === null ? {} : { PLANT: mistake }) };
  const { stdout } = await run(process.execPath, [...imports, PROGRAM, ...args], { env }).catch(failed => failed);
  return stdout;
};

describe('a harbour from one seed', () => {
  it(
    `keeps every promise, ${SEEDS} times`,
    async () => {
      expect(await simulated(['--seed', '1', '--seeds', String(SEEDS)])).toMatch(/^all of /);
    },
    4 * HOURS,
  );

  it('tells the same story each time, and another one from another seed', async () => {
    const [once, twice, other] = await Promise.all(['7', '7', '8'].map(seed => simulated(['--seed', seed])));
    expect(once).toMatch(/^seed 7: [0-9a-f]{16}, \d+ steps/);
    expect(twice).toBe(once);
    expect(other.split(',')[0]).not.toBe(once.split(',')[0].replace('7', '8'));
  });

  it('finds a mistake, and says with which seed and how few faults', async () => {
    const told = await simulated(['--seed', '1', '--seeds', '50'], 'acknowledge before the commit');
    expect(told).toMatch(/FAILED {2}seed \d+: .*\n {2}.*which is not on disk/);
    expect(told).toMatch(/the shortest that fails: --seed \d+ --faults \d+, after \d+ steps/);
  });

  it.each(MISTAKES)('$name: the mistake can still be planted', mistake => {
    expect(places(mistake)).toBe(1);
  });
});
