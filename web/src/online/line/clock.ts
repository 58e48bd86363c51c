import type { Clocks } from '@jamaica/messages';

export type SeatClock = Clocks[number];

/** What a seat has left at a time, in milliseconds; the reserve is touched only when the decision's time is used up. */
export const leftOf = ({ decision, reserve, runs }: SeatClock, at: number, now: number): SeatClock => {
  if (!runs || decision === null) return { decision, reserve, runs };
  const spent = Math.max(0, now - at);
  const over = Math.max(0, spent - decision);
  return { decision: Math.max(0, decision - spent), reserve: Math.max(0, reserve - over), runs };
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How a length of time is said: whole days, whole hours, or minutes and seconds. */
type Length =
  | { readonly days: number }
  | { readonly hours: number }
  | { readonly minutes: number; readonly seconds: number };

export const lengthOf = (milliseconds: number): Length => {
  // What is left is never said to be nothing while there is something.
  const seconds = Math.ceil(milliseconds / 1000);
  if (seconds >= 2 * DAY) return { days: Math.floor(seconds / DAY) };
  if (seconds >= 2 * HOUR) return { hours: Math.floor(seconds / HOUR) };
  return { minutes: Math.floor(seconds / MINUTE), seconds: seconds % MINUTE };
};
