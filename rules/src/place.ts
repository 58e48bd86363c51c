import { BEHIND, LAP_SPACES, PORT_ROYAL, SPACES, spacesToPortRoyal } from './board.ts';

/** A space and a lap, as people read it. */
export interface Position {
  readonly space: number;
  readonly lap: number;
}

/** A position as one small number. */
export type Place = number;

const LAP = 64;

export const place = (space: number, lap: number): Place => lap * LAP + space;
/** The space of a place. */
export const spaceOf = (place: Place): number => place & (LAP - 1);
/** The lap of a place. */
export const lapOf = (place: Place): number => place >> 6;
export const position = (place: Place): Position => ({ space: spaceOf(place), lap: lapOf(place) });

export const START: Place = place(PORT_ROYAL, 0);
export const FINISH: Place = place(PORT_ROYAL, 1);
export const isFinish = (place: Place): boolean => place === FINISH;

/** How many spaces a ship has left to the finish; behind the start line a whole lap more for each lap behind. */
export const spacesLeft = (place: Place): number => spacesToPortRoyal(spaceOf(place)) - lapOf(place) * LAP_SPACES;
/** The same for people. */
export const spacesToFinish = ({ space, lap }: Position): number => spacesLeft(place(space, lap));

/** Whether a ship at `a` is ahead of one at `b`: it has fewer spaces left. */
export const isAhead = (a: Place, b: Place): boolean => spacesLeft(a) < spacesLeft(b);

/** One space back. Leaving Port Royal backward takes a lap away. */
const backFrom = (from: Place): Place[] =>
  BEHIND[spaceOf(from)].map(space => place(space, lapOf(from) - (spaceOf(from) === PORT_ROYAL ? 1 : 0)));

/** One space forward. Entering Port Royal forward adds a lap. */
const onFrom = (from: Place): Place[] =>
  SPACES[spaceOf(from)].next.map(space => place(space, lapOf(from) + (space === PORT_ROYAL ? 1 : 0)));

const LONGEST = 6;
const NOWHERE = 0x7fff;

// Every end of every move is worked out once, from each space of lap 0. No move of six spaces passes two forks in its
// direction, so a second end is all there can be: a third would spoil the row of the next die, and a test counts them.
const tabled = (step: (from: Place) => Place[]): Int16Array => {
  const table = new Int16Array(SPACES.length * (LONGEST + 1) * 2).fill(NOWHERE);
  for (let space = 0; space < SPACES.length; space++) {
    let ends = [place(space, 0)];
    for (let die = 1; die <= LONGEST; die++) {
      ends = [...new Set(ends.flatMap(step))];
      table.set(ends, (space * (LONGEST + 1) + die) * 2);
    }
  }
  return table;
};

const FORWARD = tabled(onFrom);
const BACKWARD = tabled(backFrom);

/** Writes the ends of a move into `ends` and says how many there are (R-MOV-1, R-MOV-2). */
export const listEnds = (from: Place, die: number, forward: boolean, ends: Int32Array): number => {
  const table = forward ? FORWARD : BACKWARD;
  const at = (spaceOf(from) * (LONGEST + 1) + die) * 2;
  const lap = lapOf(from);
  ends[0] = sailedTo(table[at], lap);
  if (table[at + 1] === NOWHERE) return 1;
  ends[1] = sailedTo(table[at + 1], lap);
  return 2;
};

/** The same for people: where a move of this many spaces can end. */
export const endsOf = (from: Position, die: number, forward: boolean): Position[] => {
  const ends = new Int32Array(2);
  const count = listEnds(place(from.space, from.lap), die, forward, ends);
  return Array.from(ends.subarray(0, count), position);
};

// R-MOV-3: completing the circuit stops at Port Royal, whatever is left of the die. R-MOV-4: from behind the start line
// Port Royal is passed like any space.
const sailedTo = (end: Place, lap: number): Place => (lap === 0 && end >= FINISH ? FINISH : end + lap * LAP);
