import {
  CARDS,
  type Card,
  DECISIONS,
  type Die,
  type Final,
  type HoldText,
  type Need,
  POWERS,
  type Question,
  type ShipName,
  type Treasure,
} from '@jamaica/rules';
import * as v from 'valibot';
import { SeatNumber } from './ids.ts';

// The things of the game as they are sent. The annotated types are those of the rules: a schema that says something
// else does not compile.
export const whole = v.pipe(v.number(), v.integer());
export const ShipSchema: v.GenericSchema<ShipName> = v.union([SeatNumber, v.literal('ghost')]);
export const CardSchema: v.GenericSchema<Card> = v.picklist(CARDS);
export const DieSchema: v.GenericSchema<Die> = v.picklist([1, 2, 3, 4, 5, 6]);
export const PowerSchema = v.picklist(POWERS);
export const TreasureSchema: v.GenericSchema<Treasure> = v.union([PowerSchema, whole]);
export const ResourceSchema = v.picklist(['food', 'gold', 'gunpowder']);
export const ActionSchema = v.picklist(['food', 'gold', 'gunpowder', 'forward', 'backward']);
export const CombatFaceSchema = v.picklist([2, 4, 6, 8, 10, 'star']);
export const ShortageFaceSchema = v.picklist(['circle', 'square', 'skull', 'star']);
export const HalfSchema = v.picklist(['morning', 'evening']);
export const PositionSchema = v.object({ space: whole, lap: whole });

const isHoldText = (input: unknown): input is HoldText =>
  typeof input === 'string' && /^(?:food|gold|gunpowder):[1-6]$/.test(input);
export const HoldSchema: v.GenericSchema<HoldText> = v.custom(isHoldText);

export const QuestionSchema: v.GenericSchema<Question> = v.object({ kind: v.picklist(DECISIONS), seat: SeatNumber });

export const NeedSchema: v.GenericSchema<Need> = v.union([
  v.object({ roll: v.literal('action') }),
  v.object({ roll: v.literal('combat'), ship: ShipSchema }),
  v.object({ roll: v.literal('shortage'), ship: ShipSchema }),
  v.object({ shuffle: SeatNumber }),
]);

export const FinalSchema: v.GenericSchema<Final> = v.object({
  rounds: whole,
  scores: v.array(v.object({ space: whole, gold: whole, treasure: whole, total: whole })),
  winners: v.array(ShipSchema),
});
