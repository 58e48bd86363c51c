import {
  type Action,
  CARDS,
  type Card,
  type CombatFace,
  DECISIONS,
  type Die,
  type Final,
  type Half,
  type HoldText,
  type Need,
  POWERS,
  type Position,
  type Power,
  type Question,
  type Resource,
  type Secrets,
  type ShipName,
  type ShortageFace,
  type Treasure,
} from '@jamaica/rules';
import * as v from 'valibot';
import { exactly } from './exactly.ts';
import { SeatNumber } from './ids.ts';

// The things of the game as they are sent.
export const whole = v.pipe(v.number(), v.integer());
export const ShipSchema = exactly<ShipName>()(v.union([SeatNumber, v.literal('ghost')]));
export const CardSchema = exactly<Card>()(v.picklist(CARDS));
export const DieSchema = exactly<Die>()(v.picklist([1, 2, 3, 4, 5, 6]));
export const PowerSchema = exactly<Power>()(v.picklist(POWERS));
export const TreasureSchema = exactly<Treasure>()(v.union([PowerSchema, whole]));
export const ResourceSchema = exactly<Resource>()(v.picklist(['food', 'gold', 'gunpowder']));
export const ActionSchema = exactly<Action>()(v.picklist(['food', 'gold', 'gunpowder', 'forward', 'backward']));
export const CombatFaceSchema = exactly<CombatFace>()(v.picklist([2, 4, 6, 8, 10, 'star']));
export const ShortageFaceSchema = exactly<ShortageFace>()(v.picklist(['circle', 'square', 'skull', 'star']));
export const HalfSchema = exactly<Half>()(v.picklist(['morning', 'evening']));
export const PositionSchema = exactly<Position>()(v.object({ space: whole, lap: whole }));

const isHoldText = (input: unknown): input is HoldText =>
  typeof input === 'string' && /^(?:food|gold|gunpowder):[1-6]$/.test(input);
export const HoldSchema = exactly<HoldText>()(v.custom<HoldText>(isHoldText));

export const QuestionSchema = exactly<Question>()(v.object({ kind: v.picklist(DECISIONS), seat: SeatNumber }));

export const NeedSchema = exactly<Need>()(
  v.union([
    v.object({ roll: v.literal('action') }),
    v.object({ roll: v.literal('combat'), ship: ShipSchema }),
    v.object({ roll: v.literal('shortage'), ship: ShipSchema }),
    v.object({ shuffle: SeatNumber }),
  ]),
);

export const FinalSchema = exactly<Final>()(
  v.object({
    rounds: whole,
    scores: v.array(v.object({ space: whole, gold: whole, treasure: whole, total: whole })),
    winners: v.array(ShipSchema),
  }),
);

/** What is shown when a game is over. */
export const SecretsSchema = exactly<Secrets>()(
  v.object({
    pile: v.array(TreasureSchema),
    removed: v.array(TreasureSchema),
    decks: v.array(v.array(CardSchema)),
  }),
);
