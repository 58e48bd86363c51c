import type { Outage } from '../store/watch-store.ts';

/**
 * How many milliseconds since a time no server was there. A server notes every few seconds that it is; what lies between
 * its last note and the next server's beginning is held against nobody, so a crash gives a few seconds away.
 */
export const missedSince = (since: number, outages: readonly Outage[]): number =>
  outages.reduce((sum, { from, until }) => sum + Math.max(0, until - Math.max(from, since)), 0);
