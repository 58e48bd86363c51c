/** A path of a face, in a square of 100 units around 0,0. */
export interface Part {
  readonly d: string;
  readonly fill?: string;
  readonly ink?: string;
  readonly width?: number;
}

const PITCH = 'var(--art-pitch)';

/** A flat colour in a dark outline. */
export const shape = (d: string, fill: string, width = 2): Part => ({ d, fill, ink: PITCH, width });

/** A colour without an outline. */
export const flat = (d: string, fill: string): Part => ({ d, fill });

export const line = (d: string, width: number, ink = PITCH): Part => ({ d, ink, width });

/** A path on the left and the same on the right; it is written in pairs of numbers only. */
export const both = (d: string): string => d + mirrored(d);

export const mirrored = (d: string): string =>
  d.replace(/(-?[\d.]+) (-?[\d.]+)/g, (_, x: string, y: string) => `${0 - Number(x)} ${y}`);

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
