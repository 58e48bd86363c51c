import type { Drawing } from './drawing.ts';
import type { Hand } from './hand.ts';
import { dayOf, HEIGHT, type Hour, WIDTH } from './hours.ts';

/** Eleven cards side by side: what is drawn, and the light it is seen in. */
export type Scene = {
  readonly hours: readonly Hour[];
  readonly horizon: number;
  readonly draw: (hand: Hand) => Drawing;
};

export const picture = (scene: Scene, hand: Hand): string => {
  const { paint, light } = scene.draw(hand);
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" width="${WIDTH}" height="${HEIGHT}">` +
    `<defs>${dayOf(scene.hours, scene.horizon)}</defs>` +
    `<g stroke-linecap="round" stroke-linejoin="round">${paint}` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="url(#glaze)" style="mix-blend-mode:multiply"/>` +
    `${light}</g></svg>\n`
  );
};
