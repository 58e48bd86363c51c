import { paintedInMotion } from '../poster/painted.ts';

/** As wide as the picture becomes, in pixels. */
const WIDTH = 1600;
/** Under the scene, for whoever has won, in shares of the width. */
const BAND = 0.075;

/** A drawing of the page at its place in the picture, with its colours. */
const taken = (drawing: SVGSVGElement, frame: DOMRect, scale: number): string => {
  const copy = paintedInMotion(drawing);
  copy.removeAttribute('transform');
  const box = drawing.getBoundingClientRect();
  const { borderRadius, backgroundColor, overflow } = getComputedStyle(drawing);
  const [x, y] = [(box.x - frame.x) * scale, (box.y - frame.y) * scale];
  const [width, height] = [box.width * scale, box.height * scale];
  for (const [name, value] of Object.entries({ x, y, width, height, overflow })) copy.setAttribute(name, String(value));
  const art = new XMLSerializer().serializeToString(copy);
  if (borderRadius !== '50%') return art;
  // A portrait is round, and has a ground of its own.
  const round = `cx="${x + width / 2}" cy="${y + height / 2}"`;
  return `<circle ${round} r="${width / 2 + 4}" fill="#f0b93a" stroke="#1d130c" stroke-width="2"/>
<clipPath id="round"><circle ${round} r="${width / 2}"/></clipPath>
<g clip-path="url(#round)"><circle ${round} r="${width / 2}" fill="${backgroundColor}"/>${art}</g>`;
};

const loaded = async (drawing: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = `data:image/svg+xml,${encodeURIComponent(drawing)}`;
  await image.decode();
  return image;
};

/** The scene as it is on the screen, with a line under it, as a picture to keep. Null where a browser draws none. */
export const pictureOf = async (scene: Element, line: string): Promise<Blob | null> => {
  const frame = scene.getBoundingClientRect();
  const scale = WIDTH / frame.width;
  const [high, band] = [Math.round(frame.height * scale), Math.round(WIDTH * BAND)];
  const drawings = [...scene.querySelectorAll('svg')].filter(
    each => getComputedStyle(each.parentElement ?? each).opacity !== '0',
  );
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [WIDTH, high + band];
  const pen = canvas.getContext('2d');
  if (!pen) return null;
  const sky = pen.createLinearGradient(0, 0, 0, high);
  for (const [at, colour] of SKY) sky.addColorStop(at, colour);
  pen.fillStyle = sky;
  pen.fillRect(0, 0, WIDTH, high);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${high}">${drawings.map(each => taken(each, frame, scale)).join('')}</svg>`;
  pen.drawImage(await loaded(svg), 0, 0);
  const page = getComputedStyle(document.documentElement);
  pen.fillStyle = page.getPropertyValue('--paper-hi');
  pen.fillRect(0, high, WIDTH, band);
  pen.fillStyle = page.getPropertyValue('--text');
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  pen.font = `${Math.round(band * 0.46)}px ${page.getPropertyValue('--title-letters')}`;
  pen.fillText(line, WIDTH / 2, high + band / 2, WIDTH * 0.94);
  return new Promise(resolve => canvas.toBlob(resolve, 'image/png'));
};

/** The evening over Port Royal, from above to the horizon. */
const SKY = [
  [0, '#2a2a5c'],
  [0.34, '#6d4a86'],
  [0.58, '#d9745c'],
  [0.72, '#f6b973'],
  [0.76, '#7fa8ae'],
] as const;
