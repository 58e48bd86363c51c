import { EDITIONS, HOUSE_RULES, type HouseRule, mayHaveGhost, type Rules } from '@jamaica/rules';
import * as v from 'valibot';
import { exactly } from './exactly.ts';
import type { Out } from './read.ts';

export const EditionSchema = v.picklist(EDITIONS);

const only = <Rule extends HouseRule>(rule: Rule) => v.exactOptional(v.literal(HOUSE_RULES[rule]));

/** House rules: only those that are not the usual ones, and at least one. */
const HouseSchema = v.pipe(
  v.strictObject({
    tie: only('tie'),
    gift: only('gift'),
    shortageTreasure: only('shortageTreasure'),
    shuffle: only('shuffle'),
    loot: only('loot'),
  } satisfies Record<HouseRule, unknown>),
  v.check(house => Object.keys(house).length > 0, 'a house rule'),
  v.description('What the table agreed on beside the edition; absent without any house rule'),
);

/** The fields of a game's rules, wherever they are sent or stored. */
export const RULES_FIELDS = {
  edition: EditionSchema,
  players: v.pipe(v.number(), v.integer(), v.minValue(2), v.maxValue(6)),
  ghost: v.boolean(),
  house: v.exactOptional(HouseSchema),
};

/** By which book the tables of a server begin, unless whoever opens one wants another. */
export const NewTables = v.object({ edition: RULES_FIELDS.edition, house: RULES_FIELDS.house });
export type NewTables = Out<typeof NewTables>;

export const GameRules = exactly<Rules>()(
  v.pipe(
    v.strictObject(RULES_FIELDS),
    v.check(({ players, ghost }) => mayHaveGhost(players, ghost), 'the Ghost Ship with 2 players, and not with 6'),
    v.description('With 2 players the Ghost Ship always sails, with 6 never'),
  ),
);
