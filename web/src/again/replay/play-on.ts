import type { Level } from '@jamaica/bots';
import { newPractice } from '@jamaica/chance';
import type { Seat } from '@jamaica/rules';
import type { Voyage } from '../../playing/logbook/voyage.ts';
import { type BotThinkers, LocalTable } from '../../playing/table/local-table.ts';

/**
 * A table that stands as the voyage stood after its first `at` steps, to be played on in one of its seats. Its dice are
 * new: those of the record are known to everybody who has watched it, and a secret serves one game only.
 */
export const playOn = (
  { game, berths }: Voyage,
  at: number,
  own: Seat,
  level: Level,
  crew: BotThinkers,
): LocalTable => {
  const crewed = berths.map((berth, seat) => ({
    pirate: berth.pirate,
    name: seat === own ? berth.name : null,
    bot: seat === own ? null : level,
  }));
  return LocalTable.resume({ ...game, steps: game.steps.slice(0, at) }, crewed, newPractice(), crew);
};
