import { sealOf, verifyFair } from '@jamaica/chance';
import { isFields } from '@jamaica/rules/record';
import { describe, expect, it } from 'vitest';
import { ANNE, MARY } from './people.ts';
import { TestRig } from './test-rig.ts';
import { calm } from './test-time.ts';

const WORDS = { Anne: 'only Anne knows', Mary: 'only Mary knows' } as const;

/** Anne and Mary have sealed their words, and Anne has started. */
const called = async () => {
  const rig = await TestRig.open();
  await rig.must(MARY, { verb: 'sit', body: { seat: null, pirate: null } });
  const { commitment } = await rig.table();
  const seals = [sealOf(commitment, WORDS.Anne), sealOf(commitment, WORDS.Mary)];
  await rig.must(ANNE, { verb: 'seal', body: { seal: seals[0] } });
  await rig.must(MARY, { verb: 'seal', body: { seal: seals[1] } });
  const told = await rig.heard(MARY.person);
  await rig.must(ANNE, { verb: 'start', body: {} });
  return { rig, seals, told };
};

const open = (word: string) => ({ verb: 'open', body: { word } }) as const;

describe('seats seal their words before any of them is known', () => {
  it('and the game begins when the last one is open', async () => {
    const { rig, seals, told } = await called();
    expect((await rig.table()).stage).toBe('gathering');
    await rig.must(MARY, open(WORDS.Mary));
    expect((await rig.table()).stage).toBe('gathering');
    expect(JSON.stringify(told)).not.toContain(WORDS.Mary);
    await rig.must(ANNE, open(WORDS.Anne));
    await calm();
    expect((await rig.table()).game?.words).toEqual([WORDS.Anne, WORDS.Mary, '']);
    while (await rig.step());
    const record = await rig.store.record(rig.id);
    expect(record).toMatchObject({ fair: { seals: [...seals, null], words: [WORDS.Anne, WORDS.Mary, ''] } });
    expect(verifyFair(record).ok).toBe(true);
    const fair = isFields(record) && isFields(record.fair) ? record.fair : {};
    const forged = { ...record, fair: { ...fair, seals: [seals[1], seals[0], null] } };
    expect(verifyFair(forged)).toEqual({ ok: false, error: { why: 'wrong-seal', seat: 0 } });
  });

  it('and nobody opens another word than the one they sealed, or changes anything any more', async () => {
    const { rig } = await called();
    expect(await rig.ask(MARY, open('six and six'))).toEqual({ ok: false, error: 'not-understood' });
    for (const verb of ['rise', 'unready'] as const)
      expect(await rig.ask(MARY, { verb, body: {} })).toEqual({ ok: false, error: 'already-started' });
    expect(await rig.ask(MARY, { verb: 'ready', body: { word: 'six and six' } })).toEqual({
      ok: false,
      error: 'already-started',
    });
  });

  it('and those who do not open theirs within ten seconds are left out, also over a restart', async () => {
    const { rig, seals } = await called();
    await rig.must(ANNE, open(WORDS.Anne));
    await rig.time.pass(5000);
    await rig.restart();
    expect((await rig.table()).stage).toBe('gathering');
    await rig.time.pass(6000);
    const { game } = await rig.table();
    expect([game?.words, game?.seals]).toEqual([
      [WORDS.Anne, '', ''],
      [...seals, null],
    ]);
    expect(await rig.ask(MARY, open(WORDS.Mary))).toEqual({ ok: false, error: 'already-started' });
  });

  it('and where words were given in the open, as by older pages, the game begins at once', async () => {
    const rig = await TestRig.open();
    await rig.must(ANNE, { verb: 'ready', body: { word: 'tide' } });
    const { commitment } = await rig.table();
    const [snapshot] = await rig.heard(MARY.person);
    expect(snapshot).toMatchObject({
      snapshot: { seats: [{ ready: true, seal: sealOf(commitment, 'tide') }, {}, {}] },
    });
    await rig.must(ANNE, { verb: 'start', body: {} });
    expect((await rig.table()).stage).toBe('sailing');
  });
});
