import type { Hand } from './hand.ts';
import { line, num, numbers, shape, wash } from './ink.ts';

/** A heap cloud on a flat foot: scallops over the top, shaded away from the light. */
export const cloud = (
  hand: Hand,
  x: number,
  y: number,
  w: number,
  fill = '#FFF8E4',
  shade = '#D8CDB8',
  ink = 1.1,
): string => {
  const bumps = Math.max(4, Math.round(w / 15));
  const step = w / bumps;
  let rise = '';
  let height = 0;
  const hooks: string[] = [];
  for (const bump of numbers(0, bumps - 1, 1)) {
    const t = (bump + 1) / bumps;
    const goal = bump === bumps - 1 ? 0 : -Math.sin(Math.PI * t) * w * hand.some(0.2, 0.3);
    const r = step * hand.some(0.56, 0.72);
    rise += `a${num(r)} ${num(r)} 0 0 1 ${num(step)} ${num(goal - height)}`;
    height = goal;
    if (bump > 0 && bump < bumps - 1) {
      const [hx, hy] = [x - w / 2 + step * (bump + 0.95), y + height * 0.55];
      hooks.push(
        `M${num(hx)} ${num(hy)}q${num(step * 0.35)} ${num(-step * 0.1)} ${num(step * 0.3)} ${num(-step * 0.5)}`,
      );
    }
  }
  const foot = numbers(1, 3, 1)
    .map(() => `q${num(-w / 6)} ${num(hand.some(2, 5))} ${num(-w / 3)} 0`)
    .join('');
  const outline = `M${num(x - w / 2)} ${num(y)}${rise}${foot}Z`;
  const belly = `M${num(x - w * 0.44)} ${num(y - w * 0.02)}q${num(w * 0.3)} ${num(-w * 0.06)} ${num(w * 0.5)} ${num(-w * 0.03)}q${num(w * 0.25)} ${num(-w * 0.02)} ${num(w * 0.4)} ${num(w * 0.04)}q${num(-w * 0.4)} ${num(w * 0.05)} ${num(-w * 0.9)} 0Z`;
  return shape(outline, fill, ink) + wash(belly, shade, 0.6) + line(hooks.join(''), 0.8, '#34241A', 0.6);
};

/** The north wind of the chart: a cloud with cheeks, blowing to the right. About ninety units wide. */
export const windFace = (): string =>
  shape(
    'M-40 12C-54 8 -54 -10 -42 -14C-46 -32 -26 -42 -14 -34C-6 -46 18 -44 20 -28C30 -30 34 -18 28 -10C34 -8 36 0 30 4C32 12 24 18 16 14C8 26 -10 26 -16 18C-26 26 -40 22 -40 12Z',
    '#B4BCBE',
    1.4,
  ) +
  wash('M-34 12C-20 20 0 16 10 6C12 18 -6 24 -16 18C-24 24 -36 20 -34 12Z', '#7C8A92', 0.7) +
  line('M-8 -18q7 -5 13 0M14 -18q5 -5 10 -1M-5 -12q4 3 8 0M15 -12q4 3 7 0M12 -10q6 4 3 8q-3 2 -6 1', 1.4) +
  shape('M22 2q7 -1 7 3t-7 3q-4 -3 0 -6Z', '#8C3A22', 1.1) +
  wash('M-8 -2a7 6 0 1 0 14 2a7 6 0 1 0 -14 -2Z', '#C98A7A', 0.55) +
  line('M34 4q16 -5 34 2t30 -4M34 8q20 4 40 10M32 12q12 8 26 16', 1.6, '#FBF5E2');
