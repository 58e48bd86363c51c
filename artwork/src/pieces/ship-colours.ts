import type { Pirate } from '@jamaica/words';

/** Who a ship belongs to; the Ghost Ship belongs to nobody. */
export type Owner = Pirate | 'ghost';

export interface ShipColour {
  /** Hull and pennant. */
  readonly colour: string;
  /** The same, deep: wales, shadows, and text on pale paper. */
  readonly dark: string;
  readonly sail: string;
  /** The letter on the sail, at least 6.5 against it. */
  readonly letter: string;
  /** The emblem on the pennant. */
  readonly emblem: string;
}

const CANVAS = 'var(--sail)';

export const SHIP_COLOURS: Readonly<Record<Owner, ShipColour>> = {
  anne: { colour: '#c9302c', dark: '#7a1512', sail: CANVAS, letter: '#7a1512', emblem: '#ffffff' },
  mary: { colour: '#2c6fbf', dark: '#123a6e', sail: CANVAS, letter: '#123a6e', emblem: '#ffffff' },
  samuel: { colour: '#2f8f4e', dark: '#104724', sail: CANVAS, letter: '#104724', emblem: '#ffffff' },
  john: { colour: '#e9ae1c', dark: '#7a5204', sail: CANVAS, letter: '#6a4602', emblem: '#3a2602' },
  olivier: { colour: '#8e4bb0', dark: '#471e60', sail: CANVAS, letter: '#471e60', emblem: '#ffffff' },
  edward: { colour: '#2a2830', dark: '#0b0a0e', sail: '#4a4653', letter: '#ffffff', emblem: '#ffffff' },
  ghost: { colour: '#bfe9df', dark: '#4e8f8a', sail: '#e6fff8', letter: '#23605a', emblem: '#23605a' },
};
