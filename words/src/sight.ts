import { PORT_ROYAL, type Position, priceOf, type ShipName, SPACES, type SpaceKind } from '@jamaica/rules';
import type { Names } from './names.ts';
import type { GameWords } from './words.ts';

/** What is said to people who have the board before their eyes: a place goes by what is there, not by its number. */
export interface SightWords {
  /** The way to a space of each kind: `to a port`. */
  readonly towards: Readonly<Record<SpaceKind, string>>;
  /** The way is one of those above, with the price behind it. */
  sailed(ship: ShipName, way: string, forward: boolean): string;
  drivenBack(ship: ShipName, way: string): string;
  sail(die: number, forward: boolean, ends: readonly string[]): string;
  sails(way: string): string;
  readonly reachesLair: string;
  readonly reachesTreasure: string;
}

/** The same words without the numbers of the spaces. */
export const bySight = (words: GameWords, sight: SightWords): GameWords => {
  const { names, story, choose, advice } = words;
  const way = ({ space }: Position): string => {
    const price = priceOf(space);
    const there = sight.towards[SPACES[space].kind];
    return price ? `${there} (${names.tokens(price.resource, price.tokens)})` : there;
  };
  return {
    ...words,
    names: { ...names, spot: kindOf(names) },
    story: {
      ...story,
      sailed: (ship, _from, to, forward) => sight.sailed(ship, way(to), forward),
      drivenBack: (ship, _from, to) => sight.drivenBack(ship, way(to)),
    },
    choose: {
      ...choose,
      sail: sight.sail,
      sailTo: end => end,
      space: (at, remarks) => [...(at.space === PORT_ROYAL ? [kindOf(names)(at)] : []), ...remarks].join(', '),
    },
    advice: {
      ...advice,
      sails: to => sight.sails(way(to)),
      reachesLair: () => sight.reachesLair,
      reachesTreasure: () => sight.reachesTreasure,
    },
  };
};

const kindOf =
  (names: Names) =>
  ({ space }: Position): string =>
    names.spaceKind(SPACES[space].kind);
