import type { GameEvent, Power, ShipView } from '@jamaica/rules';

/** The power of a ship that an event puts to work: its card pulses once. */
export const powerAtWork = (event: GameEvent, { ship, powers }: Pick<ShipView, 'ship' | 'powers'>): Power | null => {
  const power = worked(event, ship);
  return power !== null && powers.includes(power) ? power : null;
};

const worked = (event: GameEvent, ship: ShipView['ship']): Power | null => {
  if (event.kind === 'sabre') return event.used && event.seat === ship ? 'sarans-sabre' : null;
  if (event.kind === 'combat-rolled') return event.ship === ship ? 'lady-beth' : null;
  if (event.kind === 'loaded') return event.ship === ship && event.into === 'sixth' ? 'sixth-hold' : null;
  return null;
};
