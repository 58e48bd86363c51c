import { describe, expect, it } from 'vitest';
import { isWellFormed } from '../cli/test/well-formed.ts';
import { Crew, PORTIONS } from './crew.ts';
import { playAdmirals, playNumber } from './games.ts';
import { Tally } from './tally.ts';
import { write } from './write.ts';

const GAMES = 20;
const played = (from: number, to: number, into: Tally): Tally => {
  for (let number = from; number < to; number++) playNumber(number, 'test', into);
  return into;
};

describe('the almanac', () => {
  const whole = played(0, GAMES, new Tally());

  it('comes out the same when it was put down and taken up again', () => {
    const half = new Tally(JSON.parse(JSON.stringify(played(0, GAMES / 2, new Tally()))));
    expect(played(GAMES / 2, GAMES, half).toJSON()).toEqual(whole.toJSON());
  });

  it('counts the same whatever the number of threads, also what was added when it was taken up again', async () => {
    const countedBy = async (threads: number, ends: readonly number[]): Promise<Tally> => {
      const tally = new Tally();
      const crew = new Crew(threads);
      let from = 0;
      for (const to of ends) {
        await crew.play({ of: 'games', from, to, seed: 'test' }, tally, () => 'go on');
        from = to;
      }
      await crew.close();
      return tally;
    };
    const alone = await countedBy(1, [PORTIONS.games, PORTIONS.games + 10]);
    expect((await countedBy(2, [PORTIONS.games + 10])).toJSON()).toEqual(alone.toJSON());
    expect(alone.share('order/4/1').times).toBe((PORTIONS.games + 10) * 0.6);
  });

  it('has enough when it is told so, and knows how far it came', async () => {
    const crew = new Crew(1);
    const tally = new Tally();
    const heard: number[] = [];
    await crew.play({ of: 'admirals', from: 3, to: 40, seed: 'test' }, tally, counted => {
      heard.push(counted);
      return 'enough';
    });
    await crew.close();
    expect(heard).toEqual([3 + PORTIONS.admirals]);
    expect(tally.mean('rounds/admirals').times).toBe(PORTIONS.admirals);
  });

  it('counts a victory in every game of four, and a first place for somebody', () => {
    const places = ['1', '2', '3', '4'].map(place => whole.mean(`order/4/${place}`));
    expect(places.map(({ times }) => times)).toEqual([12, 12, 12, 12]);
    expect(places.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(1, 9);
  });

  it('is written with a table, a plot and a word of advice in each chapter', () => {
    playAdmirals(0, 'test', whole);
    const { text, plots } = write(whole, { games: GAMES, admirals: 1, seed: 'test' });
    const chapters = text.split('\n## ').slice(1);
    expect(chapters.length).toBeGreaterThan(8);
    for (const chapter of chapters) {
      expect(chapter).toMatch(/^\|[^\n]*\|\n\|---/m);
      expect(chapter).toMatch(/!\[[^\]]+\]\(images\/almanac\/[\w-]+\.svg\)/);
      expect(chapter).toMatch(/\*\*Advice\.\*\* \S/);
      expect(chapter).not.toMatch(/NaN|undefined|Infinity/);
    }
    for (const { svg } of plots) {
      expect(svg).not.toMatch(/NaN|undefined|Infinity/);
      expect(isWellFormed(svg)).toBe(true);
    }
  });
});

describe('a tally', () => {
  it('has the mean of what was seen, with its 95% interval', () => {
    const tally = new Tally();
    for (const value of [0, 1, 0, 1]) tally.add('wins', value);
    const { times, mean, low, high } = tally.mean('wins');
    expect([times, mean]).toEqual([4, 0.5]);
    expect(low).toBeCloseTo(0.5 - 1.96 * Math.sqrt(0.25 / 3), 3);
    expect(high).toBeCloseTo(0.5 + 1.96 * Math.sqrt(0.25 / 3), 3);
    expect(tally.mean('never')).toEqual({ times: 0, mean: 0, low: 0, high: 0 });
  });
});
