import { drawn, loaded } from './drawn.ts';
import { CHART, HEIGHT, WIDTH } from './sheet.ts';
import { overlay, type Size } from './standalone.ts';

/**
 * A poster as PNG, or another drawing of a size. The chart is drawn sheet by sheet below the rest: some browsers show pictures within a picture only when it
 * is drawn for the second time.
 */
export const pngOf = async (poster: SVGSVGElement, size: Size = { width: WIDTH, height: HEIGHT }): Promise<Blob> => {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const pen = canvas.getContext('2d');
  const ground = poster.querySelector('[data-ground]');
  if (!pen || !ground) throw new Error('there is no canvas');
  pen.fillStyle = getComputedStyle(ground).fill;
  pen.fillRect(0, 0, size.width, size.height);
  for (const sheet of poster.querySelectorAll('[data-sheet]'))
    pen.drawImage(await loaded(sheet.getAttribute('href') ?? ''), CHART.x, CHART.y, CHART.width, CHART.height);
  pen.drawImage(await drawn(await overlay(poster, size)), 0, 0);
  return new Promise((resolve, reject) =>
    canvas.toBlob(blob => (blob ? resolve(blob) : reject(new Error('the canvas gives no picture'))), 'image/png'),
  );
};
