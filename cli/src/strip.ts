import { PORT_ROYAL, type Position, type ShipName, SPACES } from '@jamaica/rules';
import { letterOf, type Paint } from './paint.ts';

/** The race as a picture: who is where, and which lairs still have their treasure. */
interface Race {
  readonly ships: readonly { readonly ship: ShipName; readonly position: Position }[];
  readonly tokens: readonly number[];
}

/** Where a space is drawn: the long lanes lie on the main line, the short ones below it. */
interface Spot {
  readonly column: number;
  readonly isBelow: boolean;
}

/** A fork as drawn: the columns between which its short lane hangs below the main line. */
interface Fork {
  readonly from: number;
  readonly to: number;
}

interface Route {
  readonly spots: readonly Spot[];
  readonly forks: readonly Fork[];
  readonly finish: number;
  /** The first spaces of the stretches and the long lanes, whose numbers are written below. */
  readonly numbered: readonly number[];
}

const lane = (first: number, isEnd: (space: number) => boolean): number[] => {
  const spaces: number[] = [];
  for (let space = first; !isEnd(space); space = SPACES[space].next[0]) spaces.push(space);
  return spaces;
};

const lanesOf = (fork: number): { readonly long: number[]; readonly short: number[]; readonly meet: number } => {
  const [one, other] = SPACES[fork].next;
  const ahead = lane(one, space => space === PORT_ROYAL);
  const short = lane(other, space => ahead.includes(space));
  const meet = SPACES[short[short.length - 1]].next[0];
  return { long: lane(one, space => space === meet), short, meet };
};

/** The route laid out in one line from Port Royal to Port Royal. */
const layOut = (): Route => {
  const spots: Spot[] = [];
  const forks: Fork[] = [];
  const numbered: number[] = [PORT_ROYAL];
  let column = 0;
  for (let space = PORT_ROYAL; ; ) {
    spots[space] = { column: column++, isBelow: false };
    if (SPACES[space].next.length > 1) {
      const { long, short, meet } = lanesOf(space);
      const from = column++;
      const middle = column + Math.floor((long.length - short.length) / 2);
      for (const [index, each] of short.entries()) spots[each] = { column: middle + index, isBelow: true };
      for (const each of long) spots[each] = { column: column++, isBelow: false };
      forks.push({ from, to: column++ });
      numbered.push(long[0], meet);
      space = meet;
    } else space = SPACES[space].next[0];
    if (space === PORT_ROYAL) return { spots, forks, finish: column, numbered };
  }
};

const ROUTE = layOut();
const WIDTH = ROUTE.finish + 1;

export const MARKS = { sea: '~', port: '$', lair: 'o', treasure: 'x', portRoyal: '@', redLine: '|' } as const;

const markOf = (space: number, tokens: readonly number[]): string => {
  const { kind } = SPACES[space];
  switch (kind) {
    case 'sea':
      return MARKS.sea;
    case 'port':
      return MARKS.port;
    case 'lair':
      return tokens.includes(space) ? MARKS.treasure : MARKS.lair;
    case 'port-royal':
      return MARKS.portRoyal;
  }
};

// The red line lies where the last fork's lanes meet (R-END-3): in the column between the fork and the last stretch.
const RED_LINE = ROUTE.forks[ROUTE.forks.length - 1].to;

const RULER = ROUTE.numbered.reduce((ruler, space) => `${ruler.padEnd(ROUTE.spots[space].column)}${space}`, '');

type Row = string[];
const blankRow = (): Row => Array.from({ length: WIDTH }, () => ' ');

const spotOf = ({ space, lap }: Position): Spot =>
  space === PORT_ROYAL && lap === 1 ? { column: ROUTE.finish, isBelow: false } : ROUTE.spots[space];

/** Puts the ships of one side of the line into rows, the nearest row first, stacked where they share a space. */
const stack = (ships: Race['ships'], isBelow: boolean, paint: Paint): Row[] => {
  const rows: Row[] = [];
  const heights = new Map<number, number>();
  for (const { ship, position } of ships) {
    const { column, isBelow: side } = spotOf(position);
    if (side !== isBelow) continue;
    const height = heights.get(column) ?? 0;
    heights.set(column, height + 1);
    if (rows.length === height) rows.push(blankRow());
    const letter = letterOf(ship);
    rows[height][column] = paint.ship(ship, position.lap < 0 ? letter.toLowerCase() : letter);
  }
  return rows;
};

/**
 * The strip: ships on the main line and the long lanes stand above it, those in the short lanes below theirs. A ship
 * behind the start line stands on its space of the board in a small letter.
 */
export const strip = ({ ships, tokens }: Race, paint: Paint): string[] => {
  const main = blankRow();
  const below = blankRow();
  for (const [space, { column, isBelow }] of ROUTE.spots.entries())
    (isBelow ? below : main)[column] = markOf(space, tokens);
  main[ROUTE.finish] = MARKS.portRoyal;
  main[RED_LINE] = paint.red(MARKS.redLine);
  for (const { from, to } of ROUTE.forks) {
    for (let column = from + 1; column < to; column++) if (below[column] === ' ') below[column] = '_';
    below[from] = '\\';
    below[to] = '/';
  }
  const rows = [...stack(ships, false, paint).reverse(), main, below, ...stack(ships, true, paint)];
  return [...rows.map(row => row.join('').trimEnd()), paint.faint(RULER)];
};
