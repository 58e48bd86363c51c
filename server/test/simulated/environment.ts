import type { Database } from './database.ts';
import type { DatabasePeople } from './database-people.ts';
import type { Luck } from './luck.ts';
import type { Scheduler } from './scheduler.ts';
import type { SimulatedSignals } from './signals.ts';
import type { Story } from './story.ts';
import type { Watchers } from './watchers.ts';
import type { Weather } from './weather.ts';

/** What everybody in a simulated harbour shares. */
export interface Environment {
  readonly scheduler: Scheduler;
  readonly weather: Weather;
  readonly signals: SimulatedSignals;
  readonly database: Database;
  readonly people: DatabasePeople;
  readonly story: Story;
  readonly watchers: Watchers;
  /** Where servers have their ids and secrets from. */
  readonly secrets: Luck;
}

/** The date at which every simulated harbour opens. */
export const DAWN = Date.UTC(2026, 0, 1);

/** What cookies are signed with. */
export const SESSION = 'signs the cookies of simulated people';
