import { type Drawing, together } from './drawing.ts';
import { pane } from './house.ts';
import { box, line, num, polygon, shape, wash } from './ink.ts';

const merlons = (x: number, y: number, w: number): string => {
  const n = Math.max(3, Math.round(w / 7)) | 1;
  const s = w / n;
  return `M${num(x)} ${num(y)}${Array.from({ length: n }, (_, k) => `V${num(k % 2 ? y - 2.4 : y - 6)}h${num(s)}`).join('')}V${num(y)}Z`;
};

export type TowerLook = {
  readonly roof?: string;
  readonly lit?: boolean;
  readonly bell?: boolean;
  readonly windows?: number;
};

/** A stone tower, with battlements or a pointed roof, foot at (x, y). */
export const tower = (x: number, y: number, w: number, h: number, look: TowerLook = {}): Drawing => {
  const { roof, lit = false, bell = false, windows = 2 } = look;
  const bricks = Array.from(
    { length: Math.floor(h / 13) },
    (_, k) =>
      `M${num(x - w * (k % 2 ? 0.42 : 0.2))} ${num(y - 7 - k * 13)}h${num(w * 0.22)}M${num(x - w * (k % 2 ? 0.1 : 0.46))} ${num(y - 12 - k * 13)}h${num(w * 0.16)}`,
  );
  const top = y - h;
  const head = roof
    ? shape(
        polygon([
          [x - w * 0.64, top],
          [x, top - w * 1.1],
          [x + w * 0.64, top],
        ]),
        roof,
      ) + line(`M${num(x + w * 0.24)} ${num(top - 2)}L${num(x)} ${num(top - w * 1.1)}`, 0.8)
    : shape(merlons(x - w * 0.6, top + 1, w * 1.2), '#EADBB2');
  const arch = bell
    ? shape(
        `M${num(x - w * 0.3)} ${num(top + 22)}v-10a${num(w * 0.3)} ${num(w * 0.3)} 0 0 1 ${num(w * 0.6)} 0v10Z`,
        '#5A4632',
        1,
      ) + shape(`M${num(x - 4)} ${num(top + 18)}c2 -2 1 -8 4 -8s2 6 4 8Z`, '#F0B93A', 0.9)
    : '';
  const slots = Array.from({ length: windows }, (_, k) =>
    pane(x - w * 0.14, y - h * (0.3 + k * 0.27), w * 0.22, 7, lit),
  );
  return together(
    shape(box(x - w / 2, top, w, h), '#EADBB2') +
      wash(box(x + w * 0.16, top, w * 0.34, h), '#B9A57C', 0.7) +
      line(bricks.join(''), 0.7, '#34241A', 0.5) +
      line(box(x - w / 2, top, w, h), 1.3) +
      head +
      arch,
    ...slots,
  );
};

/** A pennant on a pole whose foot is at (x, y). */
export const pennant = (x: number, y: number, h: number, fill: string): string =>
  line(`M${num(x)} ${num(y)}V${num(y - h)}`, 1.5) +
  shape(`M${num(x)} ${num(y - h)}q5 -3 10 0t9 0l-4 5l4 5q-4 2 -9 0t-10 0Z`, fill, 1);
