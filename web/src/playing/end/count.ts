import { breaksTie, type Final, type ShipName, type View } from '@jamaica/rules';

/** A ship's points in their parts. */
export interface Count {
  readonly ship: ShipName;
  readonly space: number;
  readonly gold: number;
  /** The face-down cards in their row; a power that nobody ever turned over is worth nothing. */
  readonly cards: readonly number[];
  readonly total: number;
  /** 1 for the winners. */
  readonly place: number;
}

/** The points of every ship, the winners first (R-END-3, R-END-5). */
export const countUp = (final: Final, view: Pick<View, 'ships' | 'house'>): readonly Count[] => {
  const { ships } = view;
  const isBetter = (one: number, other: number): boolean => {
    const difference = final.scores[one].total - final.scores[other].total;
    return difference > 0 || (difference === 0 && breaksTie(view, ships[one].position, ships[other].position));
  };
  return ships
    .map(({ ship, hidden }, index): Count => {
      const { space, gold, total } = final.scores[index];
      const cards = hidden.map(({ treasure }) => (typeof treasure === 'number' ? treasure : 0));
      const place = 1 + ships.filter((_, other) => isBetter(other, index)).length;
      return { ship, space, gold, cards, total, place };
    })
    .sort((one, other) => one.place - other.place);
};

/** The steps of the count: the spaces, the gold, each face-down card, the order. */
export type CountStep =
  | { readonly kind: 'space' }
  | { readonly kind: 'gold' }
  | { readonly kind: 'card'; readonly ship: ShipName; readonly index: number }
  | { readonly kind: 'order' };

export const stepsOf = (counts: readonly Count[]): readonly CountStep[] => [
  { kind: 'space' },
  { kind: 'gold' },
  ...counts.flatMap(({ ship, cards }) => cards.map((_, index): CountStep => ({ kind: 'card', ship, index }))),
  { kind: 'order' },
];

/** How many of a ship's face-down cards have been turned over by these steps. */
export const turnedOver = (steps: readonly CountStep[], ship: ShipName): number =>
  steps.filter(step => step.kind === 'card' && step.ship === ship).length;

const pointsOf = (step: CountStep, { ship, space, gold, cards }: Count): number => {
  switch (step.kind) {
    case 'space':
      return space;
    case 'gold':
      return gold;
    case 'card':
      return step.ship === ship ? cards[step.index] : 0;
    case 'order':
      return 0;
  }
};

/** What a ship's points come to after these steps. */
export const sumAfter = (steps: readonly CountStep[], count: Count): number =>
  steps.reduce((sum, step) => sum + pointsOf(step, count), 0);
