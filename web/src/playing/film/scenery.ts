import chart from 'virtual:chart';
import { HEIGHT, WIDTH } from '@jamaica/artwork/board/layout.ts';
import type { Owner } from '@jamaica/artwork/pieces/ship-colours.ts';
import type { Pirate } from '@jamaica/words';
import { type Component, flushSync, mount, unmount } from 'svelte';
import { ownerIn } from '../panels/owner.ts';
import { drawn, loaded } from '../poster/drawn.ts';
import { overlay } from '../poster/standalone.ts';
import type { Tale } from '../tale/tale.ts';
import Printed from './Printed.svelte';
import Sprite from './Sprite.svelte';

type Sides = Readonly<Record<'east' | 'west', HTMLCanvasElement>>;
type Looks = Readonly<Record<'plain' | 'first', HTMLCanvasElement>>;

/** Everything that is drawn once, and then moved. */
export interface Scenery {
  readonly day: HTMLCanvasElement;
  readonly night: HTMLCanvasElement;
  readonly ships: ReadonlyMap<Owner, Sides>;
  readonly faces: ReadonlyMap<Pirate, Looks>;
}

/** The size in which ships and faces are kept: as large as they are ever shown. */
const SHIP_PIXELS = 128;
const FACE_PIXELS = 240;

const canvasOf = (width: number, height: number): [HTMLCanvasElement, CanvasRenderingContext2D] => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(width);
  canvas.height = Math.round(height);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('there is no canvas');
  return [canvas, pen];
};

/** A component as a picture. It is shown for a moment, out of sight: only what is on the page has its styles. */
const pictureOf = async <Given extends Record<string, unknown>>(
  component: Component<Given>,
  props: Given,
  width: number,
  height: number,
): Promise<HTMLCanvasElement> => {
  const place = document.createElement('div');
  place.hidden = true;
  document.body.append(place);
  const mounted = mount(component, { target: place, props });
  try {
    flushSync();
    const drawing = place.querySelector('svg');
    if (!drawing) throw new Error('nothing was drawn');
    const [canvas, pen] = canvasOf(width, height);
    pen.drawImage(await drawn(await overlay(drawing, { width, height })), 0, 0);
    return canvas;
  } finally {
    void unmount(mounted);
    place.remove();
  }
};

const sheetsOf = async (
  names: readonly string[],
  scale: number,
  printed: HTMLCanvasElement,
): Promise<HTMLCanvasElement> => {
  const [canvas, pen] = canvasOf(WIDTH * scale, HEIGHT * scale);
  for (const name of names) pen.drawImage(await loaded(name), 0, 0, canvas.width, canvas.height);
  pen.drawImage(printed, 0, 0, canvas.width, canvas.height);
  return canvas;
};

/** Draws all of it, for a chart of this many pixels a unit. */
export const sceneryOf = async ({ ships, berths, begin }: Tale, scale: number): Promise<Scenery> => {
  const printed = await pictureOf(Printed, { tokens: begin.tokens }, WIDTH * scale, HEIGHT * scale);
  const day = await sheetsOf([chart.sea.day, chart.land.day, chart.ornaments.day], scale, printed);
  const lit = [chart.sea.night, chart.land.night, chart.ornaments.night, chart.lights.night];
  const night = await sheetsOf(lit, scale, printed);
  const vessels = new Map<Owner, Sides>();
  const faces = new Map<Pirate, Looks>();
  for (const ship of ships) {
    const owner = ownerIn(berths, ship);
    const side = (facing: 'east' | 'west') => pictureOf(Sprite, { ship: owner, facing }, SHIP_PIXELS, SHIP_PIXELS);
    vessels.set(owner, { east: await side('east'), west: await side('west') });
    if (owner === 'ghost') continue;
    const look = (expression: 'plain' | 'first') =>
      pictureOf(Sprite, { face: owner, expression }, FACE_PIXELS, FACE_PIXELS);
    faces.set(owner, { plain: await look('plain'), first: await look('first') });
  }
  return { day, night, ships: vessels, faces };
};
