import type { Half, ShipName, View } from '@jamaica/rules';

/** What a seat is about, as everybody can see it. */
type TurnState = Half | 'chosen' | 'choosing' | null;

export const stateOf = ({ turn, seats, waiting }: View, ship: ShipName): TurnState => {
  if (turn?.ship === ship) return turn.half;
  if (ship === 'ghost') return null;
  const asked = 'decide' in waiting ? waiting.decide.find(({ seat }) => seat === ship) : undefined;
  if (asked?.kind === 'card' || asked?.kind === 'dice') return 'choosing';
  return seats[ship].hasChosen ? 'chosen' : null;
};
