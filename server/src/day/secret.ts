import type { Hex32 } from '@jamaica/chance';
import { endOf, type RaceDay } from '@jamaica/messages';
import { type RandomBytes, randomHex } from '../clock/random.ts';
import type { Store } from '../store/store.ts';

const SECRET_BYTES = 32;

/** What all chance of a day's race comes from. It is made the day before, when its commitment is first shown, and kept. */
export const secretOf = (store: Pick<Store, 'fixDay'>, random: RandomBytes, day: RaceDay): Promise<Hex32> =>
  store.fixDay(day, randomHex(random, SECRET_BYTES));

/** Whether a day is over: then its secret is told, and a try at it counts no more. */
export const isDayOver = (day: RaceDay, now: number): boolean => now >= endOf(day);
