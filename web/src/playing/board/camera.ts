import type { Point } from '@jamaica/artwork/board/layout.ts';

/** Which part of the chart a window shows: its scale in pixels a unit, and the point in the middle. */
export interface Camera {
  readonly scale: number;
  readonly centre: Point;
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** How large a thing must be for a finger: a space is 79 units at least, and 44 pixels are wanted. */
export const TOUCHABLE = 0.62;
const CLOSEST = 2.4;

/** The whole chart, as large as it fits. */
export const whole = (chart: Size, pane: Size): Camera => ({
  scale: Math.min(pane.width / chart.width, pane.height / chart.height),
  centre: { x: chart.width / 2, y: chart.height / 2 },
});

/** No empty sea beyond the frame, no smaller than the whole, no closer than is of use. */
export const kept = (camera: Camera, chart: Size, pane: Size): Camera => {
  const least = whole(chart, pane).scale;
  const scale = Math.min(Math.max(camera.scale, least), Math.max(CLOSEST, least));
  return {
    scale,
    centre: {
      x: within(camera.centre.x, pane.width / scale / 2, chart.width),
      y: within(camera.centre.y, pane.height / scale / 2, chart.height),
    },
  };
};

const within = (middle: number, half: number, length: number): number =>
  half * 2 >= length ? length / 2 : Math.min(Math.max(middle, half), length - half);

/** Where a point of the chart is in the window, in pixels from its corner. */
export const inWindow = ({ x, y }: Point, { scale, centre }: Camera, pane: Size): Point => ({
  x: pane.width / 2 + (x - centre.x) * scale,
  y: pane.height / 2 + (y - centre.y) * scale,
});

/** Closer or further away, while the point under the finger stays where it is. */
export const zoomed = ({ scale, centre }: Camera, factor: number, at: Point): Camera => ({
  scale: scale * factor,
  centre: { x: at.x + (centre.x - at.x) / factor, y: at.y + (centre.y - at.y) / factor },
});

export const dragged = ({ scale, centre }: Camera, by: Point): Camera => ({
  scale,
  centre: { x: centre.x - by.x / scale, y: centre.y - by.y / scale },
});

/**
 * On the way from one part to another. The edges of the window move evenly, so that what is seen at both ends never leaves it
 * in between: ships at the edge of the chart did, when the scale moved evenly instead.
 */
export const between =
  (from: Camera, to: Camera) =>
  (time: number): Camera => {
    const on = (start: number, end: number): number => start + (end - start) * time;
    return {
      scale: 1 / on(1 / from.scale, 1 / to.scale),
      centre: { x: on(from.centre.x, to.centre.x), y: on(from.centre.y, to.centre.y) },
    };
  };

/** Room around what should be in sight: a ship and its space. */
const ROOM = 180;

/** Close enough for fingers, or further away when that shows all these points. */
export const framing = (points: readonly Point[], pane: Size): Camera => {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  return {
    scale: Math.min(TOUCHABLE, pane.width / (right - left + ROOM), pane.height / (bottom - top + ROOM)),
    centre: { x: (left + right) / 2, y: (top + bottom) / 2 },
  };
};

/** As close as a battle is looked at: ships and what is printed around them are seen, but no farther than all of it. */
const CLOSE_UP = 1.35;

export const closing = (point: Point, full: Camera): Camera => ({
  scale: Math.max(CLOSE_UP, full.scale * 1.6),
  centre: point,
});
