import { bot, type Level } from '@jamaica/bots';
import { fromSeed, type Hex32 } from '@jamaica/chance';
import { DAY_THOUGHT } from '@jamaica/messages';
import { type Seat, type View, view } from '@jamaica/rules';
import { whim, whimOnDay } from '../fairness/dice.ts';
import { byOrders } from '../orders/standing-orders.ts';
import type { Table } from '../table/table.ts';
import type { Asked, Cause, Thinking } from './thinking.ts';

/** The bot that plays for somebody who is away: with so many imagined games it is nearly an admiral, and takes some milliseconds. */
const SUBSTITUTE: Pick<Asked, 'level' | 'thought'> = { level: 'captain', thought: { games: 60 } };

const MOST_ATTEMPTS = 2;
/** How many games a bot imagines here, when no thread can think for it. */
const BRIEFLY = { games: 2 };

/**
 * What a bot chooses for a seat that is asked: standing orders first, then its own judgement from what the seat sees. Null
 * when the game no longer needs it.
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
  const player = berth.sitter.kind === 'bot' ? { level: berth.sitter.level } : SUBSTITUTE;
  const asked: Asked = table.day
    ? dayAsk(player.level, seat, secret, shown)
    : { ...player, seed: whim(secret, seat, game.decision ?? 0) };
  for (let attempt = 0; attempt < MOST_ATTEMPTS; attempt++) {
    const choice = await thinking.choose(shown, asked, cause).catch(() => undefined);
    if (choice === null || (choice !== undefined && shown.options.includes(choice))) return choice;
  }
  // Threads die, and the game goes on: the same bot answers here, in a moment.
  return bot(asked.level).choose(shown, fromSeed(asked.seed), asked.thought ?? BRIEFLY);
};

/** How a bot is asked in a race of the day: everybody meets the same whims and the same depth of thought. */
export const dayAsk = (level: Level, seat: Seat, secret: Hex32, { round, waiting }: View): Required<Asked> => {
  const asked = 'decide' in waiting ? waiting.decide.find(each => each.seat === seat) : undefined;
  if (!asked) throw new Error(`nothing is asked of seat ${seat}`);
  return { level, seed: whimOnDay(secret, { seat, round, kind: asked.kind }), thought: DAY_THOUGHT };
};
