import { hand } from './noise.ts';
import { group, oblong, path, row } from './pen.ts';

/** From the middle of the raft to its edge: a little more than the place of the die. */
const HALF = 36;
const PLANKS = 5;

/**
 * The place of the shortage die, which only the edition of 2021 has: planks of a wreck, lashed together.
 * A fragment for the live board, around 0 0; its colours are the page's own variables.
 */
export const drawRaft = (): string => {
  const { any } = hand(2021);
  const pitch = (2 * HALF - 6) / PLANKS;
  const tops = Array.from({ length: PLANKS }, (_, k) => 3 - HALF + k * pitch);
  const grain = tops.flatMap(top =>
    [0, 1, 2].map(() => `M${row(any(4 - HALF, HALF - 24), top + any(3, pitch - 5))}h${row(any(8, 20))}`),
  );
  const ropes = [-0.62, 0.62].map(side => `M${row(HALF * side, 1 - HALF)}V${row(HALF - 2)}`).join('');
  const wood = { fill: 'var(--rock)', stroke: 'var(--ink)', 'stroke-width': 1.2, rx: 2 };
  const line = { fill: 'none', stroke: 'var(--ink)' };
  return group(
    { transform: 'rotate(-5)' },
    oblong('raft-shadow', [4 - HALF, 7 - HALF], HALF * 2, HALF * 2 - 6, {
      fill: 'var(--ink)',
      'fill-opacity': 0.22,
      rx: 5,
    }),
    ...tops.map(top => oblong('raft-plank', [any(-3, 3) - HALF, top], HALF * 2 + any(-5, 3), pitch - 1.2, wood)),
    path('raft-grain', grain.join(''), { ...line, 'stroke-width': 0.8, 'stroke-opacity': 0.5 }),
    path('raft-rope', ropes, { ...line, 'stroke-width': 4.4 }),
    path('raft-rope', ropes, { ...line, stroke: 'var(--land-hi)', 'stroke-width': 2.8, 'stroke-dasharray': '3 1.4' }),
  );
};
