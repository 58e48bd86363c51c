import type { Hand } from './hand.ts';
import { curve, line, num, numbers, type Point, shape, straight } from './ink.ts';

export type Swell = {
  readonly from?: number;
  readonly to?: number;
  readonly y: number;
  /** From crest to crest. */
  readonly length: number;
  readonly shift?: number;
  /** Half the height of the waves at x. */
  readonly high: (x: number) => number;
  readonly fill: string;
};

const phase = (swell: Swell, x: number): number => (x + (swell.shift ?? 0)) / swell.length;

/** The height of the water at x: round in the troughs, sharp at the crests. */
export const water = (swell: Swell, x: number): number =>
  swell.y + swell.high(x) * (2 * Math.abs(Math.sin(Math.PI * phase(swell, x))) ** 0.8 - 1);

/** How near to a crest x is: 0 in the trough, 1 at the top. */
const near = (swell: Swell, x: number): number => 1 - Math.abs(Math.sin(Math.PI * phase(swell, x))) ** 0.8;

/** A row of waves painted to the lower edge; the wind leans their crests to the right and whitens them. */
export const waves = (hand: Hand, swell: Swell): string => {
  const { from = -10, to = 2210, length, shift = 0, high, fill } = swell;
  const leaning = (x: number): Point => {
    const t = near(swell, x);
    return [x + high(x) * 0.9 * t ** 3, water(swell, x) + high(x) * 0.16 * t ** 6];
  };
  const edge = numbers(from, to, length / 14).map(leaning);
  const crests = numbers(Math.ceil((from + shift) / length), Math.floor((to + shift) / length), 1)
    .map(k => k * length - shift)
    .filter(x => high(x) > 4);
  const caps = crests.map(x => {
    const h = high(x);
    const over = numbers(-0.3, 0.15, 0.05).map(t => leaning(x + t * length));
    const under = numbers(-0.3, 0.15, 0.05).map((t, k): Point => {
      const [px, py] = leaning(x + t * length);
      const thick = Math.sin((Math.PI * k) / 9) * h * (k % 2 ? 0.62 : 0.24) * hand.some(0.8, 1.2);
      return [px - thick * 0.4, py + thick];
    });
    return `${straight(over)}L${curve(under.reverse()).slice(1)}Z`;
  });
  const flow = crests.map(x =>
    [0.24, 0.38, 0.56]
      .map(
        t =>
          `M${num(x + length * t)} ${num(water(swell, x + length * t) + 6)}q${num(length * 0.08)} ${num(high(x) * 0.2 + 2)} ${num(length * 0.2)} ${num(high(x) * 0.06)}`,
      )
      .join(''),
  );
  const spray = crests.flatMap(x => {
    const [cx, cy] = leaning(x);
    return numbers(1, 3, 1).map(
      () => `M${num(cx + hand.some(-2, high(x) * 0.8))} ${num(cy - hand.some(0, high(x) * 0.5))}h.2`,
    );
  });
  return (
    shape(`${straight([...edge, [to, 290], [from, 290]])}Z`, fill, 1.3) +
    line(flow.join(''), 1.2, '#DCEBE4', 0.6) +
    shape(caps.join(''), '#FBF5E2', 0.9) +
    line(spray.join(''), 2, '#FBF5E2')
  );
};
