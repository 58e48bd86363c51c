import { LEVELS } from '@jamaica/bots';
import { newPractice, savedDice } from '@jamaica/chance';
import { type Fields, isFields, type Replay, replay } from '@jamaica/rules';
import { defaultCrew, PIRATES } from '@jamaica/words';
import { type Crew, LocalTable } from './local-table.ts';
import type { Berth } from './table.ts';

/** The longest name that fits on a panel. */
export const LONGEST_NAME = 20;

/** A table as it was saved: a record, and who sat where. Null for what is no such thing. */
export const readTable = (saved: unknown, crew: Crew): LocalTable | null => {
  if (!isFields(saved)) return null;
  const game = replay(saved);
  if (!game.ok) return null;
  const dice = savedDice(saved, game.value.rules.players) ?? newPractice();
  return LocalTable.resume(game.value, berthsIn(saved, game.value), dice, crew);
};

/** Who sat at the table; a record from elsewhere does not say, then the first seat is a person's. */
const berthsIn = ({ berths }: Fields, { rules }: Replay): readonly Berth[] => {
  const read = Array.isArray(berths) ? berths.map(berthIn) : [];
  const isComplete = read.length === rules.players && new Set(read.map(each => each?.pirate)).size === rules.players;
  const known = read.filter(each => each !== null);
  return isComplete && known.length === rules.players
    ? known
    : defaultCrew(rules.players).map((sailor, seat) => ({ ...sailor, bot: seat === 0 ? null : 'bosun' }));
};

const berthIn = (berth: unknown): Berth | null => {
  if (!isFields(berth)) return null;
  const pirate = PIRATES.find(each => each === berth.pirate);
  if (!pirate) return null;
  return {
    pirate,
    name: typeof berth.name === 'string' ? berth.name.slice(0, LONGEST_NAME) : null,
    bot: LEVELS.find(each => each === berth.bot) ?? null,
  };
};
