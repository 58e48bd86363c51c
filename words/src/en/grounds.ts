import { counting } from '../counting.ts';
import type { GroundWords } from '../grounds.ts';
import type { Names } from '../names.ts';
import { points } from './advice.ts';

const { count } = counting('en');

const spaces = (n: number): string => count(n, { one: 'space', other: 'spaces' });

export const grounds = ({ tokens, resource: nameOf }: Names): GroundWords => ({
  finishes: won => `reaches the finish: ${points(won)}`,
  passesRedLine: lost => `passes the red line and no longer loses ${points(lost)}`,
  short: (resource, has, price, isLeft) => {
    const some = has === 0 ? `no ${nameOf(resource)}` : `${isLeft ? '' : 'only '}${tokens(resource, has)}`;
    return `${isLeft ? 'leaves' : 'has'} ${some} for a space that costs ${price}`;
  },
  treasure: 'finds a treasure',
  losesLoad: (resource, lost) => `loses a load of ${tokens(resource, lost)}: all holds are full of it`,
  throwsOverboard: (resource, loaded) => `must throw something overboard to load ${tokens(resource, loaded)}`,
  loads: (resource, loaded, aboard) =>
    `loads ${tokens(resource, loaded)}${resource === 'gold' ? `: ${points(loaded)}` : `, ${aboard} in all`}`,
  pays: (resource, paid, left) =>
    left === 0
      ? `pays ${tokens(resource, paid)} and has none left`
      : `pays ${tokens(resource, paid)} and keeps ${left}`,
  nearer: n => `${spaces(n)} nearer the finish`,
  farther: n => `${spaces(n)} farther from the finish`,
  keeps: (resource, kept) => `keeps ${kept === 0 ? `no ${nameOf(resource)}` : tokens(resource, kept)}`,
  empties: holds =>
    `leaves ${holds === 0 ? 'no hold empty' : `${count(holds, { one: 'hold', other: 'holds' })} empty for loads`}`,
  oneLane: 'in one lane',
});
