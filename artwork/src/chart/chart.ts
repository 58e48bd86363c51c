import { drawBeast } from './beasts.ts';
import { boatGlyph } from './boat.ts';
import { drawBorders } from './border.ts';
import { drawCartouche } from './cartouche.ts';
import { coastGlyphs, drawCoast } from './coast.ts';
import { colours } from './colours.ts';
import { definitions } from './definitions.ts';
import { drawFort, fortLamps } from './fort.ts';
import { drawFrame } from './frame.ts';
import { hillGlyphs } from './hill.ts';
import { coinGlyphs, drawHoard } from './hoard.ts';
import { drawInstrument } from './instrument.ts';
import { drawLandscape, type Landscape, LIGHTHOUSE, landscape } from './landscape.ts';
import { DECORATIONS } from './layout.ts';
import { drawBeam, drawLamps } from './light.ts';
import { lampOf, lighthouseGlyph } from './lighthouse.ts';
import { drawMoonlight } from './moonlight.ts';
import { mountainGlyphs } from './mountain.ts';
import { palmGlyphs } from './palm.ts';
import { drawSea } from './sea.ts';
import { style } from './style.ts';
import { tints } from './tints.ts';
import { drawRim, trackGlyphs } from './track.ts';
import { drawWater } from './water.ts';
import { drawWind, windGlyph } from './wind.ts';
import { windmillGlyph } from './windmill.ts';

const glyphs = (): string =>
  coastGlyphs() +
  trackGlyphs() +
  mountainGlyphs() +
  hillGlyphs() +
  palmGlyphs() +
  windmillGlyph() +
  lighthouseGlyph() +
  boatGlyph() +
  coinGlyphs() +
  windGlyph();

const drawDecorations = (): string =>
  DECORATIONS.map(({ kind, x, y }) => (kind === 'wind' ? drawWind([x, y]) : drawBeast(kind, [x, y]))).join('');

/** The sheet has browned towards its corners. The ink of the race lies above: it must stay as dark there as anywhere. */
const drawDusk = (): string => '<rect width="1600" height="1000" fill="url(#dusk)"/>';

/** The paper shows through everything. */
const drawFibres = (): string =>
  '<g style="opacity:var(--grain)"><rect width="1600" height="1000" fill="url(#fibres)"/></g>';

/** Everything below what stands: the sea, the coasts and the track. */
const drawSeas = (): string =>
  [drawFrame(), drawSea(), drawCoast(), drawDusk(), drawRim(), drawWater(), drawBorders()].join('\n');

/** What shines by night, and at dusk over the chart by day. */
const drawLights = ({ lamps }: Landscape): string => drawBeam(lampOf(LIGHTHOUSE)) + drawLamps([...lamps, ...fortLamps]);

/** What is drawn over the land: the things that lie on the chart, the moonlight, and the paper that shows through. */
const drawOrnaments = (): string =>
  [drawCartouche(), drawInstrument(), drawHoard(), drawFort(), drawMoonlight(), drawDecorations(), drawFibres()].join(
    '\n',
  );

/** A picture of its own, with what it needs of the glyphs, the tints, the style and the palette. */
const picture = (theme: string, drawing: string): string => {
  const needed = definitions(
    `<clipPath id="chart"><rect x="39" y="39" width="1522" height="922"/></clipPath>${tints()}${glyphs()}`,
    drawing,
    style,
  );
  const look = style(needed + drawing);
  const size = 'viewBox="0 0 1600 1000" width="1600" height="1000"';
  const sheet = `<style>${colours(theme, look + needed + drawing)}${look}</style>`;
  // The root is called night, so that the address chart.svg#night makes it the target of its own style.
  return `<svg xmlns="http://www.w3.org/2000/svg" id="night" ${size}>${sheet}<defs>${needed}</defs>\n${drawing}</svg>\n`;
};

/** The sheets that lie on each other. A browser reads each in one go: a phone would be held up by all of them at once. */
export const SHEETS = ['sea', 'land', 'ornaments', 'lights'] as const;
export type Sheet = (typeof SHEETS)[number];

/**
 * The chart of the board: everything that does not move, in pictures of 1600 × 1000.
 * `theme` is the text of theme/colours.css. Shown as `chart-sea.svg` it is day, as `chart-sea.svg#night` it is night.
 */
export const drawChart = (theme: string): Readonly<Record<Sheet, string>> => {
  const land = landscape();
  return {
    sea: picture(theme, drawSeas()),
    land: picture(theme, drawLandscape(land)),
    ornaments: picture(theme, drawOrnaments()),
    lights: picture(theme, drawLights(land)),
  };
};

/** The chart where there is little room: the sea, the coasts and the track, and what tells where one is. */
export const drawSmallChart = (theme: string): string =>
  picture(theme, [drawSeas(), drawCartouche(), drawInstrument()].join('\n'));
