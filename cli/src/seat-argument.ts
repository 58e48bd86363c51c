import type { Seat } from '@jamaica/rules';
import type { TerminalWords } from '@jamaica/words/terminal';
import { UsageError } from './command.ts';
import { seatOfLetter } from './paint.ts';

/** A seat from the command line: its number, or the letter of its ship. */
export const seatAsked = (given: string, players: number, { replay }: TerminalWords): Seat => {
  const seat = /^\d$/.test(given) ? Number(given) : seatOfLetter(given);
  if (seat < 0 || seat >= players) throw new UsageError(replay.noSuchSeat(given, players - 1));
  return seat;
};
