import { fromSeed, verifyFair } from '@jamaica/chance';
import { Snapshot, Told } from '@jamaica/messages';
import { isFields } from '@jamaica/rules/record';
import * as v from 'valibot';
import { describe, expect, it, vi } from 'vitest';
import { Harbour } from '../src/harbour/harbour.ts';
import { openSqlite } from '../src/store/sqlite.ts';
import { shown } from '../src/table/shown.ts';
import { ANNE, MARY, PEOPLE } from './people.ts';
import { TestRig } from './test-rig.ts';

const anyOption = (seed: string) => {
  const rng = fromSeed(seed);
  return (options: readonly string[]): string => options[rng.below(options.length)];
};

const VIEWERS = [null, ...PEOPLE.map(({ person }) => person)];

describe('a whole game', () => {
  it.each([
    { people: 1, rules: { edition: '2007', players: 2, ghost: true } },
    { people: 2, rules: { edition: '2021', players: 4, ghost: true } },
    { people: 6, rules: { edition: '2007', players: 6, ghost: false } },
  ] as const)(
    'with $people people and bots in the other seats comes to a record that verifies',
    async ({ people, rules }) => {
      const rig = await TestRig.sailing(people, { rules });
      const pick = anyOption(`whole ${people}`);
      while (await rig.step(pick));
      const table = await rig.table();
      expect([table.stage, table.isRecorded]).toEqual(['over', true]);
      const record = await rig.store.record(rig.id);
      const proofs = verifyFair(record);
      expect(proofs.ok && proofs.value.length).toBe(1 + (table.game?.chances ?? 0));
      expect(record).toMatchObject({
        fair: { commitment: table.commitment, words: expect.arrayContaining(['word of Anne']) },
      });
      const tampered = isFields(record) && { ...record, captain: (Number(record.captain) + 1) % rules.players };
      expect(verifyFair(tampered).ok).toBe(false);
    },
  );

  it('tells everybody each change once, in order, in the form of the messages', async () => {
    const rig = await TestRig.sailing(2);
    const [mine, theirs, anybodys] = [
      await rig.heard(ANNE.person),
      await rig.heard(MARY.person),
      await rig.heard(null),
    ];
    const pick = anyOption('told');
    while (await rig.step(pick));
    const secret = (await rig.store.secret(rig.id)) ?? '';
    for (const told of [mine, theirs, anybodys]) {
      const [first, ...news] = told.map(({ number }) => number);
      expect(news).toEqual(news.map((_, index) => first + 1 + index));
      for (const each of told) expect(v.is(Told, each), JSON.stringify(v.safeParse(Told, each).issues?.[0])).toBe(true);
      expect(JSON.stringify(told)).not.toContain(secret);
    }
  });

  it('goes on after a restart at every step, and looks the same to everybody', async () => {
    const rig = await TestRig.sailing(3, { clock: { kind: 'live', decision: 30, reserve: 60 } });
    const pick = anyOption('restart');
    while ((await rig.table()).stage === 'sailing') {
      const before = await rig.table();
      await rig.restart();
      const now = rig.time.now();
      const after = await rig.table();
      for (const viewer of VIEWERS) expect(shown(after, viewer, now)).toEqual(shown(before, viewer, now));
      await rig.step(pick);
    }
    expect(verifyFair(await rig.store.record(rig.id)).ok).toBe(true);
  });
});

describe('a choice', () => {
  it('six people choose their cards at the same moment, in any order', async () => {
    const rig = await TestRig.sailing(6, { rules: { edition: '2007', players: 6, ghost: false } });
    if ((await rig.asked()).length < 6) await rig.step();
    const asked = await rig.asked();
    expect(asked).toHaveLength(6);
    const all = await Promise.all(
      asked
        .toReversed()
        .map(({ who, decision, choice }) => rig.ask(who, { verb: 'choose', body: { decision, choice } })),
    );
    expect(all.every(({ ok }) => ok)).toBe(true);
    expect((await rig.table()).game?.decision).not.toBe(asked[0].decision);
  });

  it('those of one moment are written together, and one that is refused is refused alone', async () => {
    const store = openSqlite(':memory:');
    const append = vi.spyOn(store, 'append');
    const rig = await TestRig.sailing(3, {}, undefined, store);
    if ((await rig.asked()).length < 3) await rig.step();
    const [first, second, third] = await rig.asked();
    append.mockClear();
    const choices = [first.choice, 'nonsense', third.choice];
    const answers = await Promise.all(
      [first, second, third].map(({ who, decision }, index) =>
        rig.ask(who, { verb: 'choose', body: { decision, choice: choices[index] } }),
      ),
    );
    expect(answers.map(({ ok }) => ok)).toEqual([true, false, true]);
    expect(append).toHaveBeenCalledOnce();
    expect((await rig.asked()).map(({ who }) => who)).toEqual([second.who]);
  });

  it('repeated it is harmless, changed it is too late, and from another time it is refused', async () => {
    const rig = await TestRig.sailing(3);
    if ((await rig.asked()).length < 3) await rig.step();
    const [{ who, decision, choice }] = await rig.asked();
    const [other] = await rig.asked(options => options[1]);
    const choose = (chosen: string, at: number) =>
      rig.ask(who, { verb: 'choose', body: { decision: at, choice: chosen } });
    expect(await choose('gold', decision)).toEqual({ ok: false, error: 'not-an-option' });
    expect(await choose(choice, decision + 1000)).toEqual({ ok: false, error: 'not-open' });
    expect(await choose(choice, decision - 1)).toEqual({ ok: false, error: 'too-late' });
    const [once, twice] = await Promise.all([choose(choice, decision), choose(choice, decision)]);
    expect(once.ok && twice).toEqual(once);
    expect(await choose(other.choice, decision)).toEqual({ ok: false, error: 'too-late' });
    while (await rig.step());
    expect((await rig.store.entries(rig.id)).filter(({ kind }) => kind === 'ended')).toHaveLength(1);
  });

  it('nobody chooses for others', async () => {
    const rig = await TestRig.sailing(1);
    const { game } = await rig.table();
    const body = { decision: game?.decision ?? 0, choice: 'gold/gold' };
    expect(await rig.ask(MARY, { verb: 'choose', body })).toEqual({ ok: false, error: 'not-seated' });
  });
});

describe('somebody who comes back', () => {
  it('hears what they missed, or gets a fresh look', async () => {
    const rig = await TestRig.sailing(2);
    const all = await rig.heard(ANNE.person);
    for (let step = 0; step < 5; step++) await rig.step();
    const first = all[0].number;
    expect(await rig.heard(ANNE.person, first + 2)).toEqual(all.filter(({ number }) => number > first + 2));
    expect(await rig.heard(ANNE.person, (await rig.table()).number)).toEqual([]);
    const [fresh] = await rig.heard(ANNE.person, 999_999);
    expect('snapshot' in fresh && v.is(Snapshot, fresh.snapshot)).toBe(true);
  });
});

describe('two servers with one store', () => {
  it('never write the same number twice: the slower one looks again and goes on', async () => {
    const rig = await TestRig.sailing(2);
    const other = new Harbour({ store: rig.store, crew: rig.crew, time: rig.time });
    const told = await rig.heard(ANNE.person);
    expect((await other.request(rig.id, MARY, { verb: 'phrase', body: { phrase: 'ahoy' } })).ok).toBe(true);
    await rig.must(ANNE, { verb: 'phrase', body: { phrase: 'thanks' } });
    const entries = await rig.store.entries(rig.id);
    expect(entries.map(({ number }) => number)).toEqual(entries.map((_, index) => index + 1));
    expect((await rig.table()).chat.map(({ phrase }) => phrase)).toEqual(['ahoy', 'thanks']);
    expect(told.slice(1).map(each => ('news' in each ? each.news.kind : 'snapshot'))).toEqual(['said', 'said']);
    await other.close();
  });
});

describe('bots', () => {
  it('that fail or choose nonsense do not stop the game', async () => {
    let asked = 0;
    const crew = {
      think: async () => {
        if (++asked % 2) throw new Error('a thread died');
        return 'nonsense';
      },
    };
    const rig = await TestRig.sailing(1, {}, crew);
    for (let step = 0; step < 10; step++) expect(await rig.step()).toBe(true);
    expect(asked).toBeGreaterThan(2);
  });
});
