import { isIslet, LANDS } from './layout.ts';
import { hand } from './noise.ts';
import { at, blot, group, num, path, shape } from './pen.ts';
import { add, type Point } from './point.ts';
import { rhumbs } from './sea.ts';

/** The coasts are drawn many times, in many widths: their outlines are written once. */
export const coastGlyphs = (): string =>
  `<path id="coasts" d="${LANDS.filter(land => !isIslet(land))
    .map(({ outline }) => shape(outline))
    .join('')}"/>` +
  `<path id="islets" d="${LANDS.filter(isIslet)
    .map(({ outline }) => blot(outline))
    .join('')}"/>` +
  '<clipPath id="lands"><use href="#coasts"/><use href="#islets"/></clipPath>';

const every = (kind: string): string => ['coasts', 'islets'].map(id => `<use href="#${id}" class="${kind}"/>`).join('');

/** Watercolour without a filter: soft pools, and among them a few with the hard edge that a wet brush leaves. */
const pools = (): string => {
  const { any, pick } = hand(1692);
  const soft = Array.from({ length: 64 }, () => {
    const middle: Point = [any(180, 1400), any(210, 800)];
    const [wide, high] = [any(56, 120), any(30, 62)];
    const tint = pick(['pool-green', 'pool-green', 'pool-sand', 'pool-light']);
    return `<use href="#${tint}" transform="${at(middle, any(-24, 24))} scale(${wide.toFixed(0)} ${high.toFixed(0)})"/>`;
  });
  const hard = Array.from({ length: 26 }, () => {
    const middle: Point = [any(200, 1380), any(250, 780)];
    const wide = any(26, 60);
    const points = Array.from({ length: 9 }, (_, k): Point => {
      const turn = (k / 9) * Math.PI * 2;
      return add(middle, [Math.cos(turn) * wide * any(0.7, 1.2), Math.sin(turn) * wide * 0.5 * any(0.7, 1.2)]);
    });
    return path(pick(['wet-green', 'wet-green', 'wet-sand']), blot(points));
  });
  return [...soft, ...hard].join('');
};

/** A tint that fades inland: the same stroke again and again, narrower each time. The islets are too small for it. */
const fading = (kind: string, from: number, to: number, steps: number): string =>
  Array.from({ length: steps }, (_, k) => from + ((to - from) * k) / (steps - 1))
    .map(width => `<use href="#coasts" class="${kind}" stroke-width="${num(width)}"/>`)
    .join('');

export const drawCoast = (): string =>
  every('land') +
  group(
    { 'clip-path': 'url(#lands)' },
    pools(),
    group({ class: 'wash' }, fading('wash-green', 62, 12, 6)),
    group({ class: 'wash' }, fading('wash-light', 20, 6, 3)),
    path('rhumb inland', rhumbs(122, 900)),
  ) +
  '<use href="#coasts" class="coast"/><use href="#islets" class="islet-coast"/>';
