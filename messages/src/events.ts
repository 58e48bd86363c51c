import type { GameEvent } from '@jamaica/rules';
import * as v from 'valibot';
import { exactly } from './exactly.ts';
import { SeatNumber } from './ids.ts';
import {
  ActionSchema,
  CardSchema,
  CombatFaceSchema,
  DieSchema,
  FinalSchema,
  HalfSchema,
  HoldSchema,
  PositionSchema,
  PowerSchema,
  ResourceSchema,
  SecretsSchema,
  ShipSchema,
  ShortageFaceSchema,
  TreasureSchema,
  whole,
} from './pieces.ts';

const hidden = v.literal('hidden');
const part = v.picklist(['ordinary', 'sixth']);
const duel = { winner: ShipSchema, loser: ShipSchema };
const Taken = v.array(v.object({ hold: whole, tokens: whole }));
const Strength = v.object({ face: CombatFaceSchema, powder: whole, ladyBeth: v.boolean(), total: whole });

const event = <Kind extends string, Entries extends v.ObjectEntries>(kind: Kind, entries: Entries) =>
  v.object({ kind: v.literal(kind), ...entries });

/** What happened, as the viewer may know it: `GameEvent` of the rules. */
export const EventSchema = exactly<GameEvent>()(
  v.variant('kind', [
    event('round-began', { round: whole, captain: SeatNumber }),
    event('dice-rolled', { captain: SeatNumber, dice: v.tuple([DieSchema, DieSchema]) }),
    event('dice-placed', { captain: SeatNumber, morning: DieSchema, evening: DieSchema }),
    event('chose', { seat: SeatNumber, card: v.union([CardSchema, hidden]) }),
    event('revealed', { seat: SeatNumber, card: CardSchema }),
    event('began', { ship: ShipSchema, half: HalfSchema, action: ActionSchema, die: DieSchema }),
    event('loaded', { ship: ShipSchema, hold: HoldSchema, into: part, overboard: v.nullable(HoldSchema) }),
    event('load-lost', { ship: ShipSchema, hold: HoldSchema }),
    event('sailed', {
      ship: ShipSchema,
      from: PositionSchema,
      to: PositionSchema,
      forward: v.boolean(),
      why: v.picklist(['action', 'shortage']),
    }),
    event('finished', { ship: ShipSchema }),
    event('attacked', { attacker: ShipSchema, defender: ShipSchema, space: whole }),
    event('powder-chosen', { ship: ShipSchema, tokens: whole }),
    event('powder-spent', { ship: ShipSchema, tokens: whole, from: Taken }),
    event('combat-rolled', { ship: ShipSchema, face: CombatFaceSchema, reroll: v.boolean() }),
    event('sabre', { seat: SeatNumber, of: ShipSchema, used: v.boolean() }),
    event('battle-won', { attacker: ShipSchema, ...duel, attack: Strength, defence: v.nullable(Strength) }),
    event('battle-drawn', { attacker: ShipSchema, defender: ShipSchema, strength: whole }),
    event('hold-taken', { ...duel, hold: HoldSchema, from: part, toBank: v.boolean() }),
    event('power-taken', { ...duel, power: PowerSchema, contents: v.nullable(HoldSchema), toBank: v.boolean() }),
    event('treasure-taken', { ...duel, index: whole, treasure: v.union([TreasureSchema, hidden]) }),
    event('curse-given', { ...duel, index: whole, treasure: v.union([whole, hidden]) }),
    event('treasure-given', { ...duel, index: whole, treasure: v.union([whole, hidden]) }),
    event('power-given', { ...duel, power: PowerSchema, contents: v.nullable(HoldSchema), toBank: v.boolean() }),
    event('nothing-taken', duel),
    event('paid', { ship: ShipSchema, space: whole, resource: ResourceSchema, tokens: whole, from: Taken }),
    event('shortage', { ship: ShipSchema, space: whole, resource: ResourceSchema, price: whole, given: whole }),
    event('shortage-rolled', { ship: ShipSchema, face: ShortageFaceSchema }),
    event('treasure-found', { ship: ShipSchema, space: whole, treasure: v.union([TreasureSchema, hidden]) }),
    event('treasure-left', { ship: ShipSchema, space: whole }),
    event('ghost-steered', {
      captain: SeatNumber,
      half: HalfSchema,
      die: DieSchema,
      forward: v.boolean(),
      forced: v.boolean(),
    }),
    event('shuffled', { seat: SeatNumber }),
    event('drew', { seat: SeatNumber, card: v.union([CardSchema, hidden]) }),
    event('turn-over', { ship: ShipSchema }),
    event('game-over', {
      final: FinalSchema,
      secrets: SecretsSchema,
      hands: v.array(v.array(CardSchema)),
      rows: v.array(v.array(TreasureSchema)),
    }),
  ]),
);
