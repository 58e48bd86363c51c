/** A space with its noun, for a number alone would be a distance: `la case 17`, `Port Royal`. */
export const laCase = (place: string): string => (/^\d/.test(place) ? `la case ${place}` : place);
