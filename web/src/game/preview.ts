import {
  type Aboard,
  ACTIONS,
  aboard,
  CARDS,
  type Card,
  type Half,
  type Landing,
  landed,
  loaded,
  type Position,
  prospect,
  retreatsOf,
  type View,
} from '@jamaica/rules';

/** What a half of a card could bring. */
export type Foresight =
  | {
      readonly half: Half;
      readonly kind: 'load';
      readonly load: Extract<ReturnType<typeof prospect>, { kind: 'load' }>;
    }
  | {
      readonly half: Half;
      readonly kind: 'landing';
      readonly from: Position;
      readonly isForward: boolean;
      readonly landing: Landing;
      /** Where a shortage could drive the ship back to. */
      readonly retreats: readonly number[];
    }
  /** After a shortage nobody knows from where the evening sets out. */
  | { readonly half: Half; readonly kind: 'unknown' };

/** Both halves of a card with the dice as they lie, before it is chosen. */
export const preview = (view: View, seat: number, card: Card): readonly Foresight[] => {
  if (!view.dice) return [];
  const [first, second] = ACTIONS[CARDS.indexOf(card)];
  const morning = foresee(view, seat, 'morning', [aboard(view.ships[seat])], first, view.dice[0]);
  const evening = foresee(view, seat, 'evening', morning.after, second, view.dice[1]);
  return [...morning.seen, ...evening.seen];
};

interface Ahead {
  readonly seen: readonly Foresight[];
  /** How the ship could stand then; null where nobody knows. */
  readonly after: readonly (Aboard | null)[];
}

const foresee = (
  view: View,
  seat: number,
  half: Half,
  before: readonly (Aboard | null)[],
  action: (typeof ACTIONS)[number][number],
  die: number,
): Ahead => {
  const ways = before.map((at): Ahead => {
    if (at === null) return { seen: [{ half, kind: 'unknown' }], after: [null] };
    const ahead = prospect(view, seat, at, action, die);
    if (ahead.kind === 'load') return { seen: [{ half, kind: 'load', load: ahead }], after: [loaded(at, ahead)] };
    return {
      seen: ahead.landings.map(landing => ({
        half,
        kind: 'landing',
        from: at.position,
        isForward: ahead.forward,
        landing,
        retreats: landing.short ? retreats(view, at, landing) : [],
      })),
      after: ahead.landings.map(landing => landed(at, landing)),
    };
  });
  return { seen: ways.flatMap(({ seen }) => seen), after: ways.flatMap(({ after }) => after) };
};

/** R-SHO-1: the ship gives all it has of what it owes, and falls back. */
const retreats = ({ edition }: View, { stock }: Aboard, { to, price }: Landing): readonly number[] => {
  const left = { ...stock, ...(price ? { [price.resource]: 0 } : {}) };
  return retreatsOf(edition, to, left);
};
