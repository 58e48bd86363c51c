import { fromSeed } from '@jamaica/chance';
import { view } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { opening } from '../test/games.ts';
import { Pool } from './pool.ts';
import type { Hearing, Question, Thread } from './thread.ts';

const question = (seed: string): Question => ({
  view: view(opening({ edition: '2007', players: 3, ghost: false }, fromSeed('pool')), 0),
  level: 'bosun',
  seed,
  budget: { games: 1 },
});

/** A thread that answers when the test says so. */
class FakeThread implements Thread {
  readonly hearing: Hearing;
  readonly asked: string[] = [];
  isEnded = false;

  constructor(hearing: Hearing) {
    this.hearing = hearing;
  }

  ask({ seed }: Question): void {
    if (seed === 'unsendable') throw new Error('cannot be sent');
    this.asked.push(seed);
  }

  end(): void {
    this.isEnded = true;
  }
}

const poolOf = (size: number) => {
  const threads: FakeThread[] = [];
  const pool = new Pool(size, hearing => {
    const thread = new FakeThread(hearing);
    threads.push(thread);
    return thread;
  });
  return { pool, threads, asked: () => threads.map(({ asked }) => asked) };
};

describe('a pool', () => {
  it('starts a thread for each question, and lets more questions wait than it has threads', async () => {
    const { pool, threads, asked } = poolOf(2);
    const answers = ['a', 'b', 'c'].map(seed => pool.ask(question(seed)));
    expect(asked()).toEqual([['a'], ['b']]);
    threads[1].hearing.answered('to:4');
    expect(asked()).toEqual([['a'], ['b', 'c']]);
    threads[0].hearing.answered('to:3');
    threads[1].hearing.answered('to:5');
    expect(await Promise.all(answers)).toEqual(['to:3', 'to:4', 'to:5']);
  });

  it('asks an idle thread before it starts another', async () => {
    const { pool, threads, asked } = poolOf(2);
    const first = pool.ask(question('a'));
    threads[0].hearing.answered('to:4');
    await first;
    void pool.ask(question('b'));
    expect(asked()).toEqual([['a', 'b']]);
  });
});

describe('a question that is called off', () => {
  it('is never asked when it was waiting', async () => {
    const { pool, threads, asked } = poolOf(1);
    const first = pool.ask(question('a'));
    const control = new AbortController();
    const second = pool.ask(question('b'), control.signal);
    control.abort('enough');
    await expect(second).rejects.toBe('enough');
    threads[0].hearing.answered('to:4');
    expect(await first).toBe('to:4');
    expect(asked()).toEqual([['a']]);
  });

  it('ends the thread that thinks about it, and a new one takes the next question', async () => {
    const { pool, threads, asked } = poolOf(1);
    const control = new AbortController();
    const first = pool.ask(question('a'), control.signal);
    const second = pool.ask(question('b'));
    control.abort('enough');
    await expect(first).rejects.toBe('enough');
    expect(threads.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    expect(asked()).toEqual([['a'], ['b']]);
    threads[0].hearing.answered('too late');
    threads[0].hearing.failed(new Error('ended'));
    threads[1].hearing.answered('to:4');
    expect(await second).toBe('to:4');
  });

  it('is not even begun when the signal has gone off before', async () => {
    const { pool, threads } = poolOf(1);
    await expect(pool.ask(question('a'), AbortSignal.abort('enough'))).rejects.toBe('enough');
    expect(threads).toEqual([]);
  });
});

describe('a thread that fails', () => {
  it('is replaced, and the question is asked once more', async () => {
    const { pool, threads } = poolOf(1);
    const answer = pool.ask(question('a'));
    threads[0].hearing.failed(new Error('crash'));
    threads[0].hearing.failed(new Error('exit'));
    expect(threads).toHaveLength(2);
    threads[1].hearing.answered('to:4');
    expect(await answer).toBe('to:4');
  });

  it('twice over the same question is reported', async () => {
    const { pool, threads } = poolOf(1);
    const answer = pool.ask(question('a'));
    const why = new Error('crash');
    threads[0].hearing.failed(why);
    threads[1].hearing.failed(why);
    await expect(answer).rejects.toMatchObject({ message: 'the bosun failed 2 times', cause: why });
  });

  it('does not stop the questions that wait', async () => {
    const { pool, threads } = poolOf(1);
    const lost = pool.ask(question('unsendable'));
    const first = pool.ask(question('a'));
    const second = pool.ask(question('b'));
    await expect(lost).rejects.toThrow('cannot be sent');
    for (const _ of [1, 2]) threads.at(-1)?.hearing.failed(new Error('crash'));
    await expect(first).rejects.toThrow('failed');
    threads.at(-1)?.hearing.answered('to:4');
    expect(await second).toBe('to:4');
  });
});

it('closing ends the threads and calls everything off; asking again starts new ones', async () => {
  const { pool, threads } = poolOf(1);
  const open = [pool.ask(question('a')), pool.ask(question('b'))];
  pool.close();
  for (const answer of open) await expect(answer).rejects.toThrow('closed');
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true]);
  const again = pool.ask(question('c'));
  threads[1].hearing.answered('to:4');
  expect(await again).toBe('to:4');
});
