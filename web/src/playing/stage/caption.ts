/** A number and the word that it counts: "5 doubloons". */
const COUNTED = /(\d) (?=\p{L})/gu;

/** What is said below a scene, in few words on two short lines: a number stays beside what it counts. */
export const caption = (text: string): string => text.replace(COUNTED, '$1\u00a0');
