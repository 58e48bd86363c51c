import { PORT_ROYAL, type ShipName, SPACES, type View } from '@jamaica/rules';

/** A part of the route without forks: the whole width of the water, or one of two lanes around an islet. */
export interface Stretch {
  /** Null for the whole width; otherwise which of the two lanes, the long one first. */
  readonly lane: 1 | 2 | null;
  readonly spaces: readonly number[];
}

/** The space where both lanes of a fork meet again. */
const meeting = (fork: number): number => {
  const [first, second] = SPACES[fork].next.map(lane);
  return first.end === second.end ? first.end : fork;
};

/** A lane from its first space on: it ends where another one joins. */
const lane = (first: number): { readonly spaces: readonly number[]; readonly end: number } => {
  const spaces = [first];
  let end = SPACES[first].next[0];
  while (SPACES.filter(({ next }) => next.includes(end)).length === 1) {
    spaces.push(end);
    end = SPACES[end].next[0];
  }
  return { spaces, end };
};

const route = (): readonly Stretch[] => {
  const stretches: Stretch[] = [];
  let water: number[] = [];
  let space: number = PORT_ROYAL;
  do {
    water.push(space);
    const { next } = SPACES[space];
    if (next.length === 1) {
      space = next[0];
      continue;
    }
    stretches.push({ lane: null, spaces: water });
    stretches.push({ lane: 1, spaces: lane(next[0]).spaces }, { lane: 2, spaces: lane(next[1]).spaces });
    water = [];
    space = meeting(space);
  } while (space !== PORT_ROYAL);
  return [...stretches, { lane: null, spaces: water }];
};

/** The whole route from Port Royal, in the order in which it is sailed. */
export const STRETCHES: readonly Stretch[] = route();

/** Which of two lanes a space lies in, if it does. */
export const laneOf = (space: number): 1 | 2 | null =>
  STRETCHES.find(({ spaces }) => spaces.includes(space))?.lane ?? null;

/** The ships in a space. */
export const shipsAt = ({ ships }: Pick<View, 'ships'>, space: number): readonly ShipName[] =>
  ships.filter(({ position }) => position.space === space).map(({ ship }) => ship);

/** Whether the white numbers lie on a stretch. */
export const isLastStretch = ({ spaces }: Stretch): boolean =>
  spaces.some(id => {
    const space = SPACES[id];
    return space.kind !== 'port-royal' && space.points !== null;
  });
