import { priceOf } from '@jamaica/rules';
import type { GameWords } from '@jamaica/words';

/** A space in a few words: what it is, and what it costs. */
export const spaceText = (space: number, { names }: GameWords): string => {
  const spot = names.spot({ space, lap: 0 });
  const price = priceOf(space);
  return [spot, ...(price ? [names.tokens(price.resource, price.tokens)] : [])].join(', ');
};
