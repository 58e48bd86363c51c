import { isOnLand } from './layout.ts';
import { hand } from './noise.ts';
import { group, oblong, path, row } from './pen.ts';

/** The broken path of light on the water below the moon: a narrow one, and stray glints to both sides. */
const PATHS = [
  { spread: 52, glints: 190 },
  { spread: 120, glints: 110 },
] as const;
/** Glints of about the same strength share one path. */
const STRENGTHS = [0.58, 0.46, 0.34, 0.24] as const;

const glints = (): string => {
  const { any, about } = hand(1692);
  const found: string[][] = STRENGTHS.map(() => []);
  for (const { spread, glints } of PATHS) {
    for (let k = 0; k < glints; k++) {
      const far = any(0, 1);
      const [x, y] = [1250 - 60 * far + about(spread * (0.35 + far)), 46 + far * 300];
      const wide = any(5, 20) * (0.5 + far);
      const strength = any(0.26, 0.7) * (1 - 0.55 * far);
      if (isOnLand([x - wide / 2, y], 5) || isOnLand([x + wide / 2, y], 5) || x > 1540) continue;
      const level = STRENGTHS.findIndex(least => strength >= least);
      found.at(level)?.push(`M${row(x - wide / 2, y)}h${row(wide)}`);
    }
  }
  return STRENGTHS.map((opacity, k) => path('moon-glint', found[k].join(''), { opacity })).join('');
};

export const drawMoonlight = (): string =>
  group({ class: 'night-only' }, oblong('', [39, 39], 1522, 922, { fill: 'url(#moonlight)' }), glints());
