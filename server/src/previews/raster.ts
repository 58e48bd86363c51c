import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { crc32, deflateSync } from 'node:zlib';
import { Resvg } from '@resvg/resvg-js';
import { type Drawings, drawings } from './drawings.ts';
import { backgroundOf, HEIGHT, WIDTH } from './picture.ts';

/** Only letters that come with the project: what a picture looks like does not depend on the machine. */
const LETTERS = new URL('letters/', import.meta.url);
const fontFiles = readdirSync(LETTERS).map(file => fileURLToPath(new URL(file, LETTERS)));

/** Red, green, blue and how much it covers, of every point; colours are weighed with the last already. */
const rendered = (svg: string): Uint8Array =>
  new Resvg(svg, {
    font: { loadSystemFonts: false, fontFiles, defaultFontFamily: 'Alegreya' },
    logLevel: 'off',
  }).render().pixels;

type Colour = readonly [red: number, green: number, blue: number];

/** The colours that the drawings are made of. Between two of them, at an edge, the nearest will do: few colours weigh little. */
const paletteOf = (all: Drawings): readonly Colour[] => {
  const names = new Set(JSON.stringify(all).match(/#[0-9a-f]{6}\b/g));
  return [...names].map(name => {
    const number = Number.parseInt(name.slice(1), 16);
    return [number >> 16, (number >> 8) & 255, number & 255];
  });
};

/** Which colour of the palette is nearest, for every colour of five bits each; worked out when it is first met. */
const newNearest = (palette: readonly Colour[]): ((red: number, green: number, blue: number) => number) => {
  const known = new Int16Array(1 << 15).fill(-1);
  return (red, green, blue) => {
    const place = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    if (known[place] < 0) {
      const far = ([r, g, b]: Colour): number => (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
      known[place] = palette.reduce((best, each, index) => (far(each) < far(palette[best]) ? index : best), 0);
    }
    return known[place];
  };
};

const chunk = (type: string, bytes: Uint8Array): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), bytes]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(bytes.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
};

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');
const BY_PALETTE = 3;

const png = (rows: Uint8Array, palette: readonly Colour[]): Buffer => {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(WIDTH, 0);
  head.writeUInt32BE(HEIGHT, 4);
  head.set([8, BY_PALETTE], 8);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', head),
    chunk('PLTE', Uint8Array.from(palette.flat())),
    chunk('IDAT', deflateSync(rows, { level: 6 })),
    chunk('IEND', new Uint8Array()),
  ]);
};

/** Makes a PNG of what is drawn over the board. The board itself is drawn once. */
export const newRaster = (): ((svg: string) => Buffer) => {
  const all = drawings();
  const palette = paletteOf(all);
  const nearest = newNearest(palette);
  const board = rendered(backgroundOf(all));
  // A row begins with how it is written: as it is.
  const bare = new Uint8Array(HEIGHT * (WIDTH + 1));
  const each = (act: (from: number, to: number) => void): void => {
    for (let y = 0; y < HEIGHT; y++) for (let x = 0; x < WIDTH; x++) act((y * WIDTH + x) * 4, y * (WIDTH + 1) + x + 1);
  };
  each((from, to) => {
    bare[to] = nearest(board[from], board[from + 1], board[from + 2]);
  });
  return svg => {
    const over = rendered(svg);
    const rows = bare.slice();
    each((from, to) => {
      const cover = over[from + 3];
      if (cover === 0) return;
      const mixed = (at: number): number => over[at] + Math.round((board[at] * (255 - cover)) / 255);
      rows[to] = nearest(mixed(from), mixed(from + 1), mixed(from + 2));
    });
    return png(rows, palette);
  };
};
