import type { Edition } from './rules.ts';

/** What differs between the editions. */
interface Differences {
  /** What drives a ship back that cannot pay: its own purse (R-SHO-2), or the shortage die (R-SHO-11). */
  readonly shortage: 'purse' | 'die';
  /** Whether the space it is driven back to is paid for (R-SHO-5, R-SHO-15). */
  readonly paysAfterRetreat: boolean;
}

/** Everything that differs, by edition: a new one does not compile before it says what it does. */
export const EDITION_RULES = {
  '2007': { shortage: 'purse', paysAfterRetreat: true },
  '2021': { shortage: 'die', paysAfterRetreat: false },
} as const satisfies Readonly<Record<Edition, Differences>>;
