import { PORT_ROYAL, type Position, SPACES } from '@jamaica/rules';

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
