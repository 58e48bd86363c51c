import { inflateSync } from 'node:zlib';

// Pages load a font script by script; the renderer of the server wants one file that has them all, and looks for a letter
// that is missing in one other font at most. Scripts of one font have the same measures, so that putting them together is
// a matter of counting on.

type Tables = ReadonlyMap<string, Buffer>;

/** The tables of a WOFF file, in which each is packed by itself. */
export const tablesOf = (woff: Buffer): Tables =>
  new Map(
    Array.from({ length: woff.readUInt16BE(12) }, (_, index) => {
      const entry = woff.subarray(44 + index * 20);
      const [offset, packed, length] = [4, 8, 12].map(at => entry.readUInt32BE(at));
      const bytes = woff.subarray(offset, offset + packed);
      return [entry.toString('latin1', 0, 4), packed < length ? inflateSync(bytes) : bytes];
    }),
  );

const tableOf = (tables: Tables, name: string): Buffer => {
  const table = tables.get(name);
  if (!table) throw new Error(`the font has no table ${name}`);
  return table;
};

const glyphsIn = (tables: Tables): number => tableOf(tables, 'maxp').readUInt16BE(4);

const u16 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(2 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt16BE(value, 2 * index);
  return bytes;
};
const u32 = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(4 * values.length);
  for (const [index, value] of values.entries()) bytes.writeUInt32BE(value, 4 * index);
  return bytes;
};

/** Flags of a part of a glyph that is put together: its numbers are words, more parts follow, it is scaled. */
const [WORDS, SCALED, MORE, SCALED_TWICE, TURNED] = [1, 8, 32, 64, 128];

/** The outlines of the glyphs; those that are put together of others name them by their new numbers. */
const outlines = (tables: Tables, first: number): Buffer[] => {
  const [glyf, loca] = [tableOf(tables, 'glyf'), tableOf(tables, 'loca')];
  const isLong = tableOf(tables, 'head').readInt16BE(50) === 1;
  const offset = (glyph: number): number => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  return Array.from({ length: glyphsIn(tables) }, (_, glyph) => {
    const outline = Buffer.from(glyf.subarray(offset(glyph), offset(glyph + 1)));
    if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
    for (let at = 10, flags = MORE; flags & MORE; ) {
      flags = outline.readUInt16BE(at);
      outline.writeUInt16BE(outline.readUInt16BE(at + 2) + first, at + 2);
      at += 4 + (flags & WORDS ? 4 : 2) + (flags & TURNED ? 8 : flags & SCALED_TWICE ? 4 : flags & SCALED ? 2 : 0);
    }
    return outline;
  });
};

/** How wide each glyph is: those at the end that are as wide as the last one are not written in the source. */
const widths = (tables: Tables): Buffer => {
  const written = tableOf(tables, 'hhea').readUInt16BE(34);
  const hmtx = tableOf(tables, 'hmtx');
  return Buffer.concat(
    Array.from({ length: glyphsIn(tables) }, (_, glyph) => {
      const aside = glyph < written ? 4 * glyph + 2 : 4 * written + 2 * (glyph - written);
      return Buffer.concat([
        hmtx.subarray(4 * Math.min(glyph, written - 1)).subarray(0, 2),
        hmtx.subarray(aside, aside + 2),
      ]);
    }),
  );
};

const BY_SEGMENTS = 4;

/** Which glyph stands for which character. */
const characters = (tables: Tables, first: number): [character: number, glyph: number][] => {
  const cmap = tableOf(tables, 'cmap');
  const found: [number, number][] = [];
  const tablesInside = Array.from({ length: cmap.readUInt16BE(2) }, (_, index) =>
    cmap.subarray(cmap.readUInt32BE(8 + 8 * index)),
  );
  const segments = tablesInside.find(each => each.readUInt16BE(0) === BY_SEGMENTS);
  if (!segments) throw new Error('the font has no table of characters by segments');
  const count = segments.readUInt16BE(6) / 2;
  for (let index = 0; index < count; index++) {
    const column = (of: number): number => 14 + 2 * (index + of * count) + (of > 0 ? 2 : 0);
    const [end, start, delta, range] = [0, 1, 2, 3].map(of => segments.readUInt16BE(column(of)));
    for (let character = start; character <= end && character < 0xffff; character++) {
      const at = column(3) + range + 2 * (character - start);
      const glyph = range === 0 ? character : segments.readUInt16BE(at);
      const moved = glyph === 0 && range > 0 ? 0 : (glyph + delta) & 0xffff;
      if (moved > 0) found.push([character, moved + first]);
    }
  }
  return found;
};

/** The name of a font, and nothing else about it: family, style, full and technical name, for Windows in Unicode. */
const named = (family: string): Buffer => {
  const texts = [
    [1, family],
    [2, 'Regular'],
    [4, family],
    [6, family.replaceAll(' ', '')],
  ] as const;
  const written = texts.map(([, text]) => Buffer.from(text, 'utf16le').swap16());
  let end = 0;
  const entries = texts.map(([id], index) => {
    const { length } = written[index];
    end += length;
    return u16(3, 1, 0x409, id, length, end - length);
  });
  return Buffer.concat([u16(0, texts.length, 6 + 12 * texts.length), ...entries, ...written]);
};

/** A table with some of its words changed. */
const changed = (table: Buffer, words: Readonly<Record<number, number>>): Buffer => {
  const copy = Buffer.from(table);
  for (const [at, value] of Object.entries(words)) copy.writeUInt16BE(value, Number(at));
  return copy;
};

const padded = (bytes: Buffer): Buffer => Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)]);

const file = (tables: readonly (readonly [name: string, bytes: Buffer])[]): Buffer => {
  const power = Math.floor(Math.log2(tables.length));
  const room = 16 * 2 ** power;
  let end = 12 + 16 * tables.length;
  const entries = tables.map(([name, bytes]) => {
    const entry = Buffer.concat([Buffer.from(name, 'latin1'), u32(0, end, bytes.length)]);
    end += padded(bytes).length;
    return entry;
  });
  const head = Buffer.concat([u32(0x10000), u16(tables.length, room, power, 16 * tables.length - room)]);
  return Buffer.concat([head, ...entries, ...tables.map(([, bytes]) => padded(bytes))]);
};

/** One font of several that differ in their scripts alone. What it does not need to write a line is left out. */
export const joined = (family: string, fonts: readonly Tables[]): Buffer => {
  const firsts = fonts.map((_, index) => fonts.slice(0, index).reduce((sum, font) => sum + glyphsIn(font), 0));
  const glyphs = fonts.flatMap((font, index) => outlines(font, firsts[index])).map(padded);
  const found = fonts.flatMap((font, index) => characters(font, firsts[index]));
  // A character that several have is the first one's.
  const all = [...new Map(found.toReversed())].toSorted(([one], [other]) => one - other);
  let end = 0;
  const starts = [0, ...glyphs.map(({ length }) => (end += length))];
  const most = (at: number): number => Math.max(...fonts.map(font => tableOf(font, 'maxp').readUInt16BE(at)));
  const limits = Array.from({ length: 13 }, (_, index) => 6 + 2 * index).map(at => [at, most(at)]);
  const [base] = fonts;
  return file([
    ['OS/2', tableOf(base, 'OS/2')],
    [
      'cmap',
      Buffer.concat([
        u16(0, 1, 3, 10),
        u32(12),
        u16(12, 0),
        u32(16 + 12 * all.length, 0, all.length),
        ...all.map(([character, glyph]) => u32(character, character, glyph)),
      ]),
    ],
    ['glyf', Buffer.concat(glyphs)],
    ['head', changed(tableOf(base, 'head'), { 50: 1 })],
    ['hhea', changed(tableOf(base, 'hhea'), { 34: glyphs.length })],
    ['hmtx', Buffer.concat(fonts.map(widths))],
    ['loca', u32(...starts)],
    ['maxp', changed(tableOf(base, 'maxp'), { ...Object.fromEntries(limits), 4: glyphs.length })],
    ['name', named(family)],
    ['post', Buffer.concat([u32(0x30000), Buffer.alloc(28)])],
  ]);
};
