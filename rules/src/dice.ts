/** A face of an action die. */
export type Die = 1 | 2 | 3 | 4 | 5 | 6;

/** Whether a number is a face of an action die. */
export const isDie = (face: unknown): face is Die =>
  face === 1 || face === 2 || face === 3 || face === 4 || face === 5 || face === 6;

/** The faces of an action die. */
export const ACTION_FACES: readonly Die[] = [1, 2, 3, 4, 5, 6];

/** The face of an action die that shows a number the game keeps. */
export const actionFace = (number: number): Die => ACTION_FACES[number - 1];

/** The faces of the combat die (R-BAT-3). */
export const COMBAT_FACES = [2, 4, 6, 8, 10, 'star'] as const;
/** A face of the combat die. */
export type CombatFace = (typeof COMBAT_FACES)[number];

/** A combat face as a number: what it adds to the strength, and the star above them all. */
export type CombatNumber = number;
const STAR: CombatNumber = 12;
export const isStar = (number: CombatNumber): boolean => number === STAR;
/** A combat face as the number that the game keeps. */
export const combatNumber = (face: CombatFace): CombatNumber => (face === 'star' ? STAR : face);
export const combatFace = (number: CombatNumber): CombatFace => COMBAT_FACES[number / 2 - 1];

/** The shortage die of 2021 (R-SHO-11). */
export const SHORTAGE_FACES = ['circle', 'circle', 'square', 'square', 'skull', 'star'] as const;
/** A face of the shortage die. */
export type ShortageFace = (typeof SHORTAGE_FACES)[number];

/** A shortage face as a number. */
export type ShortageNumber = number;
export const SHORTAGE_NAMES: readonly ShortageFace[] = ['circle', 'square', 'skull', 'star'];
/** A shortage face as the number that the game keeps. */
export const shortageNumber = (face: ShortageFace): ShortageNumber => SHORTAGE_NAMES.indexOf(face);
export const shortageFace = (number: ShortageNumber): ShortageFace => SHORTAGE_NAMES[number];
