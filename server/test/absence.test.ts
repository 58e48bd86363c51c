import { describe, expect, it } from 'vitest';
import { clocks } from '../src/clock/clock.ts';
import { ANNE, MARY } from './people.ts';
import { calm } from './test-time.ts';
import { Voyage } from './voyage.ts';

const LIVE = { kind: 'live', decision: 30, reserve: 60 } as const;
const SECOND = 1000;

/** A table at which everybody has to choose a card. */
const atCards = async (clock: Parameters<typeof Voyage.sailing>[1]): Promise<Voyage> => {
  const voyage = await Voyage.sailing(3, clock);
  if ((await voyage.asked()).length < 3) await voyage.step();
  return voyage;
};

const absences = async (voyage: Voyage) => (await voyage.table()).berths.map(berth => berth?.absent);

describe('clocks', () => {
  it('a person who takes longer than a decision may take draws on the reserve', async () => {
    const voyage = await atCards({ clock: LIVE });
    await voyage.time.pass(40 * SECOND);
    const now = () => voyage.time.now();
    const [{ seat }] = await voyage.asked();
    expect(clocks(await voyage.table(), now())[seat]).toEqual({ decision: 0, reserve: 50 * SECOND, runs: true });
    await voyage.step();
    const [after] = [clocks(await voyage.table(), now())[seat]];
    expect(after.reserve).toBe(50 * SECOND);
  });

  it('when the time is up a bot takes over, visibly, until the person is back', async () => {
    const voyage = await atCards({ clock: LIVE });
    const told = await voyage.heard(ANNE.person);
    await voyage.time.pass(89 * SECOND);
    expect(await absences(voyage)).toEqual([null, null, null]);
    await voyage.time.pass(2 * SECOND);
    expect(await absences(voyage)).toEqual(['time', 'time', 'time']);
    expect(told.some(each => 'news' in each && each.news.kind === 'absent')).toBe(true);
    await voyage.must(ANNE, { verb: 'back', body: {} });
    expect(await absences(voyage)).toEqual([null, 'time', 'time']);
    await calm();
    const { stage, game } = await voyage.table();
    if (stage === 'sailing') expect(game?.asked.map(({ seat }) => seat)).toEqual([0]);
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
    const voyage = await atCards({ clock: LIVE });
    await voyage.time.pass(50 * SECOND);
    await voyage.restart(3600 * SECOND);
    await voyage.time.pass(35 * SECOND);
    expect(await absences(voyage)).toEqual([null, null, null]);
    await voyage.time.pass(10 * SECOND);
    expect(await absences(voyage)).toEqual(['time', 'time', 'time']);
  });

  it('run on for a table that was put away', async () => {
    const voyage = await atCards({ clock: { kind: 'slow', hours: 1 } });
    await voyage.time.pass(10 * 60 * SECOND);
    expect(voyage.harbour.size).toBe(0);
    await voyage.time.pass(51 * 60 * SECOND);
    expect(await absences(voyage)).toEqual(['time', 'time', 'time']);
  });
});

describe('leaving', () => {
  it('lets a bot play until they come back; coming back twice is harmless', async () => {
    const voyage = await atCards({});
    await voyage.must(MARY, { verb: 'leave', body: {} });
    await calm();
    expect(await absences(voyage)).toEqual([null, 'left', null]);
    for (let step = 0; step < 10; step++) await voyage.step();
    await voyage.must(MARY, { verb: 'back', body: {} });
    expect(await absences(voyage)).toEqual([null, null, null]);
    await voyage.must(MARY, { verb: 'back', body: {} });
  });

  it('is over with the first choice of their own', async () => {
    const voyage = await Voyage.sailing(3, {}, { think: () => new Promise(() => {}) });
    if ((await voyage.asked()).length < 3) await voyage.step();
    const mine = (await voyage.asked()).find(({ who }) => who === ANNE);
    await voyage.must(ANNE, { verb: 'leave', body: {} });
    await voyage.must(ANNE, { verb: 'choose', body: { decision: mine?.decision ?? 0, choice: mine?.choice ?? '' } });
    expect(await absences(voyage)).toEqual([null, null, null]);
    expect((await voyage.store.entries(voyage.id)).slice(-3).map(({ kind }) => kind)).toEqual([
      'absent',
      'returned',
      'step',
    ]);
  });

  it('gives no time back, and does not stop the clock while the bots are busy', async () => {
    const voyage = await Voyage.sailing(3, { clock: LIVE }, { think: () => new Promise(() => {}) });
    if ((await voyage.asked()).length < 3) await voyage.step();
    await voyage.time.pass(20 * SECOND);
    await voyage.must(ANNE, { verb: 'leave', body: {} });
    await voyage.time.pass(5 * SECOND);
    await voyage.must(ANNE, { verb: 'back', body: {} });
    expect(clocks(await voyage.table(), voyage.time.now())[0].decision).toBe(5 * SECOND);
  });
});

describe('a rematch', () => {
  it('has the same people in the same seats, new dice, and is the same for all who ask', async () => {
    const voyage = await Voyage.sailing(2);
    expect(await voyage.harbour.rematch(voyage.id, ANNE)).toEqual({ ok: false, error: 'already-started' });
    while (await voyage.step());
    const told = await voyage.heard(MARY.person);
    const [once, twice] = [
      await voyage.harbour.rematch(voyage.id, ANNE),
      await voyage.harbour.rematch(voyage.id, MARY),
    ];
    expect(once).toEqual(twice);
    const old = await voyage.table();
    const table = once.ok ? await voyage.harbour.table(once.value) : null;
    expect(table?.berths.map(berth => berth?.sitter)).toEqual(old.berths.map(berth => berth?.sitter));
    expect(table?.stage).toBe('gathering');
    expect(table?.commitment).not.toBe(old.commitment);
    expect(told.at(-1)).toMatchObject({ news: { kind: 'rematch', table: table?.id } });
  });
});
