import { describe, expect, it } from 'vitest';
import { clocks } from '../src/clock/clock.ts';
import { newPaces } from '../src/http/paces.ts';
import { TestRig } from './test-rig.ts';
import { TestTime } from './test-time.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const LIVE = { kind: 'live', decision: 30, reserve: 60 } as const;

const JUMPS = [
  ['a day ahead', DAY],
  ['a day back', -DAY],
] as const;

/** A table at which three people have to choose a card, with 90 seconds each. */
const atCards = async (clock: Parameters<typeof TestRig.sailing>[1] = { clock: LIVE }): Promise<TestRig> => {
  const rig = await TestRig.sailing(3, clock);
  if ((await rig.asked()).length < 3) await rig.step();
  return rig;
};

const absences = async (rig: TestRig) => (await rig.table()).berths.map(berth => berth?.absent);
const NOBODY = [null, null, null];
const ALL = ['time', 'time', 'time'];

/** The decision's time and the reserve of the first seat, as somebody who comes now is shown them. */
const shownTo = async (rig: TestRig): Promise<number> => {
  const [told] = await rig.heard(null);
  const [clock] = 'snapshot' in told ? told.snapshot.clocks : [];
  return (clock.decision ?? 0) + clock.reserve;
};

describe.each(JUMPS)('the date is set %s', (_, jump) => {
  it('and nobody is timed out by it, or thinks for longer', async () => {
    const rig = await atCards();
    await rig.time.pass(40 * SECOND);
    rig.time.jump(jump);
    await rig.time.pass(10 * SECOND);
    expect(await shownTo(rig)).toBe(40 * SECOND);
    await rig.time.pass(38 * SECOND);
    expect(await absences(rig)).toEqual(NOBODY);
    await rig.time.pass(3 * SECOND);
    expect(await absences(rig)).toEqual(ALL);
  });

  it('and back again, and the clocks go on running', async () => {
    const rig = await atCards();
    rig.time.jump(jump);
    await rig.time.pass(5 * SECOND);
    await rig.step();
    rig.time.jump(-jump);
    await rig.time.pass(84 * SECOND);
    expect((await absences(rig)).filter(Boolean)).toEqual([]);
    await rig.time.pass(2 * SECOND);
    expect((await absences(rig)).filter(Boolean).length).toBeGreaterThan(0);
  });

  it('while the server is away, and nothing of it counts', async () => {
    const rig = await atCards();
    await rig.time.pass(40 * SECOND);
    await rig.restart(600 * SECOND, () => rig.time.jump(jump));
    expect(await shownTo(rig)).toBeGreaterThanOrEqual(50 * SECOND);
    await rig.time.pass(49 * SECOND);
    expect(await absences(rig)).toEqual(NOBODY);
    await rig.time.pass(42 * SECOND);
    expect(await absences(rig)).toEqual(ALL);
  });

  it('before a restart, and what was written by the old date is no trouble', async () => {
    const rig = await atCards();
    rig.time.jump(jump);
    await rig.time.pass(40 * SECOND);
    await rig.restart(600 * SECOND);
    await rig.time.pass(48 * SECOND);
    expect(await absences(rig)).toEqual(NOBODY);
    await rig.time.pass(42 * SECOND);
    expect(await absences(rig)).toEqual(ALL);
  });

  it('and slow games that were put away are woken when it is time', async () => {
    const rig = await atCards({ clock: { kind: 'slow', hours: 1 } });
    await rig.time.pass(600 * SECOND);
    expect(rig.harbour.size).toBe(0);
    rig.time.jump(jump);
    await rig.time.pass(2900 * SECOND);
    expect(await absences(rig)).toEqual(NOBODY);
    await rig.time.pass(800 * SECOND);
    expect(await absences(rig)).toEqual(ALL);
  });

  it('and what somebody has thought before counts against their reserve all the same', async () => {
    const rig = await atCards();
    await rig.time.pass(40 * SECOND);
    rig.time.jump(jump);
    const [{ seat }] = await rig.asked();
    await rig.step();
    expect(clocks(await rig.table(), rig.time.now())[seat].reserve).toBe(50 * SECOND);
  });
});

it('a date that is set back locks nobody out: paces count by a clock that only goes on', () => {
  const time = new TestTime();
  const paces = newPaces(() => time.passed());
  expect(paces.asksOfPerson.allows('nell')).toBe(true);
  time.jump(-DAY);
  expect(paces.asksOfPerson.allows('nell')).toBe(true);
});
