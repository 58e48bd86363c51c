import { PORT_ROYAL, priceOf, SPACES } from '@jamaica/rules';
import type { GameWords } from '@jamaica/words';

/** A space in a few words: its number, what it is, and what it costs. */
export const spaceText = (space: number, { names }: GameWords): string => {
  const place = names.place({ space, lap: 0 });
  if (space === PORT_ROYAL) return place;
  const price = priceOf(space);
  return [
    place,
    names.spaceKind(SPACES[space].kind),
    ...(price ? [names.tokens(price.resource, price.tokens)] : []),
  ].join(', ');
};
