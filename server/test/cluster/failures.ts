import { setTimeout as pass } from 'node:timers/promises';
import type { Rng } from '@jamaica/rules';
import type { Cluster } from './cluster.ts';

/** What can happen to servers and what they share. */
export const FAILURES = [
  'kill',
  'block',
  'stall',
  'deafen',
  'postgres-stops',
  'postgres-dies',
  'nats-dies',
  'all-at-once',
] as const;
export type FailureKind = (typeof FAILURES)[number];

/** Milliseconds that something is away, at most: longer than a lease. */
const LONGEST = 6000;

/** Lets something happen, and puts it right after a while. */
export const causeFailure = async (
  failure: FailureKind,
  { servers, postgres, nats }: Cluster,
  rng: Rng,
): Promise<void> => {
  const server = servers[rng.below(servers.length)];
  const long = rng.below(LONGEST);
  switch (failure) {
    case 'kill':
      await server.kill();
      await pass(long);
      return server.startAgain();
    case 'block':
      server.block();
      await pass(long);
      return server.clear();
    case 'stall':
      server.stall();
      await pass(long + LONGEST / 2);
      return server.clear();
    case 'deafen':
      server.deafen();
      await pass(long / 2);
      return server.cut();
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
      server.stall();
      await Promise.all([nats.kill(), postgres.kill()]);
      await pass(long / 2);
      await Promise.all([nats.start(), postgres.start()]);
      return server.clear();
  }
};
