import type { Pirate } from '@jamaica/words';
import { anne } from './anne.ts';
import { edward } from './edward.ts';
import type { Face } from './face.ts';
import { john } from './john.ts';
import { mary } from './mary.ts';
import { olivier } from './olivier.ts';
import { samuel } from './samuel.ts';

export const FACES: Readonly<Record<Pirate, Face>> = { anne, mary, samuel, john, olivier, edward };
