import type { Outage } from '../store/lease-store.ts';

/**
 * How many milliseconds between two dates no server was there. A server notes every second that it is; what lies between
 * its last note and the next server's beginning counts against nobody, so a crash gives a second away.
 */
export const missedBetween = (since: number, now: number, outages: readonly Outage[]): number =>
  outages.reduce((sum, { from, until }) => sum + Math.max(0, Math.min(until, now) - Math.max(from, since)), 0);
