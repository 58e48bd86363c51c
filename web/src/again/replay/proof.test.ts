import { describe, expect, it } from 'vitest';
import { fair, practice, raced, voyageOf } from '../../../test/raced.ts';
import { verify } from './proof.ts';

const race = voyageOf(raced({ edition: '2021', players: 4, ghost: false }, practice('a race'), true));
const fairRecord = raced({ edition: '2007', players: 3, ghost: true }, fair('Anne', 'Mary', ''));

describe('the proof', () => {
  it('has a row for the set-up and one for each chance', () => {
    const { fault, rows } = verify(voyageOf(fairRecord));
    const chances = voyageOf(fairRecord).game.steps.filter(({ step }) => !('decide' in step)).length;
    expect(fault).toBeNull();
    expect(rows).toHaveLength(chances + 1);
    expect(new Set(rows.map(({ bytes }) => bytes)).size).toBe(rows.length);
  });
  it('names the die that was changed, and proves those before it', () => {
    const steps = Array.isArray(fairRecord.steps) ? fairRecord.steps : [];
    const at = steps.findLastIndex(step => 'roll' in step && step.roll === 'action');
    const [first, second] = steps[at].dice;
    const tampered = { ...fairRecord, steps: steps.with(at, { ...steps[at], dice: [first === 6 ? 5 : 6, second] }) };
    const { fault, rows } = verify(voyageOf(tampered));
    expect(fault).toMatchObject({ why: 'chance-differs', at });
    expect(rows.at(-1)).toMatchObject({ isWrong: true });
    expect(rows.filter(({ isWrong }) => isWrong)).toHaveLength(1);
    expect(rows.slice(0, -1)).toEqual(verify(voyageOf(fairRecord)).rows.slice(0, rows.length - 1));
  });
  it('does not fit another secret', () => {
    const another = { ...Object(fairRecord.fair), secret: '0'.repeat(64) };
    expect(verify(voyageOf({ ...fairRecord, fair: another })).fault).toMatchObject({ why: 'wrong-commitment' });
  });
  it('cannot be had from dice rolled elsewhere', () => {
    expect(verify(race)).toEqual({ fault: { why: 'no-fair-field' }, fair: null, rows: [] });
  });
});
