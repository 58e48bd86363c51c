import type { Final, Rng, Rules, Seat, View } from '@jamaica/rules';
import type { Troubles } from './trouble.ts';

/** An entrant at the table, game after game. It sees what its seat may see. */
export interface Player {
  begin(rules: Rules, seat: Seat): void;
  choose(view: View, rng: Rng): string | Promise<string>;
  /** The game is over; answers with what went wrong in it. */
  end(final: Final): Troubles;
  close(): Promise<void>;
}
