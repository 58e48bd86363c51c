import { foodPrice, goldPrice, SPACES } from './board.ts';
import { FOOD, GOLD, type Resource, resource } from './holds.ts';

/** What a space costs, and in which resource: a port gold, the sea food, a lair and Port Royal nothing (R-PAY-1). */
export const PRICES = Int8Array.from(SPACES, (_, space) => goldPrice(space) + foodPrice(space));
export const CURRENCIES = Int8Array.from(SPACES, (_, space) => (goldPrice(space) > 0 ? GOLD : FOOD));

/** What a space costs. */
export interface Price {
  readonly resource: Resource;
  readonly tokens: number;
}

/** What a space costs; null where nothing is paid. */
export const priceOf = (space: number): Price | null =>
  PRICES[space] === 0 ? null : { resource: resource(CURRENCIES[space]), tokens: PRICES[space] };

/** The highest price on the board. */
export const DEAREST = Math.max(...PRICES);
