import { type Budget, bot, type Level, type Thinkers } from '@jamaica/bots';
import { fromSeed, type Hex32 } from '@jamaica/chance';
import { type Seat, type View, view } from '@jamaica/rules';
import { whim } from '../fairness/dice.ts';
import { byOrders } from '../orders/standing-orders.ts';
import type { Table } from '../table/table.ts';

/** Whoever thinks for the bots. */
export type Crew = Pick<Thinkers, 'think'>;

/** How long a bot of a level thinks; undefined: as long as such a bot does anywhere. */
export type Patience = (level: Level) => Budget | undefined;

/** How good the bot is that plays for somebody who is away. */
const SUBSTITUTE: Level = 'captain';

/** Thinking takes a second at most; a thread that is not heard of for so long never will be. */
const LONGEST_THOUGHT = 20_000;
const MOST_ATTEMPTS = 2;

/** What a bot chooses for a seat that is asked: standing orders first, then its own judgement from what the seat sees. */
export const botChoice = async (
  table: Table,
  seat: Seat,
  secret: Hex32,
  crew: Crew,
  patience: Patience,
): Promise<string> => {
  const berth = table.berths[seat];
  const { game } = table;
  if (!berth || !game) throw new Error(`nobody is asked at seat ${seat} of ${table.id}`);
  const shown = view(game.state, seat);
  const ordered = berth.orders && berth.absent ? byOrders(berth.orders, shown) : null;
  if (ordered !== null) return ordered;
  if (shown.options.length === 1) return shown.options[0];
  const level = berth.sitter.kind === 'bot' ? berth.sitter.level : SUBSTITUTE;
  return thought(shown, level, whim(secret, seat, game.decision ?? 0), crew, patience(level));
};

/** A bot that fails is asked again; then the quickest of them answers here, so that the game goes on. */
const thought = async (
  shown: View,
  level: Level,
  seed: string,
  crew: Crew,
  budget: Budget | undefined,
): Promise<string> => {
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const choice = await crew
      .think(shown, { level, seed, budget, signal: AbortSignal.timeout(LONGEST_THOUGHT) })
      .catch(() => null);
    if (choice !== null && shown.options.includes(choice)) return choice;
  }
  return bot('deckhand').choose(shown, fromSeed(seed));
};
