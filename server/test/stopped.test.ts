import { expect, it } from 'vitest';
import { openSqlite } from '../src/store/sqlite.ts';
import type { Store } from '../src/store/store.ts';
import { Unavailable } from '../src/store/unavailable.ts';
import { TestRig, whimsical } from './test-rig.ts';

const SECOND = 1000;
const LIVE = { kind: 'live', decision: 10, reserve: 20 } as const;

const reserves = async (rig: TestRig) => (await rig.table()).berths.map(berth => berth?.reserve);

it('a server that was stopped for a while holds it against nobody, also not against the first who moves', async () => {
  const rig = await TestRig.sailing(3, { clock: LIVE });
  rig.time.stop(25 * SECOND);
  expect(await rig.step()).toBe(true);
  expect(await reserves(rig)).toEqual([20, 20, 20].map(each => each * SECOND));
});

it('and its clocks ring for nobody on account of it', async () => {
  const rig = await TestRig.sailing(3, { clock: LIVE });
  rig.time.stop(40 * SECOND);
  await rig.time.pass(2 * SECOND);
  expect((await rig.table()).berths.map(berth => berth?.absent)).toEqual([null, null, null]);
});

it('when the store is back and its disk is full, the bots go on as soon as there is room', async () => {
  let [isAway, isFull] = [false, false];
  const real = openSqlite(':memory:');
  const store: Store = {
    ...real,
    keepLease: (watch, at) => (isAway ? Promise.reject(new Unavailable('away')) : real.keepLease(watch, at)),
    append: (table, entries, beside) =>
      isAway || isFull ? Promise.reject(new Unavailable('full')) : real.append(table, entries, beside),
  };
  const rig = await TestRig.sailing(1, { clock: LIVE }, whimsical, store);
  const { number } = await rig.table();
  isAway = true;
  await rig.step().catch(() => {});
  await rig.time.pass(8 * SECOND);
  [isAway, isFull] = [false, true];
  await rig.time.pass(5 * SECOND);
  isFull = false;
  await rig.time.pass(60 * SECOND);
  expect((await rig.table()).number).toBeGreaterThan(number);
});

it('a commit that takes long is held against nobody whom it asks', async () => {
  let isSlow = false;
  const real = openSqlite(':memory:');
  const store: Store = {
    ...real,
    append: async (table, entries, beside) => {
      const answer = await real.append(table, entries, beside);
      if (!isSlow) return answer;
      isSlow = false;
      await rig.time.pass(15 * SECOND);
      return answer;
    },
  };
  const rig = await TestRig.sailing(3, { clock: LIVE }, whimsical, store);
  isSlow = true;
  while (isSlow) expect(await rig.step()).toBe(true);
  expect(await rig.step()).toBe(true);
  expect(await reserves(rig)).toEqual([20, 20, 20].map(each => each * SECOND));
});

it('a server that is closed as soon as it goes on again was not there meanwhile', async () => {
  const rig = await TestRig.sailing(3, { clock: LIVE });
  rig.time.stop(25 * SECOND);
  await rig.restart(SECOND);
  expect(await rig.step()).toBe(true);
  expect(await reserves(rig)).toEqual([20, 20, 20].map(each => each * SECOND));
});
