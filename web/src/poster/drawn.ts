import { dataAddress } from './data-address.ts';
import { type Overlay, SAMPLE } from './standalone.ts';

/** A picture by its address, once it can be drawn. */
export const loaded = async (address: string): Promise<HTMLImageElement> => {
  const image = new Image();
  image.src = address;
  await image.decode();
  return image;
};

/** Longer than this no browser hides letters that it waits for. */
const PATIENCE_MS = 4000;
const GLANCE_MS = 40;

/**
 * A drawing as a picture that can be drawn. A browser says that it is there before its letters are: so one looks whether the
 * samples of all letters can be seen.
 */
export const drawn = async ({ text, height, samples }: Overlay): Promise<HTMLImageElement> => {
  // Not an address of a blob: in Firefox what the page may not do is forbidden to that too, and it would lose its letters.
  const image = await loaded(dataAddress(new TextEncoder().encode(text), 'image/svg+xml'));
  for (const since = performance.now(); performance.now() - since < PATIENCE_MS; ) {
    if (areSeen(image, height, samples)) break;
    await new Promise(resolve => setTimeout(resolve, GLANCE_MS));
  }
  return image;
};

const areSeen = (image: HTMLImageElement, top: number, samples: number): boolean => {
  if (samples === 0) return true;
  const canvas = document.createElement('canvas');
  canvas.width = samples * SAMPLE;
  canvas.height = SAMPLE;
  const pen = canvas.getContext('2d', { willReadFrequently: true });
  if (!pen) return true;
  pen.drawImage(image, 0, -top);
  return Array.from({ length: samples }, (_, index) => pen.getImageData(index * SAMPLE, 0, SAMPLE, SAMPLE).data).every(
    cell => cell.some(value => value > 0),
  );
};
