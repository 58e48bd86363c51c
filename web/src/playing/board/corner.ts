import type { Point } from '@jamaica/artwork/board/layout.ts';
import type { Size } from './camera.ts';

/** A corner of the window, in which a card may lie. */
export type Corner = 'bottom left' | 'top left' | 'top right';

const CORNERS: readonly Corner[] = ['bottom left', 'top left', 'top right'];
/** The room that a card takes. */
const CARD: Size = { width: 90, height: 120 };

const lies = (corner: Corner, { x, y }: Point, pane: Size): boolean =>
  (corner.endsWith('left') ? x : pane.width - x) < CARD.width &&
  (corner.startsWith('top') ? y : pane.height - y) < CARD.height;

/** One where nothing lies that should be seen: the one before if it is still free, so that the card does not jump about. */
export const freeCorner = (wanted: readonly Point[], pane: Size, before: Corner | null): Corner => {
  const free = CORNERS.filter(corner => !wanted.some(point => lies(corner, point, pane)));
  return free.find(corner => corner === before) ?? free[0] ?? 'top right';
};
