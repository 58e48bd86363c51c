import { type Drawing, together } from './drawing.ts';
import { glow } from './heaven.ts';
import { box, line, num, polygon, shape, wash } from './ink.ts';

export type HouseLook = {
  readonly roof?: string;
  readonly wall?: string;
  readonly lit?: boolean;
  readonly door?: boolean;
};

/** A window, dark or lit. */
export const pane = (x: number, y: number, w: number, h: number, lit: boolean): Drawing => ({
  paint: shape(box(x, y, w, h), '#5A4632', 0.9) + line(`M${num(x + w / 2)} ${num(y)}v${num(h)}`, 0.7),
  light: lit ? shape(box(x, y, w, h), '#FFD36B', 0.9) + line(`M${num(x + w / 2)} ${num(y)}v${num(h)}`, 0.7) : '',
});

/** A gabled house, its front at the left and a side in the shade, foot at (x, y). */
export const house = (x: number, y: number, w: number, h: number, look: HouseLook = {}): Drawing => {
  const { roof = '#B4512F', wall = '#FBF0D4', lit = false, door = true } = look;
  const [e, half] = [w * 0.8, w / 2];
  const tiles = [0.25, 0.5, 0.75].map(
    t =>
      `M${num(x + (half + 2) * t)} ${num(y - h * (1.04 - 0.52 * t))}L${num(x + e + (half + 2) * t)} ${num(y - h * (1.06 - 0.5 * t))}`,
  );
  return together(
    shape(
      polygon([
        [x + half, y],
        [x + half + e, y],
        [x + half + e, y - h * 0.6],
        [x + half, y - h * 0.56],
      ]),
      '#D9C49A',
    ) +
      shape(
        polygon([
          [x - half, y],
          [x - half, y - h * 0.56],
          [x, y - h],
          [x + half, y - h * 0.56],
          [x + half, y],
        ]),
        wall,
      ) +
      shape(
        polygon([
          [x, y - h * 1.05],
          [x + half + 2, y - h * 0.51],
          [x + half + e + 3, y - h * 0.55],
          [x + e, y - h * 1.08],
        ]),
        roof,
      ) +
      line(tiles.join(''), 0.7, '#34241A', 0.6) +
      line(
        `M${num(x - half - 2)} ${num(y - h * 0.51)}L${num(x)} ${num(y - h * 1.05)}L${num(x + half + 2)} ${num(y - h * 0.51)}`,
        2.6,
      ) +
      line(
        `M${num(x - half - 2)} ${num(y - h * 0.51)}L${num(x)} ${num(y - h * 1.05)}L${num(x + half + 2)} ${num(y - h * 0.51)}`,
        1.2,
        roof,
      ),
    door
      ? shape(
          `M${num(x - w * 0.3)} ${num(y)}v${num(-h * 0.28)}a${num(w * 0.12)} ${num(w * 0.12)} 0 0 1 ${num(w * 0.24)} 0v${num(h * 0.28)}Z`,
          '#7A4E2A',
          0.9,
        )
      : '',
    pane(x + w * 0.08, y - h * 0.42, w * 0.22, h * 0.17, lit),
    pane(x + half + e * 0.24, y - h * 0.4, w * 0.2, h * 0.17, lit),
    pane(x + half + e * 0.62, y - h * 0.4, w * 0.2, h * 0.17, lit),
    lit ? glow(x + w * 0.2, y - h * 0.34, w * 0.8, 0.5) : '',
  );
};

/** A hut of boards under a roof of leaves. */
export const hut = (x: number, y: number, w: number, h: number, lit = false): Drawing =>
  together(
    shape(box(x - w / 2, y - h * 0.5, w, h * 0.5), '#B98F55') +
      line(
        [0.2, 0.4, 0.6, 0.8].map(t => `M${num(x - w / 2 + w * t)} ${num(y)}v${num(-h * 0.5)}`).join(''),
        0.7,
        '#34241A',
        0.6,
      ) +
      shape(box(x - w * 0.12, y - h * 0.4, w * 0.26, h * 0.4), '#5A4632', 0.9) +
      shape(
        `M${num(x - w * 0.68)} ${num(y - h * 0.42)}L${num(x - w * 0.22)} ${num(y - h)}H${num(x + w * 0.22)}L${num(x + w * 0.68)} ${num(y - h * 0.42)}l${num(-w * 0.16)} 4l${num(-w * 0.14)} -3l${num(-w * 0.16)} 4l${num(-w * 0.2)} -4l${num(-w * 0.2)} 4l${num(-w * 0.16)} -3l${num(-w * 0.18)} 4Z`,
        '#C9A85C',
      ) +
      line(
        [-0.4, -0.2, 0, 0.2, 0.4]
          .map(t => `M${num(x + w * t * 0.5)} ${num(y - h * 0.96)}L${num(x + w * t * 1.2)} ${num(y - h * 0.46)}`)
          .join(''),
        0.8,
        '#34241A',
        0.55,
      ),
    lit ? { paint: '', light: wash(box(x - w * 0.1, y - h * 0.38, w * 0.22, h * 0.38), '#FFD36B') } : '',
    lit ? glow(x, y - h * 0.2, w * 0.7, 0.5) : '',
  );
