import { describe, expect, it } from 'vitest';
import { practice, raced } from '../../../test/raced.ts';
import { entryOf, isLocal } from './entry.ts';
import { recordIn, saysOver } from './record-file.ts';

const RULES = { edition: '2007', players: 2, ghost: true } as const;
const record = raced(RULES, practice('logbook'));

describe('an entry of the logbook', () => {
  it('says how the race ended, and goes by the same name whenever it is written', () => {
    const [one, other] = [entryOf(record, 1), entryOf(JSON.parse(JSON.stringify(record)), 2)];
    expect(one).toMatchObject({ rules: RULES, final: record.final, isOver: true });
    expect(other?.id).toBe(one?.id);
    expect(isLocal(one?.id ?? '')).toBe(true);
  });
  it('goes by another name when anything in the record is different', () => {
    const steps = Array.isArray(record.steps) ? record.steps : [];
    expect(entryOf({ ...record, steps: steps.slice(0, 30), final: undefined }, 1)?.id).not.toBe(entryOf(record, 1)?.id);
  });
});

describe('a file', () => {
  it('is a record as JSON, over one line or many, or the first of JSON Lines', () => {
    const line = JSON.stringify(record);
    for (const text of [line, JSON.stringify(record, null, 2), `${line}\n`, `\n${line}\n${line}\n`])
      expect(recordIn(text)).toEqual(record);
  });
  it('is no record when it is anything else', () => {
    for (const text of ['', 'ahoy', '{}', '[]', '{"steps":7}', 'null']) expect(recordIn(text)).toBeNull();
  });
  it('is watched when its game is over, and played on when it is not', () => {
    expect([saysOver(record), saysOver({ ...record, final: undefined })]).toEqual([true, false]);
  });
});
