import { CHART, HEIGHT, WIDTH } from './sheet.ts';
import { standalone } from './standalone.ts';

/** A picture by its address, once it can be drawn. */
export const loaded = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

/** A drawing in words as a picture. */
export const drawn = async (text: string): Promise<HTMLImageElement> => {
  const address = URL.createObjectURL(new Blob([text], { type: 'image/svg+xml' }));
  try {
    return await loaded(address);
  } finally {
    URL.revokeObjectURL(address);
  }
};

/**
 * A poster as PNG. The chart is drawn sheet by sheet below the rest: some browsers show pictures within a picture only when it
 * is drawn for the second time.
 */
export const pngOf = async (poster: SVGSVGElement): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = HEIGHT;
  const pen = canvas.getContext('2d');
  const ground = poster.querySelector('[data-ground]');
  if (!pen || !ground) throw new Error('there is no canvas');
  pen.fillStyle = getComputedStyle(ground).fill;
  pen.fillRect(0, 0, WIDTH, HEIGHT);
  for (const sheet of poster.querySelectorAll('[data-sheet]'))
    pen.drawImage(await loaded(sheet.getAttribute('href') ?? ''), CHART.x, CHART.y, CHART.width, CHART.height);
  pen.drawImage(await drawn(await standalone(poster, { width: WIDTH, height: HEIGHT }, false)), 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the canvas gives no picture'))), 'image/png'),
  );
};
