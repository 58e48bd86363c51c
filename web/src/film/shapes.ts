/** A film for a page, or for a telephone that is held upright. */
export const SHAPES = ['square', 'upright'] as const;
export type Shape = (typeof SHAPES)[number];

/** Where things are in a frame, in pixels. */
export interface Frame {
  readonly width: number;
  readonly height: number;
  /** How high the window onto the chart is; the words are below it. */
  readonly pane: number;
  /** Pixels for a unit of the chart, while the race goes on. */
  readonly scale: number;
  readonly caption: { readonly size: number; readonly lines: number };
  readonly face: number;
}

export const FRAMES: Readonly<Record<Shape, Frame>> = {
  square: { width: 720, height: 720, pane: 508, scale: 0.58, caption: { size: 32, lines: 2 }, face: 74 },
  upright: { width: 720, height: 1280, pane: 880, scale: 0.88, caption: { size: 42, lines: 3 }, face: 92 },
};
