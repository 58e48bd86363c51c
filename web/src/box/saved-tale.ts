import { exactly, RULES_FIELDS } from '@jamaica/messages';
import { ACTION_FACES, CARDS, COMBAT_FACES, SHORTAGE_FACES, TREASURES } from '@jamaica/rules';
import { PIRATES } from '@jamaica/words';
import * as v from 'valibot';
import { LONGEST_NAME } from '../playing/table/berths.ts';
import { CompanionTable } from './companion-table.ts';
import type { BoxTale, ToldFact } from './told.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Die = v.picklist(ACTION_FACES);

const SavedTold = exactly<ToldFact>()(
  v.variant('kind', [
    v.object({ kind: v.literal('dice'), dice: v.tuple([Die, Die]) }),
    v.object({ kind: v.literal('combat'), face: v.picklist(COMBAT_FACES) }),
    v.object({ kind: v.literal('shortage'), face: v.picklist(SHORTAGE_FACES) }),
    v.object({ kind: v.literal('card'), seat: Count, card: v.picklist(CARDS) }),
    v.object({ kind: v.literal('choice'), seat: Count, choice: v.string() }),
    v.object({ kind: v.literal('give'), seat: Count, chest: Count }),
    v.object({ kind: v.literal('treasure'), chest: Count, is: v.picklist([...TREASURES, 'face-down'] as const) }),
  ]),
);

const SavedTale = v.object({
  tale: exactly<BoxTale>()(
    v.object({
      rules: v.object(RULES_FIELDS),
      captain: Count,
      told: v.array(SavedTold),
    }),
  ),
  berths: v.array(
    v.object({
      pirate: v.picklist(PIRATES),
      name: v.nullable(v.pipe(v.string(), v.maxLength(LONGEST_NAME))),
      bot: v.null(),
    }),
  ),
});

export const savedTale = ({ tale, berths }: CompanionTable): object => ({ tale, berths });

/** The table as it was saved; null for what is no such thing, or tells what cannot have happened. */
export const readTale = (saved: unknown): CompanionTable | null => {
  const read = v.safeParse(SavedTale, saved);
  if (!read.success) return null;
  try {
    return new CompanionTable(read.output.tale, read.output.berths);
  } catch {
    return null;
  }
};
