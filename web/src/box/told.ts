import {
  type Card,
  type CombatFace,
  type Die,
  isCurse,
  POWERS,
  type Rules,
  type Seat,
  type ShortageFace,
  TREASURES,
  type Treasure,
} from '@jamaica/rules';

/** A treasure by its place in the pile, top first. */
export type Chest = number;

/** Something that the people around a real table told. */
export type ToldFact =
  | { readonly kind: 'dice'; readonly dice: readonly [Die, Die] }
  | { readonly kind: 'combat'; readonly face: CombatFace }
  | { readonly kind: 'shortage'; readonly face: ShortageFace }
  | { readonly kind: 'card'; readonly seat: Seat; readonly card: Card }
  | { readonly kind: 'choice'; readonly seat: Seat; readonly choice: string }
  /** A treasure is given away: it is a curse, and its value stays between the two (R-TRE-4). */
  | { readonly kind: 'give'; readonly seat: Seat; readonly chest: Chest }
  /** What a treasure is, or only that it lies face down: then it is a value or a curse. */
  | { readonly kind: 'treasure'; readonly chest: Chest; readonly is: Treasure | 'face-down' };

/** A game at a real table: how it began, and what was told since. */
export interface BoxTale {
  readonly rules: Rules;
  /** The first Captain. */
  readonly captain: Seat;
  readonly told: readonly ToldFact[];
}

/** What is known of a treasure: all, or only what it is not. */
type Knowledge = Treasure | 'face-down' | 'cursed';

/** What is known of the treasures; of one that is not named nothing is known. */
export const chestsIn = (told: readonly ToldFact[]): ReadonlyMap<Chest, Knowledge> => {
  const known = new Map<Chest, Knowledge>();
  for (const each of told) {
    if (each.kind === 'treasure') known.set(each.chest, each.is);
    else if (each.kind === 'give' && known.get(each.chest) === 'face-down') known.set(each.chest, 'cursed');
  }
  return known;
};

export const isPower = (treasure: Treasure): boolean => POWERS.some(power => power === treasure);

/** Whether a treasure can be what is known of it. */
const fits = (treasure: Treasure, knowledge: Knowledge | undefined): boolean => {
  if (knowledge === undefined) return true;
  if (knowledge === 'cursed') return isCurse(treasure);
  return knowledge === 'face-down' ? !isPower(treasure) : treasure === knowledge;
};

/** From what is known best to what is not known at all: in this order treasures can be given to chests one by one. */
const certainty = (knowledge: Knowledge | undefined): number => {
  if (knowledge === undefined) return 3;
  if (knowledge === 'face-down') return 2;
  return knowledge === 'cursed' ? 1 : 0;
};

/**
 * Treasures that fit what is known, by their chests: the pile from its top, and below it the cards out of the game. Null
 * when none do.
 */
export const pileFor = ({ rules }: BoxTale, known: ReadonlyMap<Chest, Knowledge>): Treasure[] | null => {
  const left = TREASURES.filter(treasure => !(rules.ghost && treasure === 'lady-beth')); // R-GHO-2
  const chests = left.map((_, chest) => chest);
  const pile: Treasure[] = [];
  for (const chest of chests.sort((one, other) => certainty(known.get(one)) - certainty(known.get(other)))) {
    const place = left.findIndex(treasure => fits(treasure, known.get(chest)));
    if (place < 0) return null;
    [pile[chest]] = left.splice(place, 1);
  }
  return pile;
};

/** What a treasure can be, by all that is known of it and of the others. */
export const mayBe = (tale: BoxTale, chest: Chest): Treasure[] => {
  const known = chestsIn(tale.told);
  return [...new Set(TREASURES)].filter(
    treasure => fits(treasure, known.get(chest)) && pileFor(tale, new Map([...known, [chest, treasure]])) !== null,
  );
};
