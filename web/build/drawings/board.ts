import { FINISH_POINTS, LAIRS, PORT_ROYAL, SPACES } from '@jamaica/rules';
import { foodPrice, goldPrice } from '@jamaica/rules/search';
import { SQUARES } from '../../src/art/food-squares.ts';
import { CELLS, RED_LINE } from '../../src/board/layout.ts';
import { isIslet, LANDS } from '../../src/chart/layout.ts';
import { blot, num, shape } from '../../src/chart/pen.ts';
import { borders, outlineOf, shoreOfTrack } from '../../src/chart/track.ts';
import { tintOf } from '../../src/chart/water.ts';
import { painted } from './paints.ts';

const coasts = LANDS.map(land => (isIslet(land) ? blot(land.outline) : shape(land.outline))).join('');

const stroke = (d: string, colour: string, width: number): string =>
  `<path fill="none" stroke="var(--${colour})" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round" d="${d}"/>`;
const fill = (d: string, colour: string): string => `<path fill="var(--${colour})" d="${d}"/>`;

const seas = (): string =>
  '<rect width="1600" height="1000" fill="var(--sea)"/>' +
  stroke(coasts, 'shoal-1', 56) +
  stroke(coasts, 'shoal-3', 26) +
  fill(coasts, 'land') +
  stroke(coasts, 'coast', 3);

const track = (): string => {
  const tints = new Set(CELLS.map(({ id }) => tintOf(id)));
  const cells = [...tints].map(tint =>
    fill(
      CELLS.filter(({ id }) => tintOf(id) === tint)
        .map(({ id }) => outlineOf(id))
        .join(''),
      tint,
    ),
  );
  const shore = shoreOfTrack();
  return stroke(shore, 'foam', 9) + cells.join('') + stroke(shore, 'rim', 3) + stroke(borders(), 'shelf', 3);
};

const figure = (text: string | number, size: number, colour: string): string =>
  `<text y="${num(size * 0.32)}" font-size="${size}" text-anchor="middle" fill="var(--${colour})">${text}</text>`;

/** Half of a biscuit with the room beside it. */
const BISCUIT = 11;

const SKULL =
  'M0-21C12.8-21 19.2-12.4 19.2-2.8C19.2 3.2 16.8 6.8 12.8 9.2L12 18.8C8 21.2-8 21.2-12 18.8L-12.8 9.2C-16.8 6.8-19.2 3.2-19.2-2.8C-19.2-12.4-12.8-21 0-21Z' +
  'M-8-9.2A5.8 6.2 0 1 0-8 3.2A5.8 6.2 0 1 0-8-9.2ZM8-9.2A5.8 6.2 0 1 0 8 3.2A5.8 6.2 0 1 0 8-9.2ZM0 4.8L3.2 10.4H-3.2Z';

const mark = (space: number): string => {
  if (space === PORT_ROYAL) return `<circle r="24" fill="var(--gold)"/>${figure(FINISH_POINTS, 30, 'art-price')}`;
  if (LAIRS.includes(space)) return `<path fill="var(--bone)" fill-rule="evenodd" d="${SKULL}"/>`;
  const gold = goldPrice(space);
  if (gold > 0) return `<circle r="20" fill="var(--gold)"/>${figure(gold, 32, 'art-price')}`;
  return (SQUARES[foodPrice(space)] ?? [])
    .map(
      ([x, y]) =>
        `<rect x="${x * BISCUIT - 8}" y="${y * BISCUIT - 8}" width="16" height="16" rx="3" fill="var(--art-biscuit)"/>`,
    )
    .join('');
};

const marks = (): string =>
  CELLS.map(({ id, mark: { x, y }, score }) => {
    const { points } = { points: null, ...SPACES[id] };
    const number =
      score && points !== null
        ? `<g transform="translate(${score.x} ${score.y})">${figure(points, 34, 'white')}</g>`
        : '';
    return `<g transform="translate(${x} ${y})">${mark(id)}</g>${number}`;
  }).join('');

const redLine = (): string => {
  const d = `M${RED_LINE.points.map(({ x, y }) => `${x} ${y}`).join('L')}`;
  return stroke(d, 'bone', 9.4) + stroke(d, 'red', 5.6);
};

/** The board of the page in few shapes and few colours, in its own units: a preview is seen small, and must weigh little. */
export const drawBoard = (): string => painted(seas() + track() + marks() + redLine());
