/** Port Royal has a name; every other space is a casella and has a number, whatever is said of it behind: `12 (mare)`. */
const isNumbered = (place: string): boolean => /^\d/.test(place);

export const toPlace = (place: string): string => (isNumbered(place) ? `alla casella ${place}` : `a ${place}`);
export const fromPlace = (place: string): string => (isNumbered(place) ? `dalla casella ${place}` : `da ${place}`);
