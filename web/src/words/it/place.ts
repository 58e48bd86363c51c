/** With its article: `la casella 12`. Port Royal has a name, and every other space a number. */
export const thePlace = (place: string): string => (/^\d/.test(place) ? `la casella ${place}` : place);
