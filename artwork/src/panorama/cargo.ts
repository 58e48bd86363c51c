import { disc, line, num, numbers, oval, shape, wash } from './ink.ts';

/** Things that stand about where pirates are; each on its foot at 0. */
export const barrel = (fill = '#A5672F'): string =>
  shape('M-6.5 0C-9 -6 -9 -12 -6.5 -18H6.5C9 -12 9 -6 6.5 0Z', fill, 1.1) +
  line('M-2.6 0C-4 -6 -4 -12 -2.6 -18M2.6 0C4 -6 4 -12 2.6 -18', 0.7, '#34241A', 0.6) +
  line('M-7.8 -4.4H7.8M-7.8 -13.6H7.8', 1.8, '#57525E');

export const crate = (fill = '#B9793A'): string =>
  shape('M-9 0V-17H9V0Z', fill, 1.1) + line('M-9 0L9 -17M-9 -17L9 0', 1.6, '#8A5A2E') + line('M-9 0V-17H9V0Z', 1.2);

export const keg = (): string =>
  shape('M-5 0C-7 -4 -7 -9 -5 -13H5C7 -9 7 -4 5 0Z', '#4A4652', 1) + line('M-6 -3.4H6M-6 -9.6H6', 1.3, '#A9A4B0');

/** Barrels lying in a pyramid. */
export const barrels = (): string =>
  [
    [-12, -7],
    [2, -7],
    [-5, -19],
  ]
    .map(
      ([x, y]) =>
        disc(x, y, 7, '#A5672F', 1.1) + disc(x, y, 4.6, '#C08A4A', 0.8) + line(`M${x - 4} ${y}h8M${x} ${y - 4}v8`, 0.6),
    )
    .join('');

export const cannon = (): string =>
  shape('M-16 -12L14 -19C18 -19 18 -12 15 -11L-14 -4C-20 -4 -20 -11 -16 -12Z', '#57525E', 1.2) +
  shape('M-14 -6H6L2 -1H-14Z', '#8A5A2E', 1) +
  disc(-9, -3, 4, '#A5672F', 1) +
  disc(1, -3, 4, '#A5672F', 1) +
  line('M-9 -7V1M-13 -3H-5M1 -7V1M-3 -3H5', 0.7);

/** A heap of gold with the glint of a few single coins. */
export const gold = (w: number): string => {
  const coins = numbers(0, Math.round(w / 5), 1).map(k => {
    const t = (k * 5) / w;
    return oval(-w / 2 + k * 5, -2 - Math.sin(Math.PI * Math.min(1, t)) * w * 0.16, 2.6, 1.5);
  });
  return (
    shape(
      `M${num(-w / 2)} 0C${num(-w * 0.3)} ${num(-w * 0.1)} ${num(-w * 0.16)} ${num(-w * 0.3)} 0 ${num(-w * 0.3)}S${num(w * 0.3)} ${num(-w * 0.1)} ${num(w / 2)} 0Z`,
      '#F0B93A',
      1.1,
    ) + coins.map(coin => shape(coin, '#FFE08A', 0.7)).join('')
  );
};

/** A chest; open it shows gold, or nothing at all. */
export const chest = (inside: 'shut' | 'gold' | 'empty'): string => {
  const body =
    shape('M-14 0V-11H14V0Z', '#8A5A2E', 1.2) +
    line('M-8 0V-11M8 0V-11', 1.8, '#F0B93A') +
    shape('M-2.4 -11H2.4V-5.6H-2.4Z', '#F0B93A', 0.8) +
    line('M-14 0V-11H14V0Z', 1.2);
  if (inside === 'shut')
    return (
      shape('M-14 -11C-14 -19 -10 -21 -6 -21H6C10 -21 14 -19 14 -11Z', '#A5672F', 1.2) +
      line('M-8 -11C-8 -16 -8 -19 -6 -21M8 -11C8 -16 8 -19 6 -21', 1.8, '#F0B93A') +
      body
    );
  const lid =
    shape('M-14 -12L-17 -25C-13 -30 13 -31 17 -26L14 -12Z', '#A5672F', 1.2) +
    wash('M-12 -13L-14.4 -23C-10 -27 10 -28 14.4 -24L12 -13Z', '#4A2E18');
  return (
    lid +
    (inside === 'gold'
      ? `<g transform="translate(0 -10)">${gold(25)}</g>`
      : wash('M-13 -11H13L11 -15H-11Z', '#2B1A10')) +
    body
  );
};

export const bell = (): string =>
  line('M0 -20V-16', 1.4) +
  shape('M-9 0C-5 -3 -6 -16 0 -16S5 -3 9 0Z', '#E0A93A', 1.2) +
  line('M-7 -3H7', 0.8) +
  disc(0, 1.4, 2, '#8A5A1E', 0.9);

export const anchor = (): string =>
  line('M0 0V-24M-7 -19H7M-12 -9C-10 1 10 1 12 -9', 4) +
  line('M0 0V-24M-7 -19H7M-12 -9C-10 1 10 1 12 -9', 1.6, '#8A8890') +
  line('M-3 -27a3 3 0 1 1 6 0a3 3 0 1 1 -6 0', 1.8);

export const skull = (): string =>
  shape(
    'M0 -17C7 -17 10 -12 10 -7C10 -4 8.6 -2 6.6 -1L6 4C4 5.4 -4 5.4 -6 4L-6.6 -1C-8.6 -2 -10 -4 -10 -7C-10 -12 -7 -17 0 -17Z',
    '#FFF8E6',
    1.1,
  ) +
  wash(
    'M-6.8 -7a3 3.2 0 1 0 6 .8a3 3.2 0 1 0 -6 -.8ZM6.8 -7a3 3.2 0 1 1 -6 .8a3 3.2 0 1 1 6 -.8ZM0 -3L1.6 0H-1.6Z',
    '#34241A',
  ) +
  line('M-3 1.4V4.6M0 1.6V5M3 1.4V4.6', 0.8);
