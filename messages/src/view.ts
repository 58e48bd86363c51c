import type { HiddenCard, SeatView, ShipView, View } from '@jamaica/rules';
import * as v from 'valibot';
import { exactly } from './exactly.ts';
import { SeatNumber } from './ids.ts';
import {
  CardSchema,
  CombatFaceSchema,
  DieSchema,
  FinalSchema,
  HalfSchema,
  HoldSchema,
  NeedSchema,
  PositionSchema,
  PowerSchema,
  QuestionSchema,
  SecretsSchema,
  ShipSchema,
  ShortageFaceSchema,
  TreasureSchema,
  whole,
} from './pieces.ts';
import { RULES_FIELDS } from './rules.ts';

const Turn = exactly<NonNullable<View['turn']>>()(
  v.object({
    ship: ShipSchema,
    half: HalfSchema,
    card: v.nullable(CardSchema),
    forward: v.nullable(v.boolean()),
    shortage: v.nullable(ShortageFaceSchema),
    drivenBack: v.boolean(),
  }),
);

const Load = exactly<NonNullable<View['load']>>()(
  v.object({ ship: ShipSchema, goods: HoldSchema, stolen: v.boolean() }),
);

const Battle = exactly<NonNullable<View['battle']>>()(
  v.object({
    attacker: ShipSchema,
    defender: ShipSchema,
    fighter: ShipSchema,
    attackDie: v.nullable(CombatFaceSchema),
    attackPowder: whole,
    defenceDie: v.nullable(CombatFaceSchema),
    defencePowder: whole,
    sabreUsed: v.boolean(),
    reroll: v.boolean(),
    winner: v.nullable(ShipSchema),
  }),
);

const Hidden = exactly<HiddenCard>()(
  v.object({
    treasure: v.nullable(TreasureSchema),
    cursed: v.boolean(),
    lair: whole,
    from: v.array(ShipSchema),
    seenBy: v.array(SeatNumber),
  }),
);

const Ship = exactly<ShipView>()(
  v.object({
    ship: ShipSchema,
    position: PositionSchema,
    holds: v.array(v.nullable(HoldSchema)),
    sixth: v.nullable(v.union([v.literal('empty'), HoldSchema])),
    powers: v.array(PowerSchema),
    hidden: v.array(Hidden),
  }),
);

const SeatSeen = exactly<SeatView>()(
  v.object({
    seat: SeatNumber,
    handSize: whole,
    hand: v.nullable(v.array(CardSchema)),
    held: v.array(CardSchema),
    hasChosen: v.boolean(),
    chosen: v.nullable(CardSchema),
    deckSize: whole,
    discards: v.array(CardSchema),
  }),
);

/** What a game waits for. */
export const WaitingSchema = exactly<View['waiting']>()(
  v.union([
    v.object({ decide: v.array(QuestionSchema) }),
    v.object({ chance: NeedSchema }),
    v.object({ over: FinalSchema }),
  ]),
);

/** What a seat may see, `View` of the rules. */
export const ViewSchema = exactly<View>()(
  v.pipe(
    v.object({
      ...RULES_FIELDS,
      former: v.exactOptional(v.literal(true)),
      viewer: v.nullable(SeatNumber),
      round: whole,
      captain: SeatNumber,
      dice: v.nullable(v.tuple([DieSchema, DieSchema])),
      turn: v.nullable(Turn),
      load: v.nullable(Load),
      battle: v.nullable(Battle),
      tokens: v.array(whole),
      pileSize: whole,
      ships: v.array(Ship),
      seats: v.array(SeatSeen),
      waiting: WaitingSchema,
      options: v.array(v.string()),
      secrets: v.nullable(SecretsSchema),
    }),
    v.description(
      'What the viewer may see; null stands where something is hidden. The fields are those of `View` in rules/src/view.ts',
    ),
  ),
);
