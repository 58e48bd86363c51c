import type { Hand } from './hand.ts';
import { disc, line, num, numbers, type Point, polygon, shape } from './ink.ts';

const FRONDS = [-172, -146, -112, -78, -44, -12, 20, 158];

/** A palm rooted at (x, y); `lean` is how far the crown hangs over, in parts of the height. */
export const palm = (hand: Hand, x: number, y: number, h: number, lean = hand.some(-0.3, 0.3)): string => {
  const [tx, ty] = [x + lean * h, y - h];
  const w = 1.4 + h * 0.028;
  const way = (t: number): Point => [x + lean * h * t * t, y - h * t];
  const ring = numbers(0.12, 0.92, 0.1).map(t => {
    const [rx, ry] = way(t);
    const half = w * (1.1 - 0.5 * t);
    return `M${num(rx - half)} ${num(ry)}q${num(half)} ${num(1.6)} ${num(half * 2)} 0`;
  });
  const side = (sign: number): Point[] =>
    numbers(0, 1, 0.2).map((t): Point => [way(t)[0] + sign * w * (1.15 - 0.55 * t), way(t)[1]]);
  const trunk = shape(polygon([...side(-1), ...side(1).reverse()]), '#A9793F', 1.1) + line(ring.join(''), 0.7);
  const fronds = FRONDS.map(degrees => {
    const angle = ((degrees + hand.some(-9, 9)) * Math.PI) / 180;
    const r = h * hand.some(0.4, 0.52) + 5;
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    const tip = `${num(tx + c * r)} ${num(ty + s * r * 0.65 + r * 0.34)}`;
    const [mx, my] = [tx + c * r * 0.55, ty + s * r * 0.75 - r * 0.2];
    const leaf = `M${num(tx)} ${num(ty)}Q${num(mx)} ${num(my)} ${tip}Q${num(mx - c * r * 0.06)} ${num(my + r * 0.3)} ${num(tx)} ${num(ty)}Z`;
    return shape(leaf, hand.oneOf(['#8C9E55', '#7C9350', '#6E8247']), 1);
  });
  const nut = 1 + h * 0.03;
  return (
    trunk +
    fronds.join('') +
    disc(tx - nut, ty + nut, nut, '#7A4E2A', 0.8) +
    disc(tx + nut, ty + nut * 1.2, nut, '#7A4E2A', 0.8)
  );
};

/** A low bush of scallops. */
export const bush = (
  hand: Hand,
  x: number,
  y: number,
  w: number,
  fill = hand.oneOf(['#8C9E55', '#7C9350', '#6E8247']),
): string => {
  const n = Math.max(3, Math.round(w / 9));
  const step = w / n;
  let height = 0;
  const arcs = numbers(1, n, 1).map(k => {
    const goal = k === n ? 0 : -Math.sin((Math.PI * k) / n) * w * hand.some(0.26, 0.4);
    const arc = `a${num(step * 0.62)} ${num(step * 0.62)} 0 0 1 ${num(step)} ${num(goal - height)}`;
    height = goal;
    return arc;
  });
  const veins = numbers(1, n - 1, 1).map(
    k =>
      `M${num(x - w / 2 + step * k)} ${num(y - w * 0.1)}q${num(step * 0.4)} -1 ${num(step * 0.3)} ${num(-step * 0.5)}`,
  );
  return shape(`M${num(x - w / 2)} ${num(y)}${arcs.join('')}Z`, fill, 1.1) + line(veins.join(''), 0.8, '#34241A', 0.6);
};
