import { skull } from './cargo.ts';
import { line, oval, shape, wash } from './ink.ts';

/** Somebody who came before, and who still shows the way. */
export const pointer = (): string =>
  line('M0 -4L14 -2L26 -1M0 -4L12 2L24 4M-2 -8L-10 -30M-6 -26L14 -30L34 -34', 3.4) +
  line('M0 -4L14 -2L26 -1M0 -4L12 2L24 4M-2 -8L-10 -30M-6 -26L14 -30L34 -34', 2, '#FFF8E6') +
  line('M-11 -12q8 -6 12 2M-13 -17q8 -6 12 2M-15 -22q8 -6 12 2', 2, '#FFF8E6') +
  `<g transform="translate(-13 -38) scale(.66)">${skull()}</g>` +
  shape('M-22 -48q8 -10 18 -2l6 4q-14 4 -26 1Z', '#3A3038', 1);

/** A crag that the wind has given eyes. */
export const skullRock = (x: number, y: number): string =>
  shape(
    `M${x - 56} ${y}L${x - 60} ${y - 34}C${x - 70} ${y - 60} ${x - 58} ${y - 108} ${x - 8} ${y - 114}C${x + 44} ${y - 116} ${x + 66} ${y - 80} ${x + 58} ${y - 46}C${x + 56} ${y - 36} ${x + 44} ${y - 30} ${x + 42} ${y - 22}L${x + 40} ${y}Z`,
    '#D3BE93',
    1.4,
  ) +
  wash(
    `M${x + 20} ${y - 110}C${x + 54} ${y - 100} ${x + 66} ${y - 76} ${x + 58} ${y - 46}C${x + 56} ${y - 36} ${x + 44} ${y - 30} ${x + 42} ${y - 22}L${x + 40} ${y}H${x + 22}C${x + 30} ${y - 30} ${x + 46} ${y - 60} ${x + 20} ${y - 110}Z`,
    '#A08560',
    0.8,
  ) +
  shape(`${oval(x - 26, y - 62, 15, 17)}${oval(x + 20, y - 62, 14, 16)}M${x - 4} ${y - 44}l7 15h-14Z`, '#4A3A30', 1.2) +
  line(
    `M${x - 34} ${y - 18}v14M${x - 20} ${y - 18}v15M${x - 6} ${y - 18}v15M${x + 8} ${y - 18}v15M${x + 22} ${y - 18}v14M${x - 44} ${y - 19}H${x + 34}M${x - 44} ${y - 96}l10 8M${x + 10} ${y - 106}l-4 14`,
    1.3,
  );

/** A ladder against the rock. */
export const ladder = (x: number, top: number, foot: number): string => {
  const rungs = Array.from({ length: Math.floor((foot - top) / 11) }, (_, k) => `M${x - 7} ${top + 6 + k * 11}h14`);
  return (
    line(`M${x - 8} ${top - 4}V${foot}M${x + 8} ${top - 4}V${foot}${rungs.join('')}`, 3) +
    line(`M${x - 8} ${top - 4}V${foot}M${x + 8} ${top - 4}V${foot}${rungs.join('')}`, 1.4, '#B98F55')
  );
};

export const bat = (x: number, y: number): string =>
  wash(`M${x} ${y}q-4 -6 -11 -4q3 2 3 5q3 -2 5 1q2 -2 3 1q1 -3 3 -1q2 -3 5 -1q0 -3 3 -5q-7 -2 -11 4Z`, '#2B2430');
