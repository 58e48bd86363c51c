import { drawn, loaded } from './drawn.ts';
import { CHART, HEIGHT, WIDTH } from './sheet.ts';
import { overlay } from './standalone.ts';

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
  pen.drawImage(await drawn(await overlay(poster, { width: WIDTH, height: HEIGHT })), 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the canvas gives no picture'))), 'image/png'),
  );
};
