import { PORT_ROYAL, type Position, type Resource, SPACES } from '@jamaica/rules';

export interface Price {
  readonly resource: Resource;
  readonly tokens: number;
}

/** What a space costs; null where nothing is paid. */
export const priceOf = (id: number): Price | null => {
  const space = SPACES[id];
  switch (space.kind) {
    case 'port':
      return { resource: 'gold', tokens: space.gold };
    case 'sea':
      return { resource: 'food', tokens: space.food };
    case 'lair':
    case 'port-royal':
      return null;
  }
};

export const isFinish = ({ space, lap }: Position): boolean => space === PORT_ROYAL && lap === 1;

const on = ({ space, lap }: Position): Position[] =>
  SPACES[space].next.map(next => ({ space: next, lap: next === PORT_ROYAL ? lap + 1 : lap }));

const back = ({ space, lap }: Position): Position[] =>
  SPACES.flatMap((before, id) =>
    before.next.includes(space) ? [{ space: id, lap: space === PORT_ROYAL ? lap - 1 : lap }] : [],
  );

const isSame = (a: Position, b: Position): boolean => a.space === b.space && a.lap === b.lap;

/** Where a move of so many spaces can end: more than one space where a fork is on the way. The finish stops it. */
export const endsOf = (from: Position, die: number, forward: boolean): Position[] => {
  let ends = [from];
  for (let sailed = 0; sailed < die; sailed++) {
    const next = ends.flatMap(end => (isFinish(end) ? [end] : forward ? on(end) : back(end)));
    ends = next.filter((end, index) => next.findIndex(other => isSame(other, end)) === index);
  }
  return ends;
};

const TO_GO: readonly number[] = (() => {
  const steps = SPACES.map(() => 0);
  for (let id = SPACES.length - 1; id > PORT_ROYAL; id--) {
    const ways = SPACES[id].next.map(next => (next === PORT_ROYAL ? 0 : steps[next]));
    steps[id] = 1 + Math.min(...ways);
  }
  steps[PORT_ROYAL] = 1 + Math.min(...SPACES[PORT_ROYAL].next.map(next => steps[next]));
  return steps;
})();

/** How many spaces the shortest way to the finish has. */
export const toGo = (at: Position): number => TO_GO[at.space] - TO_GO[PORT_ROYAL] * at.lap;
