import type { Style } from '@jamaica/bots';
import { aboard, type GameEvent, goodsIn, type Seat, shipOf, type View } from '@jamaica/rules';
import type { Remark } from '@jamaica/words/page';
import { expressionFor } from '../panels/expression.ts';
import type { Berth } from '../table/table.ts';

/** A bot that has something to say. */
export interface SaidRemark {
  readonly seat: Seat;
  readonly remark: Remark;
}

/** From this much gold on, a merchant speaks of it. */
const A_FORTUNE = 9;

/** What is said when an event happens, and by whom: `before` is what lay on the table until then. Null: nobody speaks. */
export const remarkOn = (event: GameEvent, before: View, berths: readonly Berth[]): SaidRemark | null => {
  for (const [seat, { style }] of berths.entries()) {
    const remark = style && REMARKS_OF[style](event, seat, before);
    if (remark) return { seat, remark };
  }
  return null;
};

/** What a bot of a style would say to an event. Most of them pass in silence. */
const REMARKS_OF: Readonly<Record<Style, (event: GameEvent, seat: Seat, before: View) => Remark | null>> = {
  privateer: (event, seat) => {
    if (event.kind === 'attacked') return event.attacker === seat ? 'attacks' : null;
    if (event.kind !== 'battle-won') return null;
    if (event.winner === seat) return 'plunders';
    return event.loser === seat ? 'repelled' : null;
  },
  merchant: (event, seat, before) => {
    if (event.kind === 'treasure-found') return event.ship === seat ? 'finds' : null;
    if (event.kind === 'hold-taken')
      return event.loser === seat && goodsIn(event.hold).resource === 'gold' ? 'robbed' : null;
    if (event.kind !== 'loaded' || event.ship !== seat) return null;
    const { resource, tokens } = goodsIn(event.hold);
    const had = aboard(shipOf(before, seat)).stock.gold;
    return resource === 'gold' && had + tokens >= A_FORTUNE ? 'hoards' : null;
  },
  racer: (event, seat, before) => {
    if (event.kind === 'finished') return event.ship === seat ? 'arrives' : null;
    if (event.kind === 'shortage') return event.ship === seat ? 'starves' : null;
    // In the first round everybody takes the lead in turn.
    const isLeading = event.kind === 'sailed' && before.round > 1;
    return isLeading && expressionFor(event, seat, before.ships) === 'first' ? 'leads' : null;
  },
};
