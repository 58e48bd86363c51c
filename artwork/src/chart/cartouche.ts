import { PLACES } from './layout.ts';
import { LETTERS } from './letters.ts';
import { group, num, path, row, shape } from './pen.ts';
import type { Point } from './point.ts';

const { x, y, w, h } = PLACES.title;
const [LEFT, RIGHT] = [x - w / 2 + 46, x + w / 2 - 46];
const [TOP, BOTTOM] = [y - h / 2 + 8, y + h / 2 - 14];
const ARCH = 14;

const TITLE = ['J', 'A', 'M', 'A', 'I', 'C', 'A'] as const;
const SIZE = 0.061;
const SPACING = 6;

/** The height of an arched rule of the scroll above its ends. */
const rise = (at: number): number => {
  const part = (at - LEFT) / (RIGHT - LEFT);
  return 2 * part * (1 - part) * ARCH;
};

const arch = (top: number, inset: number): string =>
  `M${row(LEFT + inset, top)}Q${row(x, top - ARCH, RIGHT - inset, top)}`;

const title = (): string => {
  const wide = TITLE.reduce((sum, letter) => sum + LETTERS[letter].advance * SIZE + SPACING, -SPACING);
  let pen = x - wide / 2;
  return group(
    { class: 'title' },
    ...TITLE.map(letter => {
      const { advance, d } = LETTERS[letter];
      const middle = pen + (advance * SIZE) / 2;
      const slope =
        (Math.atan((-2 * ARCH * (1 - (2 * (middle - LEFT)) / (RIGHT - LEFT))) / (RIGHT - LEFT)) * 180) / Math.PI;
      const base = BOTTOM - 17.5 - rise(pen);
      pen += advance * SIZE + SPACING;
      return `<path d="${d}" transform="translate(${row(pen - advance * SIZE - SPACING, base)}) rotate(${slope.toFixed(2)}) scale(${SIZE})"/>`;
    }),
  );
};

const tail = (side: 1 | -1): string => {
  const at = (fromEnd: number, down: number): Point => [x + side * (w / 2 - fromEnd), down];
  const ribs = [12, 19, 27, 36].map((k, n) => `M${row(...at(k + 20, TOP + 27 + n))}V${num(BOTTOM + 9 - n)}`);
  return (
    path(
      'scroll back',
      shape([
        at(78, TOP + 22),
        at(2, TOP + 24),
        at(22, (TOP + BOTTOM) / 2 + 17),
        at(2, BOTTOM + 14),
        at(78, BOTTOM + 12),
      ]),
    ) +
    path('scroll-rib', ribs.slice(0, side > 0 ? 4 : 2).join('')) +
    path('scroll fold', shape([at(46, BOTTOM), at(78, BOTTOM), at(78, BOTTOM + 13)]))
  );
};

/** A lozenge between two points, at either end of the title. */
const flourish = (side: 1 | -1): string => {
  const [cx, cy] = [x + side * 174, (TOP + BOTTOM) / 2 - 1.5];
  return (
    path('curl', `M${row(cx, cy - 8)}v-11M${row(cx, cy + 8)}v11`) +
    path(
      'gem',
      shape([
        [cx, cy - 7],
        [cx + 4, cy],
        [cx, cy + 7],
        [cx - 4, cy],
      ]),
    )
  );
};

export const drawCartouche = (): string =>
  group(
    {},
    path(
      'shadow',
      `M${row(LEFT + 6, TOP + 8)}H${num(RIGHT + 7)}V${num(BOTTOM + 7)}Q${row(x, BOTTOM - ARCH + 7, LEFT + 6, BOTTOM + 7)}z`,
    ),
    tail(-1),
    tail(1),
    path(
      'scroll',
      `M${row(LEFT, TOP)}Q${row(x, TOP - ARCH, RIGHT, TOP)}V${num(BOTTOM)}Q${row(x, BOTTOM - ARCH, LEFT, BOTTOM)}z`,
    ),
    path('scroll-rule', arch(TOP + 5, 5) + arch(BOTTOM - 5, 5)),
    path('scroll-rule faint-rule', arch(TOP + 8, 5) + arch(BOTTOM - 8, 5)),
    flourish(-1),
    flourish(1),
    title(),
  );
