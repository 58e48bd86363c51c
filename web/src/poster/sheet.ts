/** The sheet that a poster is drawn on. */
export const WIDTH = 1200;
export const HEIGHT = 1600;
/** Where the chart lies on it. */
export const CHART = { x: 60, y: 168, width: 1080, height: 675 } as const;
