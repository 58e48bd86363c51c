import { bot } from '@jamaica/bots';
import type { Entrant } from './entrant.ts';
import type { Player } from './player.ts';
import { ProgramPlayer } from './program-player.ts';
import { NO_TROUBLE } from './trouble.ts';

/** Seats an entrant at the table. */
export const playerFor = (entrant: Entrant): Player => {
  if ('program' in entrant) return new ProgramPlayer(entrant.program, entrant.timeout);
  const { choose } = bot(entrant.level);
  return {
    begin: () => undefined,
    choose: (view, rng) => choose(view, rng, entrant.budget ?? undefined),
    end: () => NO_TROUBLE,
    close: () => Promise.resolve(),
  };
};
