import type { Pirate } from '@jamaica/words';
import { type ShipLook, ship } from './ship.ts';

/** The ship of each pirate, by kind, colour and sign. */
export const FLEET: Readonly<Record<Pirate, ShipLook>> = {
  anne: { kind: 'galleon', colour: '#C9302C', dark: '#7A1512', emblem: 'heart' },
  mary: { kind: 'schooner', colour: '#2C6FBF', dark: '#123A6E', emblem: 'moon' },
  samuel: { kind: 'xebec', colour: '#2F8F4E', dark: '#104724', emblem: 'star' },
  john: { kind: 'galley', colour: '#E9AE1C', dark: '#7A5204', emblem: 'sabres' },
  olivier: { kind: 'cutter', colour: '#8E4BB0', dark: '#471E60', emblem: 'bird' },
  edward: { kind: 'frigate', colour: '#2A2830', dark: '#000000', cloth: '#4A4653', ink: '#F6EAD0', emblem: 'skull' },
};

/** The paths of a pirate's ship under sail, water line at 0, about a hundred units long, to be put into an <svg>. */
export const shipUnderSail = (pirate: Pirate): string => ship(FLEET[pirate]).paint;
