import { describe, expect, it } from 'vitest';
import { clocks } from '../src/clock/clock.ts';
import { newPaces } from '../src/http/paces.ts';
import { TestTime } from './test-time.ts';
import { Voyage } from './voyage.ts';

const SECOND = 1000;
const DAY = 24 * 3600 * SECOND;
const LIVE = { kind: 'live', decision: 30, reserve: 60 } as const;

const JUMPS = [
  ['a day ahead', DAY],
  ['a day back', -DAY],
] as const;

/** A table at which three people have to choose a card, with 90 seconds each. */
const atCards = async (clock: Parameters<typeof Voyage.sailing>[1] = { clock: LIVE }): Promise<Voyage> => {
  const voyage = await Voyage.sailing(3, clock);
  if ((await voyage.asked()).length < 3) await voyage.step();
  return voyage;
};

const absences = async (voyage: Voyage) => (await voyage.table()).berths.map(berth => berth?.absent);
const NOBODY = [null, null, null];
const ALL = ['time', 'time', 'time'];

/** The decision's time and the reserve of the first seat, as somebody who comes now is shown them. */
const shownTo = async (voyage: Voyage): Promise<number> => {
  const [told] = await voyage.heard(null);
  const [clock] = 'snapshot' in told ? told.snapshot.clocks : [];
  return (clock.decision ?? 0) + clock.reserve;
};

describe.each(JUMPS)('the date is set %s', (_, jump) => {
  it('and nobody is timed out by it, or thinks for longer', async () => {
    const voyage = await atCards();
    await voyage.time.pass(40 * SECOND);
    voyage.time.jump(jump);
    await voyage.time.pass(10 * SECOND);
    expect(await shownTo(voyage)).toBe(40 * SECOND);
    await voyage.time.pass(38 * SECOND);
    expect(await absences(voyage)).toEqual(NOBODY);
    await voyage.time.pass(3 * SECOND);
    expect(await absences(voyage)).toEqual(ALL);
  });

  it('and back again, and the clocks go on running', async () => {
    const voyage = await atCards();
    voyage.time.jump(jump);
    await voyage.time.pass(5 * SECOND);
    await voyage.step();
    voyage.time.jump(-jump);
    await voyage.time.pass(84 * SECOND);
    expect((await absences(voyage)).filter(Boolean)).toEqual([]);
    await voyage.time.pass(2 * SECOND);
    expect((await absences(voyage)).filter(Boolean).length).toBeGreaterThan(0);
  });

  it('while the server is away, and nothing of it counts', async () => {
    const voyage = await atCards();
    await voyage.time.pass(40 * SECOND);
    await voyage.restart(600 * SECOND, () => voyage.time.jump(jump));
    expect(await shownTo(voyage)).toBeGreaterThanOrEqual(50 * SECOND);
    await voyage.time.pass(49 * SECOND);
    expect(await absences(voyage)).toEqual(NOBODY);
    await voyage.time.pass(42 * SECOND);
    expect(await absences(voyage)).toEqual(ALL);
  });

  it('before a restart, and what was written by the old date is no trouble', async () => {
    const voyage = await atCards();
    voyage.time.jump(jump);
    await voyage.time.pass(40 * SECOND);
    await voyage.restart(600 * SECOND);
    await voyage.time.pass(48 * SECOND);
    expect(await absences(voyage)).toEqual(NOBODY);
    await voyage.time.pass(42 * SECOND);
    expect(await absences(voyage)).toEqual(ALL);
  });

  it('and slow games that were put away are woken when it is time', async () => {
    const voyage = await atCards({ clock: { kind: 'slow', hours: 1 } });
    await voyage.time.pass(600 * SECOND);
    expect(voyage.harbour.size).toBe(0);
    voyage.time.jump(jump);
    await voyage.time.pass(2900 * SECOND);
    expect(await absences(voyage)).toEqual(NOBODY);
    await voyage.time.pass(800 * SECOND);
    expect(await absences(voyage)).toEqual(ALL);
  });

  it('and what somebody has thought before counts against their reserve all the same', async () => {
    const voyage = await atCards();
    await voyage.time.pass(40 * SECOND);
    voyage.time.jump(jump);
    const [{ seat }] = await voyage.asked();
    await voyage.step();
    expect(clocks(await voyage.table(), voyage.time.now())[seat].reserve).toBe(50 * SECOND);
  });
});

it('a date that is set back locks nobody out: paces count by a clock that only goes on', () => {
  const time = new TestTime();
  const paces = newPaces(() => time.passed());
  expect(paces.asksOfPerson.allows('nell')).toBe(true);
  time.jump(-DAY);
  expect(paces.asksOfPerson.allows('nell')).toBe(true);
});
