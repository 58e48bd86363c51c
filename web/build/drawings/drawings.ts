import { berthsIn, CELLS, facesWest } from '@jamaica/artwork/board/layout.ts';
import type { Owner } from '@jamaica/artwork/pieces/ship-colours.ts';
import { PIRATES } from '@jamaica/words';
import { drawBoard } from './board.ts';
import { paint } from './paints.ts';
import { drawShip } from './ship.ts';

const OWNERS: readonly Owner[] = [...PIRATES, 'ghost'];
const CROWDS = [1, 2, 3, 4, 5, 6, 7];
const COLOURS = ['paper', 'paper-hi', 'ink', 'ink-soft', 'gold', 'gold-lo', 'sea', 'red', 'foam'] as const;

const round = (value: number): number => Math.round(value * 10) / 10;

/** What a server draws previews from: the drawings of the page, worked out until they need nothing of it. */
const drawings = () => ({
  board: drawBoard(),
  colours: Object.fromEntries(COLOURS.map(name => [name, paint(name)])),
  ships: Object.fromEntries(
    OWNERS.map(owner => [owner, { east: drawShip(owner, 'east'), west: drawShip(owner, 'west') }]),
  ),
  /** By space: which way ships there look, and for this many ships where each lies and how wide it is. */
  spaces: CELLS.map(({ id }) => ({
    west: facesWest(id),
    berths: CROWDS.map(ships => {
      const { points, size } = berthsIn(id, ships);
      return { size: round(size), points: points.map(({ x, y }) => [round(x), round(y)]) };
    }),
  })),
});

export const drawingsText = (): string => `${JSON.stringify(drawings())}\n`;
