import type { Seat, ShipName, View } from '@jamaica/rules';

/** Whom everybody looks at: one ship, or those who still choose their cards. */
type Awaited =
  | { readonly kind: 'ship'; readonly ship: ShipName }
  | { readonly kind: 'cards'; readonly seats: readonly Seat[] }
  | { readonly kind: 'nobody' };

export const awaitedIn = ({ waiting, turn }: View): Awaited => {
  const asked = 'decide' in waiting ? waiting.decide : [];
  if (asked.some(({ kind }) => kind === 'card')) return { kind: 'cards', seats: asked.map(({ seat }) => seat) };
  if (turn) return { kind: 'ship', ship: turn.ship };
  const [first] = asked;
  return first ? { kind: 'ship', ship: first.seat } : { kind: 'nobody' };
};
