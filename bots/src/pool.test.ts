import { describe, expect, it } from 'vitest';
import { Pool } from './pool.ts';
import type { Hearing, Thread } from './thread.ts';

/** A thread that answers when the test says so. */
class FakeThread implements Thread<string> {
  readonly hearing: Hearing<string>;
  readonly asked: string[] = [];
  isEnded = false;

  constructor(hearing: Hearing<string>) {
    this.hearing = hearing;
  }

  ask(question: string): void {
    if (question === 'unsendable') throw new Error('cannot be sent');
    this.asked.push(question);
  }

  end(): void {
    this.isEnded = true;
  }
}

const poolOf = (size: number) => {
  const threads: FakeThread[] = [];
  const pool = new Pool<string, string>(size, hearing => {
    const thread = new FakeThread(hearing);
    threads.push(thread);
    return thread;
  });
  return { pool, threads, asked: () => threads.map(({ asked }) => asked) };
};

describe('a pool', () => {
  it('starts a thread for each question, and lets more questions wait than it has threads', async () => {
    const { pool, threads, asked } = poolOf(2);
    const answers = ['a', 'b', 'c'].map(question => pool.ask(question));
    expect(asked()).toEqual([['a'], ['b']]);
    threads[1].hearing.answered('to:4');
    expect(asked()).toEqual([['a'], ['b', 'c']]);
    threads[0].hearing.answered('to:3');
    threads[1].hearing.answered('to:5');
    expect(await Promise.all(answers)).toEqual(['to:3', 'to:4', 'to:5']);
  });

  it('asks an idle thread before it starts another', async () => {
    const { pool, threads, asked } = poolOf(2);
    const first = pool.ask('a');
    threads[0].hearing.answered('to:4');
    await first;
    void pool.ask('b');
    expect(asked()).toEqual([['a', 'b']]);
  });
});

describe('a job that is called off', () => {
  it('is never asked when it was waiting', async () => {
    const { pool, threads, asked } = poolOf(1);
    const first = pool.ask('a');
    const control = new AbortController();
    const second = pool.ask('b', control.signal);
    control.abort('enough');
    await expect(second).rejects.toBe('enough');
    threads[0].hearing.answered('to:4');
    expect(await first).toBe('to:4');
    expect(asked()).toEqual([['a']]);
  });

  it('ends the thread that thinks about it, and a new one takes the next question', async () => {
    const { pool, threads, asked } = poolOf(1);
    const control = new AbortController();
    const first = pool.ask('a', control.signal);
    const second = pool.ask('b');
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
    await expect(pool.ask('a', AbortSignal.abort('enough'))).rejects.toBe('enough');
    expect(threads).toEqual([]);
  });
});

describe('a thread that fails', () => {
  it('is replaced, and the question is asked once more', async () => {
    const { pool, threads } = poolOf(1);
    const answer = pool.ask('a');
    threads[0].hearing.failed(new Error('crash'));
    threads[0].hearing.failed(new Error('exit'));
    expect(threads).toHaveLength(2);
    threads[1].hearing.answered('to:4');
    expect(await answer).toBe('to:4');
  });

  it('twice over the same question is reported', async () => {
    const { pool, threads } = poolOf(1);
    const answer = pool.ask('a');
    const why = new Error('crash');
    threads[0].hearing.failed(why);
    threads[1].hearing.failed(why);
    await expect(answer).rejects.toMatchObject({ message: 'a job failed 2 times', cause: why });
  });

  it('does not stop the questions that wait', async () => {
    const { pool, threads } = poolOf(1);
    const lost = pool.ask('unsendable');
    const first = pool.ask('a');
    const second = pool.ask('b');
    await expect(lost).rejects.toThrow('cannot be sent');
    for (const _ of [1, 2]) threads.at(-1)?.hearing.failed(new Error('crash'));
    await expect(first).rejects.toThrow('failed');
    threads.at(-1)?.hearing.answered('to:4');
    expect(await second).toBe('to:4');
  });
});

it('closing ends the threads and calls everything off; asking again starts new ones', async () => {
  const { pool, threads } = poolOf(1);
  const open = [pool.ask('a'), pool.ask('b')];
  pool.close();
  for (const answer of open) await expect(answer).rejects.toThrow('closed');
  expect(threads.map(({ isEnded }) => isEnded)).toEqual([true]);
  const again = pool.ask('c');
  threads[1].hearing.answered('to:4');
  expect(await again).toBe('to:4');
});
