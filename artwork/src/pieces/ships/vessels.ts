import type { Owner } from '../ship-colours.ts';
import { cutter } from './cutter.ts';
import { frigate } from './frigate.ts';
import { galleon } from './galleon.ts';
import { galley } from './galley.ts';
import { ghostShip } from './ghost-ship.ts';
import { schooner } from './schooner.ts';
import type { Vessel } from './vessel.ts';
import { xebec } from './xebec.ts';

export const VESSELS: Readonly<Record<Owner, Vessel>> = {
  anne: galleon,
  mary: schooner,
  samuel: xebec,
  john: galley,
  olivier: cutter,
  edward: frigate,
  ghost: ghostShip,
};
