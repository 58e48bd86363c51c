import type { Decision, GameEvent, ShipName, View } from '@jamaica/rules';

/** The ship that an event is about, if it is about one. */
const shipIn = (event: GameEvent): ShipName | null => {
  if ('ship' in event) return event.ship;
  if ('attacker' in event) return event.attacker;
  if ('winner' in event) return event.winner;
  return event.kind === 'ghost-steered' ? 'ghost' : null;
};

/** The space that people should look at: where the event happens, or else where the ship of the seat that is asked lies. */
export const focusSpace = (view: View, event: GameEvent | null, question: Decision | null): number => {
  const ship = (event && shipIn(event)) ?? view.turn?.ship ?? question?.seat ?? view.viewer ?? view.captain;
  return view.ships.find(each => each.ship === ship)?.position.space ?? 0;
};
