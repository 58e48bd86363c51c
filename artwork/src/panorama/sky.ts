import type { Hand } from './hand.ts';
import { WIDTH } from './hours.ts';
import { numbers, wash } from './ink.ts';

const whole = (hand: Hand, from: number, to: number): number => Math.round(hand.some(from, to));

/** One pull of the brush: a long mark that thins out at both ends, its back wavier than its belly. */
const mark = (hand: Hand, horizon: number): string => {
  const [x, y, w] = [whole(hand, -80, WIDTH), whole(hand, 8, horizon - 6), whole(hand, 30, 90)];
  return `M${x} ${y}q${w} -${whole(hand, 4, 11)} ${w * 2} 0t${w} ${whole(hand, -2, 2)}q-${w} ${whole(hand, 3, 9)} -${w * 2} 1t-${w} -1Z`;
};

/** The sky down to the horizon, with the marks that a wet brush leaves. */
export const sky = (hand: Hand, horizon: number, marks = 44): string => {
  const half = (): string =>
    numbers(1, marks / 2, 1)
      .map(() => mark(hand, horizon))
      .join('');
  return (
    `<rect width="${WIDTH}" height="${horizon}" fill="url(#high)"/>` +
    `<rect width="${WIDTH}" height="${horizon}" fill="url(#low)" mask="url(#fall)"/>` +
    wash(half(), '#FFFFFF', 0.2) +
    wash(half(), '#FFF1CF', 0.3)
  );
};
