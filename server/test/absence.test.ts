import { describe, expect, it } from 'vitest';
import { clocks } from '../src/clock/clock.ts';
import type { Crew } from '../src/harbour/thinking.ts';
import { ANNE, MARY } from './people.ts';
import { TestRig, whimsical } from './test-rig.ts';
import { calm } from './test-time.ts';

const LIVE = { kind: 'live', decision: 30, reserve: 60 } as const;
const SECOND = 1000;

/** A table at which everybody has to choose a card. */
const atCards = async (clock: Parameters<typeof TestRig.sailing>[1], crew?: Crew): Promise<TestRig> => {
  const rig = await TestRig.sailing(3, clock, crew);
  if ((await rig.asked()).length < 3) await rig.step();
  return rig;
};

const absences = async (rig: TestRig) => (await rig.table()).berths.map(berth => berth?.absent);

describe('clocks', () => {
  it('a person who takes longer than a decision may take draws on the reserve', async () => {
    const rig = await atCards({ clock: LIVE });
    await rig.time.pass(40 * SECOND);
    const now = () => rig.time.now();
    const [{ seat }] = await rig.asked();
    expect(clocks(await rig.table(), now())[seat]).toEqual({ decision: 0, reserve: 50 * SECOND, runs: true });
    await rig.step();
    const [after] = [clocks(await rig.table(), now())[seat]];
    expect(after.reserve).toBe(50 * SECOND);
  });

  it('when the time is up a bot takes over, visibly, until the person is back', async () => {
    const thought = Promise.withResolvers<void>();
    const rig = await atCards(
      { clock: LIVE },
      { think: (...asked) => thought.promise.then(() => whimsical.think(...asked)) },
    );
    const told = await rig.heard(ANNE.person);
    await rig.time.pass(89 * SECOND);
    expect(await absences(rig)).toEqual([null, null, null]);
    await rig.time.pass(2 * SECOND);
    expect(await absences(rig)).toEqual(['time', 'time', 'time']);
    expect(told.some(each => 'news' in each && each.news.kind === 'absent')).toBe(true);
    await rig.must(ANNE, { verb: 'back', body: {} });
    expect(await absences(rig)).toEqual([null, 'time', 'time']);
    thought.resolve();
    await calm();
    expect((await rig.table()).game?.asked.map(({ seat }) => seat)).toEqual([0]);
  });

  it('slow clocks count hours, and no clock counts nothing', async () => {
    const slow = await atCards({ clock: { kind: 'slow', hours: 1 } });
    await slow.time.pass(59 * 60 * SECOND);
    expect(await absences(slow)).toEqual([null, null, null]);
    await slow.time.pass(2 * 60 * SECOND);
    expect(await absences(slow)).toEqual(['time', 'time', 'time']);
    const never = await atCards({});
    await never.time.pass(2 * 3600 * SECOND);
    expect(await absences(never)).toEqual([null, null, null]);
  });

  it('go on after a restart, and the time without a server is held against nobody', async () => {
    const rig = await atCards({ clock: LIVE });
    await rig.time.pass(50 * SECOND);
    await rig.restart(3600 * SECOND);
    await rig.time.pass(35 * SECOND);
    expect(await absences(rig)).toEqual([null, null, null]);
    await rig.time.pass(10 * SECOND);
    expect(await absences(rig)).toEqual(['time', 'time', 'time']);
  });

  it('run on for a table that was put away', async () => {
    const rig = await atCards({ clock: { kind: 'slow', hours: 1 } });
    await rig.time.pass(10 * 60 * SECOND);
    expect(rig.harbour.size).toBe(0);
    await rig.time.pass(51 * 60 * SECOND);
    expect(await absences(rig)).toEqual(['time', 'time', 'time']);
  });
});

describe('leaving', () => {
  it('lets a bot play until they come back; coming back twice is harmless', async () => {
    const rig = await atCards({});
    await rig.must(MARY, { verb: 'leave', body: {} });
    await calm();
    expect(await absences(rig)).toEqual([null, 'left', null]);
    for (let step = 0; step < 10; step++) await rig.step();
    await rig.must(MARY, { verb: 'back', body: {} });
    expect(await absences(rig)).toEqual([null, null, null]);
    await rig.must(MARY, { verb: 'back', body: {} });
  });

  it('is over with the first choice of their own', async () => {
    const rig = await TestRig.sailing(3, {}, { think: () => new Promise(() => {}) });
    if ((await rig.asked()).length < 3) await rig.step();
    const mine = (await rig.asked()).find(({ who }) => who === ANNE);
    await rig.must(ANNE, { verb: 'leave', body: {} });
    await rig.must(ANNE, { verb: 'choose', body: { decision: mine?.decision ?? 0, choice: mine?.choice ?? '' } });
    expect(await absences(rig)).toEqual([null, null, null]);
    expect((await rig.store.entries(rig.id)).slice(-3).map(({ kind }) => kind)).toEqual(['absent', 'returned', 'step']);
  });

  it('gives no time back, and does not stop the clock while the bots are busy', async () => {
    const rig = await TestRig.sailing(3, { clock: LIVE }, { think: () => new Promise(() => {}) });
    if ((await rig.asked()).length < 3) await rig.step();
    await rig.time.pass(20 * SECOND);
    await rig.must(ANNE, { verb: 'leave', body: {} });
    await rig.time.pass(5 * SECOND);
    await rig.must(ANNE, { verb: 'back', body: {} });
    expect(clocks(await rig.table(), rig.time.now())[0].decision).toBe(5 * SECOND);
  });
});

describe('a rematch', () => {
  it('has the same people in the same seats, new dice, and is the same for all who ask', async () => {
    const rig = await TestRig.sailing(2);
    expect(await rig.harbour.rematch(rig.id, ANNE)).toEqual({ ok: false, error: 'already-started' });
    while (await rig.step());
    const told = await rig.heard(MARY.person);
    const [once, twice] = [await rig.harbour.rematch(rig.id, ANNE), await rig.harbour.rematch(rig.id, MARY)];
    expect(once).toEqual(twice);
    const old = await rig.table();
    const table = once.ok ? await rig.harbour.table(once.value) : null;
    expect(table?.berths.map(berth => berth?.sitter)).toEqual(old.berths.map(berth => berth?.sitter));
    expect(table?.stage).toBe('gathering');
    expect(table?.commitment).not.toBe(old.commitment);
    expect(told.at(-1)).toMatchObject({ news: { kind: 'rematch', table: table?.id } });
  });
});
