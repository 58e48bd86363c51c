import { LEVELS } from '@jamaica/bots';
import { newPractice, savedDice } from '@jamaica/chance';
import { type Fields, isFields, replay } from '@jamaica/rules/record';
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
  const { players } = game.value.rules;
  const dice = savedDice(saved, players) ?? newPractice();
  return LocalTable.resume(game.value, berthsIn(saved, players) ?? somebody(players), dice, crew);
};

/** Who sat at the table; null for a record from elsewhere, which does not say. */
export const berthsIn = ({ berths }: Fields, players: number): readonly Berth[] | null => {
  const read = Array.isArray(berths) ? berths.map(berthIn) : [];
  const known = read.filter(each => each !== null);
  const pirates = new Set(known.map(({ pirate }) => pirate));
  return known.length === read.length && known.length === players && pirates.size === players ? known : null;
};

/** Where nobody knows who sat, the first seat is a person's. */
const somebody = (players: number): readonly Berth[] =>
  defaultCrew(players).map((sailor, seat) => ({ ...sailor, bot: seat === 0 ? null : 'bosun' }));

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
