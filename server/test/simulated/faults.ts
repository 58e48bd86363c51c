import type { Environment } from './environment.ts';
import type { Luck } from './luck.ts';
import type { Person } from './person.ts';
import type { Server } from './server.ts';

/** Something that goes wrong, at a time in milliseconds since the harbour opened. */
export type Fault = { readonly at: number } & (
  | { readonly kind: 'dies'; readonly server: number; readonly breaths: number; readonly down: number }
  | { readonly kind: 'closes'; readonly server: number; readonly down: number }
  | { readonly kind: 'pauses'; readonly server: number; readonly lasts: number }
  | { readonly kind: 'jumps'; readonly server: number; readonly by: number }
  | { readonly kind: 'thread-trouble'; readonly server: number; readonly lasts: number }
  | { readonly kind: 'away' | 'full' | 'losing' | 'slow' | 'lossy' | 'blind'; readonly lasts: number }
  | { readonly kind: 'cut' | 'stalls'; readonly person: number }
);

interface Setting {
  readonly servers: number;
  readonly people: number;
  readonly until: number;
}

const DAY = 24 * 60 * 60 * 1000;
/** A date that was set has been noticed by then, even when the database is slow. */
const SETTLED = 10_000;
/** Servers that share a database agree about the date, more or less. */
const SKEW = 300;

/** What goes wrong in a harbour, the first first. */
export const faultsOf = (luck: Luck, { servers, people, until }: Setting): Fault[] => {
  const fault = (): Fault => {
    const at = luck.between(0, until);
    const server = luck.below(servers);
    const lasts = luck.any([500, 2000, 6000, 12_000]);
    switch (luck.below(servers === 1 ? 17 : 15)) {
      case 0:
      case 1:
      case 2:
        return { kind: 'dies', at, server, breaths: luck.below(12), down: luck.any([100, 1000, 5000, 15_000]) };
      case 3:
        return { kind: 'closes', at, server, down: luck.any([100, 5000]) };
      case 4:
      case 5:
        return { kind: 'pauses', at, server, lasts };
      case 6:
      case 15:
      case 16:
        // A server alone may think what it likes; several have to agree.
        return { kind: 'jumps', at, server, by: luck.any(servers === 1 ? [DAY, -DAY, 5000, -5000] : [SKEW, -SKEW]) };
      case 7:
        return { kind: 'away', at, lasts };
      case 14:
        return { kind: 'full', at, lasts };
      case 8:
      case 9:
        return { kind: 'losing', at, lasts };
      case 10:
        return { kind: 'slow', at, lasts };
      case 11:
        return { kind: luck.any(['lossy', 'blind'] as const), at, lasts };
      case 12:
        return { kind: 'thread-trouble', at, server, lasts };
      default:
        return { kind: luck.any(['cut', 'cut', 'stalls'] as const), at, person: luck.below(people) };
    }
  };
  const faults = Array.from({ length: luck.any([0, 3, 6, 12]) }, fault);
  return faults.sort((one, other) => one.at - other.at);
};

/** Lets it happen. Says until when things may be worse than usual because of it. */
export const strike = (
  fault: Fault,
  { scheduler, weather, story }: Environment,
  servers: readonly Server[],
  people: readonly Person[],
): number => {
  const { now } = scheduler;
  switch (fault.kind) {
    case 'dies': {
      const { server, breaths, down } = fault;
      story.tell(servers[server].name, `dies after ${breaths} more breaths, for ${down} ms`);
      const { life } = servers[server];
      life?.dieAfter(breaths);
      // Also when it has nothing to say it dies.
      scheduler.later(1000, () => life?.die());
      scheduler.later(1000 + down, () => servers[server].start());
      return now + 1000 + down;
    }
    case 'closes':
      servers[fault.server].close();
      scheduler.later(12_000 + fault.down, () => servers[fault.server].start());
      return now + 12_000 + fault.down;
    case 'pauses':
      // Stopped, and the date set back before anybody noticed: then dates cannot tell how long it was.
      if (now - servers[fault.server].setBackAt < SETTLED) return now;
      story.tell(servers[fault.server].name, `is stopped for ${fault.lasts} ms`);
      servers[fault.server].life?.pause(fault.lasts);
      return now + fault.lasts;
    case 'jumps':
      // A server that is not there when the date is set can only believe it.
      if (!servers[fault.server].life || (fault.by < 0 && servers[fault.server].life?.isPaused)) return now;
      if (fault.by < 0) servers[fault.server].setBackAt = now;
      story.tell(servers[fault.server].name, `has its date set by ${fault.by} ms`);
      servers[fault.server].wrong += fault.by;
      return now;
    case 'thread-trouble':
      story.tell(servers[fault.server].name, `loses threads for ${fault.lasts} ms`);
      servers[fault.server].troubledUntil = now + fault.lasts;
      // A thought that is never heard of is given up after 20 s, and the next one may be the same.
      return now + fault.lasts + 40_000;
    case 'away':
      story.tell('database', `is away for ${fault.lasts} ms`);
      weather.awayUntil = now + fault.lasts;
      return weather.awayUntil;
    case 'full':
      story.tell('database', `is full for ${fault.lasts} ms`);
      weather.fullUntil = now + fault.lasts;
      return weather.fullUntil;
    case 'losing':
      story.tell('database', `loses answers for ${fault.lasts} ms`);
      weather.losingUntil = now + fault.lasts;
      return weather.losingUntil;
    case 'slow':
      story.tell('database', `is slow for ${fault.lasts} ms`);
      weather.slowUntil = now + fault.lasts;
      return weather.slowUntil;
    case 'lossy':
      story.tell('signals', `are seen badly for ${fault.lasts} ms`);
      weather.lossyUntil = now + fault.lasts;
      return weather.lossyUntil;
    case 'blind':
      story.tell('signals', `are gone for ${fault.lasts} ms`);
      weather.blindUntil = now + fault.lasts;
      return weather.blindUntil;
    case 'cut':
      people[fault.person].cut();
      return now;
    case 'stalls':
      story.tell(people[fault.person].name, 'reads no more');
      people[fault.person].stall();
      return now;
  }
};
