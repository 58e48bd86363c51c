const ENDINGS = new Map([
  [1, 'ше'],
  [2, 'ге'],
  [3, 'тє'],
]);

/** The place of a ship, of which there are six at most: «1-ше місце», «4-те місце». */
export const ordinal = (place: number): string => `${place}-${ENDINGS.get(place) ?? 'те'}`;
