import { STEPS } from './layout.ts';
import { line, path } from './pen.ts';
import { add, mul, type Point, starboard, sub, unit } from './point.ts';
import { border, middleOfBorder } from './track.ts';

/** A small arrow on the border that a step crosses: the race goes this way. */
export const chevron = (from: number, to: number): { readonly tip: Point; readonly stern: Point } => {
  const middle = middleOfBorder(from, to);
  // Outlines run clockwise: along the border of a space, the next one lies to port.
  const ahead = mul(starboard(unit(sub(middle.to, middle.from))), -1);
  return { tip: add(middle.at, mul(ahead, 3)), stern: sub(middle.at, mul(ahead, 3.2)) };
};

const drawChevron = ({ tip, stern }: ReturnType<typeof chevron>): string => {
  const beam = mul(starboard(unit(sub(tip, stern))), 5);
  return line([sub(stern, beam), tip, add(stern, beam)]);
};

/** The race begins and ends where Port Royal is left. */
const startLine = (): string => path('start', border(0, 1)) + path('start-gold', border(0, 1));

export const drawBorders = (): string =>
  '<use href="#borders" class="border"/>' +
  startLine() +
  path('chevron', STEPS.map(({ from, to }) => drawChevron(chevron(from, to))).join(''));
