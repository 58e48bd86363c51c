import { type Drawing, together } from './drawing.ts';
import { type Hat, hat } from './hat.ts';
import { type Held, held } from './held.ts';
import { disc, line, num, type Point, shape } from './ink.ts';
import { POSES } from './pose.ts';

export type Look = {
  readonly coat: string;
  readonly hat?: Hat;
  readonly held?: Held;
  readonly skin?: string;
  readonly sack?: boolean;
};

const go = ([x, y]: Point, degrees: number, length: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x + Math.sin(angle) * length, y + Math.cos(angle) * length];
};

const to = (...points: readonly Point[]): string => `M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}`;

const limb = (d: string, width: number, colour: string): string => line(d, width + 1.6) + line(d, width, colour);

/** A person of about thirty units, looking right, feet (or seat) at 0. */
export const figure = (pose: keyof typeof POSES, look: Look): Drawing => {
  const { lean, hip, legs, arms } = POSES[pose];
  const { coat, hat: worn = 'scarf', held: thing = 'nothing', skin = '#E0A876', sack = false } = look;
  const waist: Point = [0, -hip];
  const neck = go(waist, 180 - lean, 10.5);
  const head = go(neck, 180 - lean * 0.6, 4);
  const leg = (thigh: number, shin: number): string => {
    const knee = go(waist, thigh, 6.8);
    const ankle = go(knee, shin, 6.8);
    return limb(to(waist, knee, ankle), 2.2, '#6E5138') + line(to(ankle, [ankle[0] + 2.6, ankle[1] + 0.4]), 2.6);
  };
  const arm = (upper: number, lower: number): { readonly d: string; readonly hand: Point } => {
    const elbow = go(neck, upper, 5.6);
    const hand = go(elbow, lower, 5.6);
    return { d: to([neck[0], neck[1] + 1], elbow, hand), hand };
  };
  const [near, far] = [arm(arms[0], arms[1]), arm(arms[2], arms[3])];
  const side = (point: Point, across: number): Point => go(point, 90 - lean, across);
  const tail = go(waist, -lean * 0.4, 3.6);
  const body = `${to(side(neck, -2.8), side(neck, 2.6), side(waist, 3.2), side(tail, 4.2), side(tail, -4.8), side(waist, -3))}Z`;
  return together(
    sack ? shape(`M${num(neck[0] - 4)} ${num(neck[1] - 3)}c-9 -4 -14 6 -9 12c5 4 10 0 9 -12Z`, '#C9A56A', 1) : '',
    limb(far.d, 2, coat),
    leg(legs[2], legs[3]) + leg(legs[0], legs[1]),
    shape(body, coat, 1.1) + line(to(side(waist, -3.2), side(waist, 3.4)), 1.6, '#F0D9A0'),
    disc(head[0], head[1], 3.5, skin, 1) + hat(worn, head),
    held(thing, near.hand, arms[1]),
    limb(near.d, 2, coat) + disc(near.hand[0], near.hand[1], 1.3, skin, 0.7),
  );
};
