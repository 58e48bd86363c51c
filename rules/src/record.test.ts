import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { randomGame, TABLES, tableName } from '../test/random-game.ts';
import { testRng } from '../test/rng.ts';
import { imagine } from './imagine.ts';
import { optionsOf, questions } from './play.ts';
import { type GameRecord, replay } from './record.ts';
import { view } from './view.ts';

const game = randomGame({ edition: '2021', players: 3, ghost: true }, 5);
const record = (): GameRecord => JSON.parse(JSON.stringify(game.record));

/** The record with one thing changed. */
const changed = (change: (record: Record<string, unknown>) => void): unknown => {
  const copy: Record<string, unknown> = JSON.parse(JSON.stringify(game.record));
  change(copy);
  return copy;
};
const withStep = (at: number, step: unknown): unknown =>
  changed(copy => {
    copy.steps = game.record.steps.with(at, JSON.parse(JSON.stringify(step)));
  });
const stepAt = (found: (step: object) => boolean): number => game.record.steps.findIndex(found);
const firstMark = stepAt(step => 'after' in step);
const firstRoll = stepAt(step => 'roll' in step);
const firstChoice = stepAt(step => 'decide' in step);

const optionsAt = (at: number): string[] => {
  const step = game.steps.findIndex(({ step }) => step === game.record.steps[at]);
  return optionsOf(game.steps[step - 1].state, questions(game.steps[step - 1].state)[0].seat);
};

describe('a record', () => {
  it.each(TABLES.map(rules => [tableName(rules), rules] as const))('of a game is accepted: %s', (_, rules) => {
    expect(replay(JSON.parse(JSON.stringify(randomGame(rules, 11).record))).ok).toBe(true);
  });

  it('comes back as it was written', () => {
    const again = replay(record());
    expect(again.ok && again.value.setup).toEqual(game.setup);
    expect(again.ok && again.value.end.cells).toEqual(game.end.cells);
  });

  it('of an unfinished game has no final score and can be gone on with', () => {
    const { final: _, ...begun } = { ...record(), steps: record().steps.slice(0, firstMark) };
    const again = replay(begun);
    expect(again).toMatchObject({ ok: false, error: { step: firstMark, fault: { why: 'mark-expected' } } });
    expect(replay({ ...begun, steps: begun.steps.slice(0, -1) }).ok).toBe(true);
  });
});

describe('a record that does not fit the rules is refused with the step and the reason', () => {
  it('a choice that was no option', () => {
    expect(replay(withStep(firstChoice, { ...record().steps[firstChoice], choice: 'to:99' }))).toMatchObject({
      ok: false,
      error: { step: firstChoice, fault: { why: 'not-an-option' } },
    });
  });

  it('another number of options', () => {
    expect(replay(withStep(firstChoice, { ...record().steps[firstChoice], n: 9 }))).toMatchObject({
      ok: false,
      error: { step: firstChoice, fault: { why: 'count-differs', said: 9 } },
    });
  });

  it('another list of options', () => {
    expect(replay(withStep(firstChoice, { ...record().steps[firstChoice], options: ['1/1', '2/2'] }))).toMatchObject({
      ok: false,
      error: { step: firstChoice, fault: { why: 'options-differ' } },
    });
  });

  it('a list of options that has one of them twice, or is no list', () => {
    const step = record().steps[firstChoice];
    const options = game.record.steps[firstChoice] && optionsAt(firstChoice);
    expect(replay(withStep(firstChoice, { ...step, options })).ok).toBe(true);
    for (const said of [[...options, options[0]], options.slice(1), options.join(), null])
      expect(replay(withStep(firstChoice, { ...step, options: said }))).toMatchObject({
        ok: false,
        error: { step: firstChoice, fault: { why: 'options-differ', question: { kind: 'dice' } } },
      });
  });

  it('something that is no record, or of another version', () => {
    const refusal = { ok: false, error: { step: null, fault: { why: 'not-a-record' } } };
    for (const input of [null, [], 'v1', { ...record(), v: 2 }, { ...record(), steps: 'none' }])
      expect(replay(input)).toEqual(refusal);
  });

  it('a step that is none', () => {
    expect(replay(withStep(firstRoll, 'roll'))).toEqual({
      ok: false,
      error: { step: firstRoll, fault: { why: 'not-a-step' } },
    });
  });

  it('a mark where none is due', () => {
    expect(replay(withStep(firstRoll, record().steps[firstMark]))).toEqual({
      ok: false,
      error: { step: firstRoll, fault: { why: 'mark-unexpected' } },
    });
  });

  it('a set-up with too few decks', () => {
    expect(replay({ ...record(), decks: [] })).toEqual({
      ok: false,
      error: { step: null, fault: { why: 'header', field: 'decks' } },
    });
  });

  it('a die with seven spots', () => {
    expect(replay(withStep(firstRoll, { roll: 'action', dice: [7, 1] }))).toMatchObject({
      ok: false,
      error: { step: firstRoll, fault: { why: 'not-a-face' } },
    });
  });

  it('a roll where a choice is due', () => {
    expect(replay(withStep(firstChoice, { roll: 'action', dice: [1, 2] }))).toMatchObject({
      ok: false,
      error: { step: firstChoice, fault: { why: 'awaits-decision' } },
    });
  });

  it('a mark that says something else, and where', () => {
    const mark = JSON.parse(JSON.stringify(record().steps[firstMark]));
    mark.ships[1].holds = ['gold:6'];
    expect(replay(withStep(firstMark, mark))).toMatchObject({
      ok: false,
      error: { step: firstMark, fault: { why: 'mark-differs', path: 'ships[1].holds' } },
    });
  });

  it('a mark that is missing', () => {
    const last = game.record.steps.findIndex((step, at, all) => 'after' in step && !('after' in all[at + 1]));
    const steps = game.record.steps.toSpliced(last, 1);
    expect(replay(changed(copy => Object.assign(copy, { steps })))).toMatchObject({
      ok: false,
      error: { step: last, fault: { why: 'mark-expected' } },
    });
  });

  it('steps after the end', () => {
    const steps = [...game.record.steps, { roll: 'action', dice: [1, 2] }];
    expect(replay(changed(copy => Object.assign(copy, { steps })))).toMatchObject({
      ok: false,
      error: { step: steps.length - 1, fault: { why: 'over' } },
    });
  });

  it('another final score, and whose', () => {
    const final = JSON.parse(JSON.stringify(game.record.final));
    final.scores[2].gold += 1;
    expect(replay(changed(copy => Object.assign(copy, { final })))).toMatchObject({
      ok: false,
      error: { step: null, fault: { why: 'final-differs', path: 'final.scores[2].gold' } },
    });
  });

  it('a final score that is missing, and one that comes too early', () => {
    expect(replay(changed(copy => Object.assign(copy, { final: undefined })))).toMatchObject({
      ok: false,
      error: { fault: { why: 'final-differs', path: 'final' } },
    });
    expect(replay(changed(copy => Object.assign(copy, { steps: [] })))).toMatchObject({
      ok: false,
      error: { fault: { why: 'final-unexpected' } },
    });
  });

  it.each([null, 1, 'x', [], {}, { v: 2 }, { v: 1 }, { v: 1, steps: 3 }])('not a record at all: %j', input => {
    expect(replay(input)).toMatchObject({ ok: false, error: { step: null } });
  });
});

describe('mangled records', () => {
  it('are refused or replayed, never thrown on', () => {
    const places = fc.array(
      fc.oneof(fc.nat(400), fc.constantFrom('steps', 'pile', 'decks', 'ships', 'choice', 'dice')),
    );
    fc.assert(
      fc.property(places, fc.jsonValue(), (path, value) => {
        const result = replay(changed(copy => mangle(copy, path, value)));
        expect(typeof result.ok).toBe('boolean');
      }),
      { numRuns: 300 },
    );
  });
});

/** Puts a value somewhere deep in. */
const mangle = (target: unknown, [first, ...rest]: readonly (string | number)[], value: unknown): void => {
  if (typeof target !== 'object' || target === null || first === undefined) return;
  const keys = Object.keys(target);
  const key = typeof first === 'number' ? keys[first % Math.max(keys.length, 1)] : first;
  if (rest.length === 0) Reflect.set(target, key, value);
  else mangle(Reflect.get(target, key), rest, value);
};

/** The games of a file, each with its name. */
const lines = (file: string): (readonly [name: string, line: string])[] =>
  readFileSync(new URL(`../games/${file}`, import.meta.url), 'utf8')
    .trim()
    .split('\n')
    .map((line, index) => [`${file}:${index + 1}`, line] as const);

describe('records of an independent implementation', () => {
  const games = ['sample-2007.jsonl', 'sample-2021.jsonl', 'sample-houses.jsonl'].flatMap(lines);

  it.each(games)('%s checks: every option, every mark and the final score', (_, line) => {
    expect(replay(JSON.parse(line))).toMatchObject({ ok: true, value: { reading: 2 } });
  });
});

describe('records written before the reading of the rules changed', () => {
  it.each(lines('former.jsonl'))('%s checks by the reading it was played by', (_, line) => {
    expect(replay(JSON.parse(line))).toMatchObject({ ok: true, value: { reading: 1 } });
  });
  it.each(lines('former.jsonl'))('%s goes on by it: views and options are the same in imagined games', (_, line) => {
    const game = replay(JSON.parse(line));
    if (!game.ok) throw new Error(game.error.fault.why);
    const rng = testRng(1);
    for (const [index, { state }] of game.value.steps.entries()) {
      const [decision] = questions(state);
      if (index % 17 > 0 || !decision) continue;
      const seen = view(state, decision.seat);
      expect(seen.former).toBe(true);
      expect(view(imagine(seen, rng), decision.seat)).toEqual(seen);
    }
  });
  it('a fault is told by today’s reading when neither fits', () => {
    const record = JSON.parse(lines('former.jsonl')[0][1]);
    expect(replay({ ...record, final: { ...record.final, rounds: 99 } })).toMatchObject({ ok: false });
    expect(replay({ ...record, players: 9 })).toMatchObject({ ok: false, error: { fault: { field: 'players' } } });
  });
});
