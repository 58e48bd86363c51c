import type { Pirate } from '@jamaica/words';
import { anne } from './anne.ts';
import { edward } from './edward.ts';
import { handOf } from './hand.ts';
import { john } from './john.ts';
import { mary } from './mary.ts';
import { olivier } from './olivier.ts';
import { samuel } from './samuel.ts';
import { picture, type Scene } from './scene.ts';

const SCENES: Readonly<Record<Pirate, Scene>> = { anne, mary, samuel, john, olivier, edward };

/** The eleven cards of a pirate side by side, as a picture of 2200 by 280 that needs nothing else. */
export const drawPanorama = (pirate: Pirate): string => picture(SCENES[pirate], handOf(`panorama ${pirate}`));
