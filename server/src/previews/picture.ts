import { type Drawings, drawings } from './drawings.ts';
import { writable } from './letters.ts';
import type { Lying, Preview } from './preview.ts';
import type { Told } from './told.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** The board, 1600 by 1000 units, fills the height; the sea goes on beside it. */
const SCALE = HEIGHT / 1000;
const BESIDE = (WIDTH - 1600 * SCALE) / 2;
const SHIP_WIDTH = 52;

const frame = (inner: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" font-family="Alegreya">${inner}</svg>`;

const onBoard = (inner: string): string => `<g transform="translate(${BESIDE}) scale(${SCALE})">${inner}</g>`;

/** What lies below every preview: the board without a ship. */
export const backgroundOf = ({ board, colours }: Drawings): string =>
  frame(`<rect width="${WIDTH}" height="${HEIGHT}" fill="${colours.sea}"/>${onBoard(board)}`);

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string): string => text.replace(/[&<>"]/g, sign => ENTITIES[sign]);

/** Letters of Alegreya's heaviest cut are about so wide, as a part of their height: enough to know what fits. */
const BREADTH = 0.56;
const fitted = (text: string, size: number, width: number): number =>
  Math.min(size, width / (BREADTH * Math.max(1, [...text].length)));

const LONGEST = 60;
const shortened = (text: string): string =>
  [...text].length > LONGEST ? `${[...text].slice(0, LONGEST - 1).join('')}…` : text;

const write = (text: string, x: number, y: number, size: number, style: string, face = 'Alegreya'): string => {
  const letters = escaped(writable(shortened(text)));
  return `<text x="${x}" y="${y}" font-family="${face}" font-size="${size.toFixed(1)}" ${style}>${letters}</text>`;
};

const fleet = ({ ships, spaces }: Drawings, lying: readonly Lying[], owners: Owners): string => {
  const drawn = [...new Set(lying.map(({ space }) => space))].flatMap(space => {
    const here = lying.filter(each => each.space === space);
    const { west, berths } = spaces[space];
    const { size, points } = berths[here.length - 1];
    return here.map(({ ship }, index) => {
      const [x, y] = points[index];
      const owner = owners(ship);
      const drawing = owner === null ? '' : ships[owner][west ? 'west' : 'east'];
      return { y, text: `<g transform="translate(${x} ${y}) scale(${(size / SHIP_WIDTH).toFixed(3)})">${drawing}</g>` };
    });
  });
  // Those further south are drawn over the others.
  return drawn
    .toSorted((one, other) => one.y - other.y)
    .map(({ text }) => text)
    .join('');
};

type Owners = (ship: Lying['ship']) => string | null;

/** The middle of the island, where there is room for words. */
const MIDDLE = 600;
const TOP = 222;
const BROAD = 500;
const COLUMN = 300;
const ROW = 52;

const scroll = ({ ships, colours }: Drawings, { heading, note, lines }: Told): string => {
  const columns = lines.length > 3 ? 2 : 1;
  const rows = Math.ceil(lines.length / columns);
  const isBare = lines.length === 0;
  const title = write(
    heading,
    MIDDLE,
    isBare ? 330 : TOP,
    fitted(heading, isBare ? 64 : 42, BROAD),
    `text-anchor="middle" fill="${colours.ink}"`,
    'Yeseva One',
  );
  const below = write(
    note,
    MIDDLE,
    TOP + 30,
    fitted(note, 22, BROAD),
    `text-anchor="middle" fill="${colours['ink-soft']}"`,
  );
  const crew = lines.map(({ ship, text, isFirst }, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    const x = MIDDLE + (columns === 1 ? -110 : (column - 1) * COLUMN + 20);
    const y = TOP + 72 + row * ROW;
    const crown = isFirst ? `<circle cx="${x + 26}" cy="${y}" r="25" fill="${colours.gold}"/>` : '';
    const drawn = ship === null ? '' : `<g transform="translate(${x + 26} ${y}) scale(.76)">${ships[ship].east}</g>`;
    const fill = ship === null ? colours['ink-soft'] : colours.ink;
    return `${crown}${drawn}${write(text, x + 62, y + 10, fitted(text, 27, COLUMN - 74), `fill="${fill}"`)}`;
  });
  return title + (note === '' ? '' : below) + crew.join('');
};

/** What is drawn over the board for one preview. Whoever gets the same preview in the same words gets the same bytes. */
export const pictureOf = (preview: Preview, told: Told): string => {
  const all = drawings();
  const owners: Owners = ship =>
    ship === 'ghost' ? 'ghost' : 'sailors' in preview ? (preview.sailors[ship]?.pirate ?? null) : null;
  const lying = 'fleet' in preview ? preview.fleet : [];
  return frame(onBoard(fleet(all, lying, owners)) + scroll(all, told));
};
