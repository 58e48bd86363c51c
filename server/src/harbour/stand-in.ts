import { bot, type Level } from '@jamaica/bots';
import { fromSeed, type Hex32 } from '@jamaica/chance';
import { type Seat, view } from '@jamaica/rules';
import { whim } from '../fairness/dice.ts';
import { byOrders } from '../orders/standing-orders.ts';
import type { Table } from '../table/table.ts';
import type { Cause, Thinking } from './thinking.ts';

/** How good the bot is that plays for somebody who is away. */
const SUBSTITUTE: Level = 'captain';

const MOST_ATTEMPTS = 2;
/** What a bot imagines where no thread would think for it. */
const BRIEFLY = { games: 2 };

/**
 * What a bot chooses for a seat that is asked: standing orders first, then its own judgement from what the seat sees. Null
 * when the game does not want to know any more.
 */
export const botChoice = async (
  table: Table,
  seat: Seat,
  secret: Hex32,
  thinking: Thinking,
  cause: Cause,
): Promise<string | null> => {
  const berth = table.berths[seat];
  const { game } = table;
  if (!berth || !game) throw new Error(`nobody is asked at seat ${seat} of ${table.id}`);
  const shown = view(game.state, seat);
  const ordered = berth.orders && berth.absent ? byOrders(berth.orders, shown) : null;
  if (ordered !== null) return ordered;
  if (shown.options.length === 1) return shown.options[0];
  const level = berth.sitter.kind === 'bot' ? berth.sitter.level : SUBSTITUTE;
  const seed = whim(secret, seat, game.decision ?? 0);
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const choice = await thinking.choose(shown, { level, seed }, cause).catch(() => undefined);
    if (choice === null || (choice !== undefined && shown.options.includes(choice))) return choice;
  }
  // Threads die, and the game goes on: the same bot answers here, in a moment.
  return bot(level).choose(shown, fromSeed(seed), BRIEFLY);
};
