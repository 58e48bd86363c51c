import type { Decision, DecisionKind, Seat, View } from '@jamaica/rules';
import type { Moment } from '../table/table.ts';

/** The first question to one of the people here; cards are asked for in the order of the turns. */
export const questionFor = (moment: Moment, own: readonly Seat[]): Decision | null => {
  const { waiting, captain, players } = moment.view(null);
  if (!('decide' in waiting)) return null;
  const turn = (seat: Seat): number => (seat - captain + players) % players;
  const [first] = waiting.decide
    .filter(({ seat }) => own.includes(seat))
    .sort((one, other) => turn(one.seat) - turn(other.seat));
  return first ? { seat: first.seat, kind: first.kind, options: moment.view(first.seat).options } : null;
};

export const isSame = (one: Decision, other: Decision): boolean =>
  one.seat === other.seat && one.kind === other.kind && one.options.join() === other.options.join();

/** Who else is still asked. */
export const awaited = ({ waiting }: View, own: readonly Seat[]): readonly Seat[] =>
  'decide' in waiting ? waiting.decide.map(({ seat }) => seat).filter(seat => !own.includes(seat)) : [];

/**
 * Whether a question shows something that only this seat may see: the hand, which the Captain looks at before the dice
 * are placed, or face-down treasures. Several people at one screen draw a curtain before it.
 */
export const isSecret = (kind: DecisionKind): boolean => {
  switch (kind) {
    case 'dice':
    case 'card':
    case 'loot':
      return true;
    case 'move':
    case 'load':
    case 'empty':
    case 'pay':
    case 'attack':
    case 'powder':
    case 'powder-from':
    case 'sabre':
    case 'retreat':
    case 'treasure':
    case 'ghost-direction':
    case 'ghost-move':
    case 'ghost-attack':
    case 'ghost-loot':
    case 'ghost-load':
      return false;
  }
};
