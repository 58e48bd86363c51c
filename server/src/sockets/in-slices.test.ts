import { expect, it } from 'vitest';
import { TestTime } from '../../test/test-time.ts';
import { inSlices } from './in-slices.ts';

const numbers = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

const done = (count: number, time: TestTime): { readonly all: number[]; stop(): void } => {
  const all: number[] = [];
  return { all, stop: inSlices(numbers(count), time, one => all.push(one)) };
};

it('a few are done at once', () => {
  expect(done(25, new TestTime()).all).toEqual(numbers(25));
  expect(done(0, new TestTime()).all).toEqual([]);
});

it('many are done in their order, within a second, each of them once', async () => {
  const time = new TestTime();
  const { all } = done(10_000, time);
  expect(all.length).toBe(200);
  await time.pass(500);
  expect(all.length).toBeLessThan(10_000);
  await time.pass(500);
  expect(all).toEqual(numbers(10_000));
});

it('what is stopped goes no further', async () => {
  const time = new TestTime();
  const { all, stop } = done(100, time);
  stop();
  await time.pass(1000);
  expect(all).toEqual(numbers(25));
});
