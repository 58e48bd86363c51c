/** The island as it rises from the sea behind the title: outlines with the waterline at y 0. */

interface Peak {
  /** The whole mountain, to fill and to outline. */
  readonly body: string;
  /** The side that the light does not reach, and the strokes on it. */
  readonly shade: string;
  readonly hatching: string;
}

/** How far from the middle the slopes and the ridge are, in shares of half the width, at shares of the height. */
const HEIGHTS = [0.86, 0.7, 0.52, 0.34, 0.16] as const;
const WEST = [0.13, 0.34, 0.45, 0.7, 0.82] as const;
const EAST = [0.16, 0.28, 0.5, 0.62, 0.86] as const;
const RIDGE = [0.05, -0.04, 0.1, 0, 0.12] as const;

const round = (n: number): number => Math.round(n * 10) / 10;
const at = (x: number, y: number): string => `${round(x)} ${round(y)}`;

export const peak = (x: number, width: number, height: number): Peak => {
  const half = width / 2;
  const down = (way: readonly number[], side: number): readonly string[] =>
    HEIGHTS.map((up, k) => at(x + side * half * (way[k] ?? 1), -up * height));
  const top = at(x, -height);
  const [west, east, ridge] = [down(WEST, -1), down(EAST, 1), down(RIDGE, 1)];
  const foot = at(x + half, 0);
  return {
    body: `M${at(x - half, 0)}L${west.toReversed().join('L')}L${top}L${east.join('L')}L${foot}`,
    shade: `M${top}L${east.join('L')}L${foot}L${at(x + half * 0.08, 0)}L${ridge.toReversed().join('L')}Z`,
    hatching: HEIGHTS.map((up, k) => {
      const from = half * (RIDGE[k] ?? 0);
      const reach = (half * (EAST[k] ?? 1) - from) * 0.62;
      return `M${at(x + from + reach * 0.2, -up * height)}l${at(reach, height * 0.08)}`;
    }).join(''),
  };
};

interface Palm {
  readonly bole: string;
  readonly fronds: string;
}

const FRONDS = [-170, -142, -96, -44, -12, 24, 156] as const;

export const palm = (x: number, y: number, height: number, lean: number): Palm => {
  const [crownX, crownY] = [x + lean * height, y - height];
  return {
    bole: `M${at(x, y)}Q${at(x + lean * height * 0.1, y - height * 0.6)} ${at(crownX, crownY)}`,
    fronds: FRONDS.map(turn => {
      const long = height * (turn % 4 ? 0.6 : 0.54);
      const [east, south] = [Math.cos((turn * Math.PI) / 180), Math.sin((turn * Math.PI) / 180)];
      const [ribX, ribY] = [crownX + east * long * 0.55, crownY + south * long * 0.75 - long * 0.16];
      const tip = at(crownX + east * long, crownY + south * long * 0.7 + long * 0.28);
      return `M${at(crownX, crownY)}Q${at(ribX, ribY)} ${tip}Q${at(ribX, ribY + long * 0.26)} ${at(crownX, crownY)}Z`;
    }).join(''),
  };
};

interface House {
  readonly wall: string;
  readonly roof: string;
  readonly window: string;
}

export const house = (x: number, y: number, size: number): House => ({
  wall: `M${at(x, y)}v${round(-size * 0.7)}h${round(size)}v${round(size * 0.7)}Z`,
  roof: `M${at(x - size * 0.14, y - size * 0.66)}L${at(x + size * 0.3, y - size * 1.16)}h${round(size * 0.46)}L${at(x + size * 1.14, y - size * 0.66)}Z`,
  window: `M${at(x + size * 0.38, y - size * 0.14)}v${round(-size * 0.34)}h${round(size * 0.24)}v${round(size * 0.34)}Z`,
});
