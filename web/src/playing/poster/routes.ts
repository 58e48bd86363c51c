import { track } from '@jamaica/artwork/board/track.ts';
import type { ShipName } from '@jamaica/rules';
import { beside, polyline, written } from '../board/polyline.ts';
import type { Tale } from '../tale/tale.ts';

/** The way of a ship over the chart. */
interface Route {
  readonly ship: ShipName;
  /** What it sailed ahead. */
  readonly ahead: string;
  /** What it sailed or was driven back. */
  readonly back: string;
}

/** How far the lines of two ships lie apart. */
const APART = 8;

/** The routes of all ships, side by side where they sailed the same way. */
export const routesOf = ({ ships, legs }: Pick<Tale, 'ships' | 'legs'>): readonly Route[] =>
  ships.map((ship, index) => {
    const aside = (index - (ships.length - 1) / 2) * APART;
    const drawn = (forward: boolean): string =>
      legs
        .filter(leg => leg.ship === ship && leg.forward === forward)
        .map(({ from, to }) => written(beside(polyline(track(from.space, to.space, forward).d), aside)))
        .join('');
    return { ship, ahead: drawn(true), back: drawn(false) };
  });
