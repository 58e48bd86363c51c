import { type Drawings, drawings } from './drawings.ts';
import { fitted, fittedTitle, shortened, wrapped } from './lettering.ts';
import { writable } from './letters.ts';
import type { Lying, Preview } from './preview.ts';
import type { PreviewWords } from './told.ts';

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
const TOP = 238;
const BROAD = 500;
const COLUMN = 290;
const ROW = 46;

const centred = (text: string, y: number, size: number, colour: string, face?: string): string =>
  write(text, MIDDLE, y, size, `text-anchor="middle" fill="${colour}"`, face);

/** What is not about a table: a title, what it is, and a fleet for the eye. */
const poster = ({ ships, colours }: Drawings, { heading, note }: PreviewWords): string => {
  const size = 24;
  const lines = wrapped(note, size, BROAD + 80);
  const below = lines.map((line, index) => centred(line, 318 + index * 32, size, colours['ink-soft']));
  const owners = Object.keys(ships).filter(owner => owner !== 'ghost');
  const fleet = owners.map((owner, index) => {
    const x = MIDDLE + (index - (owners.length - 1) / 2) * 84;
    return `<g transform="translate(${x} 412) scale(1.1)">${ships[owner].east}</g>`;
  });
  return (
    centred(heading, 270, fittedTitle(heading, 58, BROAD), colours.ink, 'Yeseva One') + below.join('') + fleet.join('')
  );
};

const scroll = (all: Drawings, told: PreviewWords): string => {
  const { ships, colours } = all;
  const { heading, note, lines } = told;
  if (lines.length === 0) return poster(all, told);
  const columns = lines.length > 3 ? 2 : 1;
  const rows = Math.ceil(lines.length / columns);
  const title = centred(heading, TOP, fittedTitle(heading, 42, BROAD), colours.ink, 'Yeseva One');
  const below = centred(note, TOP + 28, fitted(note, 22, BROAD), colours['ink-soft']);
  // One size for all: nobody is smaller for having a long name.
  const size = Math.min(...lines.map(({ text }) => fitted(text, 27, columns === 1 ? 300 : COLUMN - 70)));
  const crew = lines.map(({ ship, text, isFirst }, index) => {
    const [column, row] = [Math.floor(index / rows), index % rows];
    const x = MIDDLE + (columns === 1 ? -110 : (column - 1) * COLUMN + 36);
    const y = TOP + 66 + row * ROW;
    const crown = isFirst ? `<circle cx="${x + 26}" cy="${y}" r="24" fill="${colours.gold}"/>` : '';
    const drawn = ship === null ? '' : `<g transform="translate(${x + 26} ${y}) scale(.74)">${ships[ship].east}</g>`;
    const fill = ship === null ? colours['ink-soft'] : colours.ink;
    return `${crown}${drawn}${write(text, x + 62, y + 9, size, `fill="${fill}"`)}`;
  });
  return title + below + crew.join('');
};

/** What is drawn over the board for one preview. Whoever gets the same preview in the same words gets the same bytes. */
export const pictureOf = (preview: Preview, told: PreviewWords): string => {
  const all = drawings();
  const owners: Owners = ship =>
    ship === 'ghost' ? 'ghost' : 'sailors' in preview ? (preview.sailors[ship]?.pirate ?? null) : null;
  const lying = 'fleet' in preview ? preview.fleet : [];
  return frame(onBoard(fleet(all, lying, owners)) + scroll(all, told));
};
