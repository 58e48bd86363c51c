import type { Card, Decision, DecisionKind, Final, Seat, ShipName, Treasure } from '@jamaica/rules';
import { type BoxTale, type Chest, chestsIn, isPower, mayBe, pileFor } from './told.ts';

/** What the people around the table are asked next. */
export type Asking =
  | { readonly ask: 'dice'; readonly captain: Seat }
  | { readonly ask: 'combat' | 'shortage'; readonly ship: ShipName }
  | { readonly ask: 'card'; readonly seat: Seat; readonly cards: readonly Card[] }
  | {
      readonly ask: 'choice';
      readonly seat: Seat;
      readonly kind: DecisionKind;
      readonly options: readonly string[];
      /** The treasures that the winner of a battle may give away, if they are curses. */
      readonly gifts: readonly Chest[];
    }
  | {
      readonly ask: 'treasure';
      readonly seat: Seat;
      readonly chest: Chest;
      readonly may: readonly (Treasure | 'face-down')[];
    }
  /** The game is over: what lay face down is turned up. */
  | { readonly ask: 'count'; readonly ship: ShipName; readonly chest: Chest; readonly may: readonly Treasure[] }
  | { readonly ask: 'nothing'; readonly final: Final };

/** The face-down rows of the ships: each card is followed, whether or not it is known. */
type Rows = ReadonlyMap<ShipName, readonly Chest[]>;

/** A treasure that a seat turns up for itself: a power lies open (R-TRE-1), anything else stays a secret (R-TRE-2). */
export const askTreasure = (tale: BoxTale, seat: Seat, chest: Chest): Asking => {
  const may = mayBe(tale, chest);
  const hidden = may.some(each => !isPower(each)) ? (['face-down'] as const) : [];
  return { ask: 'treasure', seat, chest, may: [...hidden, ...may.filter(isPower)] };
};

/** The next face-down treasure to be counted; null when all are known. */
export const askCount = (tale: BoxTale, rows: Rows): Asking | null => {
  const known = chestsIn(tale.told);
  const isOpen = (chest: Chest): boolean => ['face-down', 'cursed', undefined].some(each => each === known.get(chest));
  for (const [ship, row] of rows)
    for (const chest of row) if (isOpen(chest)) return { ask: 'count', ship, chest, may: mayBe(tale, chest) };
  return null;
};

/** A decision, for people who know more than the phone: any of the winner's cards may turn out to be a curse. */
export const askChoice = (tale: BoxTale, { seat, kind, options }: Decision, rows: Rows): Asking => {
  if (kind !== 'loot') return { ask: 'choice', seat, kind, options, gifts: [] };
  const known = chestsIn(tale.told);
  const gifts = (rows.get(seat) ?? []).filter(chest => pileFor(tale, new Map([...known, [chest, 'cursed']])) !== null);
  return { ask: 'choice', seat, kind, options: options.filter(option => !option.startsWith('give:')), gifts };
};
