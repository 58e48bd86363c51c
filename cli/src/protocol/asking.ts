import { fromSeed } from '@jamaica/chance';
import { type GameUnderWay, ok, optionsOf, type Result, refused, type Seat, view } from '@jamaica/rules';
import { type BotPlayer, SAILORS } from '../sailors.ts';
import { type NamedRequest, readFields } from './fields.ts';

export const isSeat = (game: GameUnderWay, input: unknown): input is Seat =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input < game.rules.players;
export const seatsOf = (game: GameUnderWay): string => `a seat from 0 to ${game.rules.players - 1}`;

/** A bot by its level. */
export const readSailor = (name: string, level: unknown): Result<BotPlayer, string> => {
  const sailor = SAILORS.find(each => each.name === level);
  return sailor
    ? ok(sailor)
    : refused(`${name}: expected a level, one of ${SAILORS.map(({ name }) => name).join(', ')}`);
};

/** What a bot would choose for a seat. The same question gets the same answer, and the game's own dice are not touched. */
export const askBot = (game: GameUnderWay, asked: NamedRequest): Result<string, string> => {
  const fields = readFields(asked, ['level', 'seat']);
  if (!fields.ok) return fields;
  const { level, seat } = fields.value;
  const sailor = readSailor(asked.name, level);
  if (!sailor.ok) return sailor;
  if (!isSeat(game, seat)) return refused(`${asked.name}: expected ${seatsOf(game)}`);
  if (optionsOf(game.state, seat).length === 0) return refused(`${asked.name}: nothing is asked of seat ${seat} now`);
  return ok(sailor.value.choose(view(game.state, seat), fromSeed(`bot ${seat} ${game.written.length}`)));
};
