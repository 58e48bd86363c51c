import { line, num, numbers, shape, wash } from './ink.ts';

export type Sails = 'set' | 'furled' | 'torn' | 'limp';

/** A square sail, [middle, top, foot, half width]. */
type Square = readonly [x: number, top: number, foot: number, half: number];

/** A square sail on its yard. */
export const squareSail = ([x, top, foot, half]: Square, cloth: string, sails: Sails): string => {
  const [h, wide] = [foot - top, half * 1.1];
  const yard = line(`M${num(x - half - 3)} ${num(top)}H${num(x + half + 3)}`, 1.8);
  switch (sails) {
    case 'furled': {
      const n = Math.round(half / 3.5);
      const roll = numbers(1, n, 1)
        .map(() => `q${num(half / n)} 9 ${num((2 * half) / n)} 0`)
        .join('');
      return shape(`M${num(x - half)} ${num(top)}${roll}Z`, cloth, 1) + yard;
    }
    case 'limp':
      return (
        shape(
          `M${num(x - half)} ${num(top)}H${num(x + half)}C${num(x + half - 1)} ${num(top + h * 0.5)} ${num(x + half - 3)} ${num(foot - 4)} ${num(x + half - 2)} ${num(foot)}q${num(-half * 0.4)} -4 ${num(-half * 0.8)} -1q${num(-half * 0.5)} -4 ${num(-half * 1.1)} 1C${num(x - half + 3)} ${num(foot - 8)} ${num(x - half + 1)} ${num(top + h * 0.4)} ${num(x - half)} ${num(top)}Z`,
          cloth,
          1.1,
        ) +
        line(
          [-0.55, -0.1, 0.4]
            .map(t => `M${num(x + half * t)} ${num(top + 2)}q-1.4 ${num(h * 0.4)} .6 ${num(h * 0.74)}`)
            .join(''),
          0.7,
          '#34241A',
          0.5,
        ) +
        yard
      );
    case 'torn':
      return (
        shape(
          `M${num(x - half)} ${num(top)}H${num(x + half)}L${num(x + wide)} ${num(top + h * 0.7)}l-4 3l1 ${num(h * 0.26)}l-5 -6l-3 ${num(h * 0.12)}l-4 ${num(-h * 0.34)}l-3 8l-4 -2L${num(x - wide)} ${num(foot)}L${num(x - half * 0.9)} ${num(top + h * 0.4)}Z`,
          cloth,
          1.1,
        ) +
        shape(`M${num(x - half * 0.1)} ${num(top + h * 0.2)}l4 2l-1 5l-4 -2Z`, '#00000000', 0.8) +
        yard
      );
    case 'set':
      return (
        shape(
          `M${num(x - half)} ${num(top)}Q${num(x)} ${num(top + 2)} ${num(x + half)} ${num(top)}Q${num(x + half + h * 0.16)} ${num(top + h * 0.6)} ${num(x + wide)} ${num(foot)}Q${num(x)} ${num(foot - h * 0.2)} ${num(x - wide)} ${num(foot)}Q${num(x - half + h * 0.1)} ${num(top + h * 0.55)} ${num(x - half)} ${num(top)}Z`,
          cloth,
          1.2,
        ) +
        wash(
          `M${num(x + half * 0.5)} ${num(top + 1)}L${num(x + half)} ${num(top)}Q${num(x + half + h * 0.16)} ${num(top + h * 0.6)} ${num(x + wide)} ${num(foot)}L${num(x + half * 0.6)} ${num(foot - h * 0.1)}Q${num(x + half * 0.85)} ${num(top + h * 0.5)} ${num(x + half * 0.5)} ${num(top + 1)}Z`,
          '#8A6F4E',
          0.22,
        ) +
        line(
          [-0.45, 0.05]
            .map(
              t =>
                `M${num(x + half * t)} ${num(top + 2)}Q${num(x + half * t + h * 0.14)} ${num(top + h * 0.5)} ${num(x + half * t)} ${num(foot - h * 0.14)}`,
            )
            .join(''),
          0.6,
          '#34241A',
          0.4,
        ) +
        yard
      );
  }
};

const HOLES = 'M-30 -34l4 -3l3 4l-3 4ZM4 -44l5 -2l1 5l-5 2ZM-4 -28l3 -2l3 3l-4 3ZM36 -30l4 -2l1 4Z';

/** Sails of another cut than square. In tatters, the foremost has blown away. */
export const canvas = (cuts: readonly string[], cloth: string, sails: Sails): string => {
  switch (sails) {
    case 'furled':
      return '';
    case 'torn':
      return (
        cuts
          .slice(0, Math.max(1, cuts.length - 1))
          .map(d => shape(d, cloth, 1.2))
          .join('') +
        shape(cuts.length ? HOLES : '', '#5A4632', 0.8) +
        line(cuts.length ? 'M-9 -52l4 9l-5 6l7 9M30 -52l-3 8l5 5M-30 -24l5 5l-3 6' : '', 1.1)
      );
    case 'set':
    case 'limp':
      return cuts.map(d => shape(d, cloth, 1.2)).join('');
  }
};
