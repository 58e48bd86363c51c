import { setTimeout as pass } from 'node:timers/promises';
import type { Rng } from '@jamaica/rules';
import type { Fleet } from './fleet.ts';

/** What can happen to servers and what they share. */
export const PERILS = [
  'kill',
  'block',
  'becalm',
  'deafen',
  'postgres-stops',
  'postgres-dies',
  'nats-dies',
  'all-at-once',
] as const;
export type Peril = (typeof PERILS)[number];

/** Milliseconds that something is away, at most: longer than a lease. */
const LONGEST = 6000;

/** Lets something happen, and puts it right after a while. */
export const befall = async (peril: Peril, { ships, postgres, nats }: Fleet, rng: Rng): Promise<void> => {
  const ship = ships[rng.below(ships.length)];
  const long = rng.below(LONGEST);
  switch (peril) {
    case 'kill':
      await ship.kill();
      await pass(long);
      return ship.startAgain();
    case 'block':
      ship.block();
      await pass(long);
      return ship.clear();
    case 'becalm':
      ship.becalm();
      await pass(long + LONGEST / 2);
      return ship.clear();
    case 'deafen':
      ship.deafen();
      await pass(long / 2);
      return ship.cut();
    case 'postgres-stops':
      await postgres.stop();
      await pass(long / 2);
      return postgres.start();
    case 'postgres-dies':
      await postgres.kill();
      await pass(long / 2);
      return postgres.start();
    case 'nats-dies':
      await nats.kill();
      await pass(long);
      return nats.start();
    case 'all-at-once':
      ship.becalm();
      await Promise.all([nats.kill(), postgres.kill()]);
      await pass(long / 2);
      await Promise.all([nats.start(), postgres.start()]);
      return ship.clear();
  }
};
