import { describe, expect, it } from 'vitest';
import { called } from '../test/called.ts';
import { sample, sampleFile } from '../test/samples.ts';
import { EXIT } from './command.ts';

const FILE = sampleFile('2021');
/** Few games imagined: what is said is tested here, and not how true it is. */
const FEW = ['--games', '2'];

const analysed = (...args: readonly string[]) => called(['analyse', FILE, ...FEW, ...args]);

describe('analyse', () => {
  it('has a line for each player, and names what cost most, in the language of the user', async () => {
    const { code, out } = await analysed('--lang', 'fr');
    expect(code).toBe(EXIT.done);
    expect(out).toMatch(/^Anne +\d+ +−?\d+,\d\d +\d+,\d\d$/m);
    expect(out).toMatch(/^Mary +\d+ +−?\d+,\d\d +\d+,\d\d$/m);
    expect(out).toMatch(/^Manche \d+, étape \d+\n {2}(Anne|Mary)\s: .+ Mieux\s: /ms);
  });

  it('looks at one seat only when that is wanted', async () => {
    const { imagined, seats, choices } = JSON.parse((await analysed('--seat', 'M', '--json')).out);
    expect([imagined, seats.length, seats[0].seat, seats[0].choices]).toEqual([2, 1, 1, choices.length]);
    const { steps } = sample('2021', 0);
    for (const { step, kind, choice, best, chance, bestChance } of choices) {
      expect(steps[step]).toMatchObject({ decide: kind, seat: 1, choice });
      expect(bestChance).toBeGreaterThanOrEqual(chance);
      expect(typeof best).toBe('string');
    }
  });

  it('says what is wrong with a record, a file or a call', async () => {
    const record = sample('2021', 0);
    const broken = JSON.stringify({ ...record, steps: [{ roll: 'action', dice: [9, 9] }, ...record.steps.slice(1)] });
    const refused = await called(['analyse', '-', ...FEW], { input: broken });
    expect([refused.code, refused.out]).toEqual([EXIT.no, '']);
    expect(refused.err).toContain('does not fit the rules: step 1');
    expect(await called(['analyse', 'no-such-file', ...FEW])).toMatchObject({ code: EXIT.usage, out: '' });
    expect((await analysed('--seat', '5')).err).toContain('--seat');
    expect((await called(['analyse', FILE, '--games', '1'])).err).toContain('--games');
    expect((await called(['analyse'])).code).toBe(EXIT.usage);
  });
});
