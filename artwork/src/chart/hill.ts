import { glyph, path, row, stamp } from './pen.ts';
import type { Point } from './point.ts';

const WIDTHS = [34, 42] as const;

const hill = (width: number): string => {
  const height = width * 0.46;
  const back =
    `M${row(-width / 2, 0)}C${row(-width * 0.32, -height * 0.9, -width * 0.12, -height, 0, -height)}` +
    `C${row(width * 0.16, -height, width * 0.34, -height * 0.75, width / 2, 0)}`;
  const strokes = [0, 1, 2, 3]
    .map(k => `M${row(width * (0.1 + k * 0.09), -height * (0.84 - k * 0.2))}l${row(width * 0.07, height * 0.26)}`)
    .join('');
  return path('hill', `${back}Z`) + path('thin', back) + path('fine', strokes);
};

export const hillGlyphs = (): string => WIDTHS.map((width, k) => glyph(`hill-${k}`, hill(width))).join('');
export const drawHill = (foot: Point, big: boolean): string => stamp(`hill-${big ? 1 : 0}`, foot);
