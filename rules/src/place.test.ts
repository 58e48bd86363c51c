import { describe, expect, it } from 'vitest';
import { BEHIND, SPACES } from './board.ts';
import { endsOf, FINISH, isAhead, place, START, spacesLeft } from './place.ts';

const ahead = (a: string, b: string): boolean => isAhead(read(a), read(b));
const read = (text: string): number => {
  const [space, lap = '0'] = text.split('@');
  return place(Number(space), Number(lap));
};

describe('who is ahead', () => {
  it('R-END-5 a ship farther along the route is ahead, and never the other way round', () => {
    expect(ahead('17', '16')).toBe(true);
    expect(ahead('16', '17')).toBe(false);
  });
  it('R-END-5 ships on the same space are neither ahead nor behind', () => {
    expect(ahead('17', '17')).toBe(false);
  });
  it('R-END-5 on the two lanes of a fork the one is ahead that is closer to where the lanes join', () => {
    expect(ahead('14', '7')).toBe(true);
    expect(ahead('13', '10')).toBe(true);
    expect(ahead('12', '13')).toBe(true);
    expect(ahead('7', '14')).toBe(false);
  });
  it('R-END-5 ships with equally many spaces left are level, whatever their lanes', () => {
    for (const [outer, inner] of [
      ['12', '14'],
      ['11', '13'],
      ['25', '27'],
      ['38', '40'],
    ]) {
      expect(ahead(outer, inner)).toBe(false);
      expect(ahead(inner, outer)).toBe(false);
    }
  });
  it('R-END-5 sailing forward always brings a ship farther along', () => {
    for (const [space, { next }] of SPACES.entries())
      for (const on of next) expect(isAhead(place(on, on === 0 ? 1 : 0), place(space, 0))).toBe(true);
  });
  it('R-END-5 a whole lap is 44 spaces by the long lanes, and 44 more for each lap behind', () => {
    expect(['0', '0@1', '49', '49@-1', '0@-1', '6', '13', '7'].map(each => spacesLeft(read(each)))).toEqual([
      44, 0, 1, 45, 88, 38, 33, 37,
    ]);
  });
  it('R-END-5 both lanes are ahead of the fork and behind their meeting', () => {
    for (const lane of ['7', '12', '13', '14']) {
      expect(ahead(lane, '6')).toBe(true);
      expect(ahead('15', lane)).toBe(true);
    }
  });
  it('R-END-5 the finish is ahead of every space of the circuit', () => {
    expect(ahead('0@1', '49')).toBe(true);
    expect(ahead('0@1', '0')).toBe(true);
    expect(ahead('49', '0@1')).toBe(false);
  });
  it('R-MOV-4 behind the start line is behind Port Royal', () => {
    expect(ahead('0', '49@-1')).toBe(true);
    expect(ahead('1', '49@-1')).toBe(true);
    expect(ahead('49@-1', '0')).toBe(false);
  });
  it('R-MOV-4 among ships behind the start line the route counts as ever', () => {
    expect(ahead('48@-1', '47@-1')).toBe(true);
    expect(ahead('1@-1', '49@-2')).toBe(true);
    expect(ahead('38@-1', '40@-1')).toBe(false);
  });
});

describe('a position', () => {
  it('R-SET-4 the start is Port Royal, lap 0; R-MOV-3 the finish is Port Royal, lap 1', () => {
    expect(START).toBe(place(0, 0));
    expect(FINISH).toBe(place(0, 1));
  });
});

describe('the ends of a move, for people', () => {
  it('R-MOV-2 both lanes of a fork, forward and backward', () => {
    expect(endsOf({ space: 5, lap: 0 }, 3, true)).toEqual([
      { space: 8, lap: 0 },
      { space: 14, lap: 0 },
    ]);
    expect(endsOf({ space: 16, lap: 0 }, 2, false)).toEqual([
      { space: 12, lap: 0 },
      { space: 14, lap: 0 },
    ]);
  });

  it('R-MOV-2 never more than two: no move passes two forks', () => {
    const ways = [SPACES.map(({ next }) => next), BEHIND];
    for (const way of ways)
      for (const from of SPACES.keys()) {
        let ends: readonly number[] = [from];
        for (let die = 1; die <= 6; die++) {
          ends = [...new Set(ends.flatMap(space => way[space]))];
          expect(ends.length).toBeLessThanOrEqual(2);
        }
      }
  });

  it('R-MOV-3 the finish, whatever is left of the die', () => {
    expect(endsOf({ space: 47, lap: 0 }, 6, true)).toEqual([{ space: 0, lap: 1 }]);
  });

  it('R-MOV-4 past Port Royal behind the start line, both ways', () => {
    expect(endsOf({ space: 48, lap: -1 }, 3, true)).toEqual([{ space: 1, lap: 0 }]);
    expect(endsOf({ space: 1, lap: 0 }, 3, false)).toEqual([{ space: 48, lap: -1 }]);
  });
});
