import { newPractice, savedDice } from '@jamaica/chance';
import { isFields, replay } from '@jamaica/rules/record';
import { defaultCrew } from '@jamaica/words';
import { berthsIn } from './berths.ts';
import { type BotThinkers, LocalTable } from './local-table.ts';
import type { Berth } from './table.ts';

/** A table as it was saved: a record, and who sat where. Null for what is no such thing. */
export const readTable = (saved: unknown, crew: BotThinkers): LocalTable | null => {
  if (!isFields(saved)) return null;
  const game = replay(saved);
  if (!game.ok) return null;
  const { players } = game.value.rules;
  const dice = savedDice(saved, players) ?? newPractice();
  return LocalTable.resume(game.value, berthsIn(saved, players) ?? somebody(players), dice, crew);
};

/** Where nobody knows who sat, the first seat is a person's. */
const somebody = (players: number): readonly Berth[] =>
  defaultCrew(players).map((sailor, seat) => ({ ...sailor, bot: seat === 0 ? null : 'bosun' }));
