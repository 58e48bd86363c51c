import type { DecisionRule } from './decision.ts';
import { type Position, position } from './place.ts';

/** Where a ship sails to: `to:17`, on other laps `to:45@-1`, and the finish `to:0@1`. */
export interface EndOfMove {
  readonly to: Position;
}

type Notation = Pick<DecisionRule<'move', EndOfMove>, 'says' | 'write' | 'read'>;

/** How the decisions about the end of a movement are written. */
export const course: Notation = {
  says: (_game, code) => ({ to: position(code) }),
  write: ({ to }) => (to.lap === 0 ? `to:${to.space}` : `to:${to.space}@${to.lap}`),
  read: text => {
    const [, space, lap] = /^to:(\d{1,2})(?:@(-?\d{1,3}))?$/.exec(text) ?? [];
    return space === undefined ? undefined : { to: { space: Number(space), lap: Number(lap ?? 0) } };
  },
};
