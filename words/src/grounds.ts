import type { Grounded, Resource } from '@jamaica/rules';
import type { GameWords } from './words.ts';

/** Why an option is good or bad by what lies on the table, a phrase each. */
export interface GroundWords {
  finishes(points: number): string;
  passesRedLine(points: number): string;
  /** Too little for the price of a space; it may be none. `isLeft`: there was more before. */
  short(resource: Resource, has: number, price: number, isLeft: boolean): string;
  readonly treasure: string;
  losesLoad(resource: Resource, tokens: number): string;
  throwsOverboard(resource: Resource, tokens: number): string;
  /** Gold is points, of everything else so many are aboard then. */
  loads(resource: Resource, tokens: number, aboard: number): string;
  /** What is left may be nothing, here and below. */
  pays(resource: Resource, tokens: number, left: number): string;
  nearer(spaces: number): string;
  farther(spaces: number): string;
  keeps(resource: Resource, tokens: number): string;
  empties(holds: number): string;
  /** In brackets: it is so on one of the lanes only. */
  readonly oneLane: string;
}

/** What speaks for an option or against it: `leaves 2 food for a space that costs 3`. */
export const groundText = (ground: Grounded, { grounds }: GameWords): string => {
  const text = phrase(ground, grounds);
  return ground.isSure ? text : `${text} (${grounds.oneLane})`;
};

const phrase = (ground: Grounded, words: GroundWords): string => {
  switch (ground.kind) {
    case 'finishes':
      return words.finishes(ground.points);
    case 'passes-red-line':
      return words.passesRedLine(ground.points);
    case 'short':
      return words.short(ground.price.resource, ground.has, ground.price.tokens, ground.isLeft);
    case 'treasure':
      return words.treasure;
    case 'loses-load':
      return words.losesLoad(ground.resource, ground.tokens);
    case 'throws-overboard':
      return words.throwsOverboard(ground.resource, ground.tokens);
    case 'loads':
      return words.loads(ground.resource, ground.tokens, ground.aboard);
    case 'pays':
      return words.pays(ground.price.resource, ground.price.tokens, ground.left);
    case 'nears':
      return ground.spaces > 0 ? words.nearer(ground.spaces) : words.farther(-ground.spaces);
    case 'keeps':
      return words.keeps(ground.resource, ground.tokens);
    case 'empties':
      return words.empties(ground.holds);
  }
};
