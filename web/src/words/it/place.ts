/** Port Royal has a name; every other space is a casella and has a number. */
const isNumbered = (place: string): boolean => /^\d/.test(place);

/** With its article: `la casella 12`, `Port Royal`. */
export const thePlace = (place: string): string => (isNumbered(place) ? `la casella ${place}` : place);

/** With its preposition: `alla casella 12`, `a Port Royal`. */
export const toPlace = (place: string): string => (isNumbered(place) ? `alla casella ${place}` : `a ${place}`);
