import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fromSeed } from '@jamaica/chance';
import { view } from '@jamaica/rules';
import { afterAll, describe, expect, it } from 'vitest';
import { opening } from '../test/games.ts';
import { advise } from './advise.ts';
import { bot } from './bots.ts';
import { LEVELS } from './levels.ts';
import { thinkers } from './think.ts';

const { think, advise: adviseLater, close } = thinkers(2);
afterAll(close);

const seen = view(opening({ edition: '2021', players: 4, ghost: true }, fromSeed('thinking')), 0);
const budget = { games: 20 };

describe('a bot that thinks in a thread of its own', () => {
  it.each(LEVELS)('chooses what it would have chosen here: %s', async level => {
    const seeds = ['a', 'b', 'c', 'd'];
    const there = await Promise.all(seeds.map(seed => think(seen, { level, seed, budget })));
    expect(there).toEqual(seeds.map(seed => bot(level).choose(seen, fromSeed(seed), budget)));
  });

  it('leaves its caller free meanwhile, and can be called off', async () => {
    const control = new AbortController();
    const thinking = think(seen, {
      level: 'captain',
      seed: 'a',
      budget: { milliseconds: 3_600_000 },
      signal: control.signal,
    });
    await think(seen, { level: 'bosun', seed: 'a', budget });
    control.abort('enough');
    await expect(thinking).rejects.toBe('enough');
  });

  it('says so when it is asked nothing', async () => {
    const thinking = think({ ...seen, options: [] }, { level: 'bosun', seed: 'a', budget });
    await expect(thinking).rejects.toMatchObject({
      message: 'a job failed 2 times',
      cause: { message: 'nothing is asked of this seat' },
    });
  });
});

describe('advice from a thread of its own', () => {
  it('is the advice that would have been given here', async () => {
    const few = { games: 4 };
    const asked = ['a', 'b'].map(seed => adviseLater(seen, { seed, budget: few }));
    expect(await Promise.all(asked)).toEqual(['a', 'b'].map(seed => advise(seen, { seed, budget: few })));
  });

  it('comes from the same threads as choices, each in its turn', async () => {
    const [choice, ranked, again] = await Promise.all([
      think(seen, { level: 'bosun', seed: 'a', budget }),
      adviseLater(seen, { seed: 'a', budget }),
      think(seen, { level: 'bosun', seed: 'a', budget }),
    ]);
    expect(again).toBe(choice);
    expect(ranked.map(({ option }) => option).sort()).toEqual([...seen.options].sort());
  });

  it('can be called off', async () => {
    const control = new AbortController();
    const asked = adviseLater(seen, { seed: 'a', budget: { milliseconds: 3_600_000 }, signal: control.signal });
    control.abort('enough');
    await expect(asked).rejects.toBe('enough');
  });

  it('says so when nothing is asked', async () => {
    await expect(adviseLater({ ...seen, options: [] }, { seed: 'a', budget })).rejects.toMatchObject({
      cause: { message: 'nothing is asked of this seat' },
    });
  });
});

it('idle threads do not keep a program running, and a program waits for an answer', async () => {
  const program = `
    import { think } from '${import.meta.resolve('./think.ts')}';
    const choice = await think(${JSON.stringify(seen)}, { level: 'bosun', seed: 'a', budget: { games: 20 } });
    console.log(choice);
  `;
  const run = promisify(execFile)(process.execPath, ['--input-type=module', '-e', program]);
  expect((await run).stdout.trim()).toBe(bot('bosun').choose(seen, fromSeed('a'), budget));
});
