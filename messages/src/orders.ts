import * as v from 'valibot';
import type { Out } from './read.ts';

const Goods = v.picklist(['food', 'gold', 'gunpowder']);

/** What a bot keeps to while it plays for somebody who is away. */
export const Orders = v.pipe(
  v.strictObject({
    defend: v.pipe(
      v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(20))),
      v.description('Gunpowder to defend with at most; null: the bot decides'),
    ),
    payFrom: v.pipe(
      v.nullable(v.picklist(['fullest', 'emptiest'])),
      v.description('Which holds to pay from first; null: the bot decides'),
    ),
    lane: v.pipe(
      v.nullable(v.picklist(['treasure', 'port', 'deep-sea', 'cheapest'])),
      v.description('Where to go when the way forks; null: the bot decides'),
    ),
    overboard: v.pipe(
      v.nullable(v.pipe(v.array(Goods), v.maxLength(3))),
      v.description('What to throw overboard, the first first; null: the bot decides'),
    ),
  }),
  v.description('Standing orders: used only while the player is absent'),
);
export type Orders = Out<typeof Orders>;
