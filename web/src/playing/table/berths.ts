import { LEVELS, MOST_SKILL, STYLES } from '@jamaica/bots';
import { type Fields, isFields } from '@jamaica/rules/record';
import { PIRATES } from '@jamaica/words';
import type { Berth } from './table.ts';

/** The longest name that fits on a panel. */
export const LONGEST_NAME = 20;

/** Who sat at the table; null for a record from elsewhere, which does not say. */
export const berthsIn = ({ berths }: Fields, players: number): readonly Berth[] | null => {
  const read = Array.isArray(berths) ? berths.map(berthIn) : [];
  const known = read.filter(each => each !== null);
  const pirates = new Set(known.map(({ pirate }) => pirate));
  return known.length === read.length && known.length === players && pirates.size === players ? known : null;
};

const berthIn = (berth: unknown): Berth | null => {
  if (!isFields(berth)) return null;
  const pirate = PIRATES.find(each => each === berth.pirate);
  if (!pirate) return null;
  return {
    pirate,
    name: typeof berth.name === 'string' ? berth.name.slice(0, LONGEST_NAME) : null,
    ...botIn(berth),
  };
};

/** What a berth says of the bot in it. */
export const botIn = ({ bot, skill, style }: Fields): Pick<Berth, 'bot' | 'skill' | 'style'> => {
  const level = LEVELS.find(each => each === bot) ?? null;
  const liked = STYLES.find(each => each === style);
  const isSkill = typeof skill === 'number' && skill >= 0 && skill <= MOST_SKILL;
  return {
    bot: level,
    ...(level !== null && isSkill ? { skill } : {}),
    ...(level !== null && liked ? { style: liked } : {}),
  };
};
