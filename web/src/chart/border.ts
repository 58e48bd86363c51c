import { STEPS } from './layout.ts';
import { line, path } from './pen.ts';
import { add, mul, starboard, sub, unit } from './point.ts';
import { border, middleOfBorder } from './track.ts';

/** A small arrow on the border that a step crosses: the race goes this way. */
const chevron = (from: number, to: number): string => {
  const middle = middleOfBorder(from, to);
  // Whoever keeps a space on the right hand goes around it clockwise, so its port side is where the next one lies.
  const ahead = mul(starboard(unit(sub(middle.to, middle.from))), -1);
  const beam = mul(starboard(ahead), 5);
  const stern = sub(middle.at, mul(ahead, 3.2));
  return line([sub(stern, beam), add(middle.at, mul(ahead, 3)), add(stern, beam)]);
};

/** The race begins and ends where Port Royal is left. */
const startLine = (): string => path('start', border(0, 1)) + path('start-gold', border(0, 1));

export const drawBorders = (): string =>
  '<use href="#borders" class="border"/>' +
  startLine() +
  path('chevron', STEPS.map(({ from, to }) => chevron(from, to)).join(''));
