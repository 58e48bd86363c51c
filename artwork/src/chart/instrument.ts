import { PLACES } from './layout.ts';
import { drawMoon } from './moon.ts';
import { disc, group, num, path, row } from './pen.ts';
import { add, type Point } from './point.ts';
import { drawRose } from './rose.ts';
import { drawSun } from './sun.ts';

const SUN: Point = [PLACES.morningDie.x, PLACES.morningDie.y];
const ROSE: Point = [PLACES.compassRose.x, PLACES.compassRose.y];
const MOON: Point = [PLACES.eveningDie.x, PLACES.eveningDie.y];
const DISCS: readonly (readonly [middle: Point, radius: number])[] = [
  [SUN, 84],
  [ROSE, 116],
  [MOON, 84],
];

const round = ([x, y]: Point, r: number): string =>
  `M${row(x - r, y)}a${num(r)} ${num(r)} 0 1 0 ${num(2 * r)} 0a${num(r)} ${num(r)} 0 1 0${num(-2 * r)} 0z`;

/** The outline of the whole case, grown or shrunk: three discs and the bars that join them. */
const outline = (grow: number): string =>
  DISCS.map(([middle, radius]) => round(middle, radius + grow)).join('') +
  `M${row(SUN[0], SUN[1] - 30 - grow)}v${num(60 + 2 * grow)}H${num(MOON[0])}v${num(-60 - 2 * grow)}z`;

const screw = (middle: Point): string =>
  disc('screw', middle, 3.4) + path('thin', `M${row(middle[0] - 2, middle[1] + 1.6)}l4-3.2`);

/** Sun, compass rose and moon in one case of brass. The dice lie on the sun and on the moon. */
export const drawInstrument = (): string =>
  group(
    {},
    path('shadow', outline(3), { transform: 'translate(6 7)' }),
    path('brass-edge', outline(3.4)),
    path('brass', outline(0.6)),
    path(
      'brass-shine',
      DISCS.map(([middle, r]) => {
        const [a, b] = [add(middle, [-r + 1, 0]), add(middle, [0, -r + 1])];
        return `M${row(...a)}A${num(r - 1)} ${num(r - 1)} 0 0 1 ${row(...b)}`;
      }).join(''),
    ),
    path('brass-edge', outline(-4.6)),
    path('plate', outline(-6.2)),
    ...[SUN, MOON].map(middle => disc('rose-line', middle, 77)),
    ...[-1, 1].flatMap(side => [-1, 1].map(up => screw(add(ROSE, [side * 113.5, up * 15])))),
    drawSun(SUN),
    drawMoon(MOON),
    drawRose(ROSE),
  );
