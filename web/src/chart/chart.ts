import { drawBeast } from './beasts.ts';
import { boatGlyph } from './boat.ts';
import { drawBorders } from './border.ts';
import { drawCartouche } from './cartouche.ts';
import { coastGlyphs, drawCoast } from './coast.ts';
import { colours } from './colours.ts';
import { drawFort, fortLamps } from './fort.ts';
import { drawFrame } from './frame.ts';
import { hillGlyphs } from './hill.ts';
import { coinGlyphs, drawHoard } from './hoard.ts';
import { houseGlyphs } from './house.ts';
import { drawInstrument } from './instrument.ts';
import { drawLandscape, LIGHTHOUSE, landscape } from './landscape.ts';
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
import { treeGlyphs } from './tree.ts';
import { drawWater } from './water.ts';
import { drawWind, windGlyph } from './wind.ts';
import { windmillGlyph } from './windmill.ts';

const glyphs = (): string =>
  coastGlyphs() +
  trackGlyphs() +
  mountainGlyphs() +
  hillGlyphs() +
  treeGlyphs() +
  palmGlyphs() +
  houseGlyphs() +
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

/**
 * The chart of the board: everything that does not move, as one picture of 1600 × 1000.
 * `theme` is the text of theme/colours.css. Shown as `chart.svg` it is day, as `chart.svg#night` it is night.
 */
export const drawChart = (theme: string): string => {
  const land = landscape();
  const drawing = [
    `<defs><clipPath id="chart"><rect x="39" y="39" width="1522" height="922"/></clipPath>${tints()}${glyphs()}</defs>`,
    drawFrame(),
    drawSea(),
    drawCoast(),
    drawDusk(),
    drawRim(),
    drawWater(),
    drawBorders(),
    drawLandscape(land),
    drawCartouche(),
    drawInstrument(),
    drawHoard(),
    drawFort(),
    drawMoonlight(),
    drawBeam(lampOf(LIGHTHOUSE)),
    drawLamps([...land.lamps, ...fortLamps]),
    drawDecorations(),
    drawFibres(),
  ].join('\n');
  const look = style();
  const size = 'viewBox="0 0 1600 1000" width="1600" height="1000"';
  const sheet = `<style>${colours(theme, look + drawing)}${look}</style>`;
  // The root is called night, so that the address chart.svg#night makes it the target of its own style.
  return `<svg xmlns="http://www.w3.org/2000/svg" id="night" ${size}>${sheet}${drawing}</svg>\n`;
};
