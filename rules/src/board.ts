/** The route around the island: fifty spaces, clockwise from Port Royal and back. */
export type Space =
  | { readonly kind: 'port-royal'; readonly next: readonly number[] }
  | { readonly kind: 'port'; readonly gold: number; readonly points: number | null; readonly next: readonly number[] }
  | { readonly kind: 'sea'; readonly food: number; readonly points: number | null; readonly next: readonly number[] }
  | { readonly kind: 'lair'; readonly points: number | null; readonly next: readonly number[] };

/** What kinds of spaces there are. */
export type SpaceKind = Space['kind'];

/** The space of the start and the finish. */
export const PORT_ROYAL = 0;
export const isPortRoyal = (space: number): boolean => space === PORT_ROYAL;

// Where the way does not simply lead to the next number: three forks, and the end of each of their lanes.
const WAYS: Readonly<Record<number, readonly number[]>> = {
  6: [7, 13],
  12: [15],
  14: [15],
  19: [20, 26],
  25: [28],
  27: [28],
  32: [33, 39],
  38: [41],
  40: [41],
  49: [PORT_ROYAL],
};

// p: a port and its gold, s: a sea space and its food, L: a lair. One line a stretch; a row of two is a fork.
const ROUTE = `
  R  s2 s3 s2 L  p3 p5
  s2 s3 L  s3 L  s2     s3 s4
  s3 p3 s2 p3 L
  s3 p3 L  s2 s3 L      s4 s4
  p5 s1 p5 p3 s3
  L  p3 s2 s1 L  s1     s4 s4
  p5 s2 s3 L  p7 s2 s3 s3 s3
`;

// The red line lies before this space; from here to the finish the spaces carry the white numbers 2 to 10 (R-END-3).
const FIRST_BEYOND_THE_RED_LINE = 41;

const drawn = (mark: string, id: number): Space => {
  const next = WAYS[id] ?? [id + 1];
  const points = id < FIRST_BEYOND_THE_RED_LINE ? null : id - FIRST_BEYOND_THE_RED_LINE + 2;
  switch (mark[0]) {
    case 'R':
      return { kind: 'port-royal', next };
    case 'p':
      return { kind: 'port', gold: Number(mark.slice(1)), points, next };
    case 's':
      return { kind: 'sea', food: Number(mark.slice(1)), points, next };
    default:
      return { kind: 'lair', points, next };
  }
};

/** The fifty spaces by their numbers. */
export const SPACES: readonly Space[] = ROUTE.trim().split(/\s+/).map(drawn);

/** The lairs in the order of the route. */
export const LAIRS: readonly number[] = SPACES.flatMap((space, id) => (space.kind === 'lair' ? [id] : []));

/** The spaces one step back: two where the lanes of a fork meet again. */
export const BEHIND: readonly (readonly number[])[] = SPACES.map((_, id) =>
  SPACES.flatMap((space, before) => (space.next.includes(id) ? [before] : [])),
);

const FOOD_PRICE = Int8Array.from(SPACES, space => (space.kind === 'sea' ? space.food : 0));
const GOLD_PRICE = Int8Array.from(SPACES, space => (space.kind === 'port' ? space.gold : 0));
const LAIR_NUMBER = Int8Array.from(SPACES, (_, id) => LAIRS.indexOf(id));

/** What a space costs (R-PAY-1). */
export const foodPrice = (space: number): number => FOOD_PRICE[space];
/** What a space costs in gold (R-PAY-1). */
export const goldPrice = (space: number): number => GOLD_PRICE[space];
/** A lair's place among LAIRS; -1 for every other space. */
export const lairNumber = (space: number): number => LAIR_NUMBER[space];

/** How many spaces a ship on each space has left to Port Royal, the long lane counted at every fork still before it. */
const SPACES_LEFT = new Int8Array(SPACES.length);
for (let space = SPACES.length - 1; space >= 0; space--)
  SPACES_LEFT[space] = 1 + Math.max(...SPACES[space].next.map(next => (next === PORT_ROYAL ? 0 : SPACES_LEFT[next])));

/** A whole lap, by the long lanes. */
export const LAP_SPACES = SPACES_LEFT[PORT_ROYAL];
export const spacesToPortRoyal = (space: number): number => SPACES_LEFT[space];
