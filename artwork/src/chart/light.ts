import { disc, group, path, shape } from './pen.ts';
import type { Point } from './point.ts';

/** Something that shines at night, and how far. */
export type Lamp = { readonly at: Point; readonly radius: number; readonly strength: number };

const STRENGTHS = [0.5, 0.7, 1] as const;

/** Lamps of about the same strength share one group; by day the style hides them all. */
export const drawLamps = (lamps: readonly Lamp[]): string =>
  group(
    { class: 'night-only' },
    ...STRENGTHS.map((strength, k) =>
      group(
        { opacity: strength },
        ...lamps
          .filter(lamp => lamp.strength <= strength && (k === 0 || lamp.strength > STRENGTHS[k - 1]))
          .map(lamp => disc('glow', lamp.at, lamp.radius)),
      ),
    ),
  );

/** The beam of the lighthouse, inland and out to sea. */
export const drawBeam = ([x, y]: Point): string =>
  group(
    { class: 'night-only' },
    path(
      '',
      shape([
        [x, y],
        [1558, 196],
        [1558, 262],
      ]),
      { fill: 'url(#beam-out)' },
    ),
    path(
      '',
      shape([
        [x, y],
        [1216, 392],
        [1228, 446],
      ]),
      { fill: 'url(#beam-in)' },
    ),
  );
