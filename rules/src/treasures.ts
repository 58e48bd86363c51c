/** The treasures that lie face up and do something. */
export const POWERS = ['morgans-map', 'sarans-sabre', 'lady-beth', 'sixth-hold'] as const;
/** A treasure with a power. */
export type Power = (typeof POWERS)[number];
/** A treasure: a power, or what it is worth. */
export type Treasure = Power | number;

/** Whether a treasure is a curse (R-TRE-4). */
export const isCurse = (treasure: Treasure): boolean => typeof treasure === 'number' && treasure < 0;

/** The twelve treasure cards. The powers come first, the curses last. */
export const TREASURES: readonly Treasure[] = [...POWERS, 3, 3, 5, 7, 7, -2, -3, -4];

/** A treasure card as its place among TREASURES: the two +3 and the two +7 are different cards. */
export type TreasureNumber = number;

/** A power as a number. */
export const powerNumber = (power: Power): TreasureNumber => POWERS.indexOf(power);
/** Morgan's Map (R-TRE-5). */
export const MORGANS_MAP = powerNumber('morgans-map');
/** Saran's Sabre (R-TRE-6). */
export const SARANS_SABRE = powerNumber('sarans-sabre');
/** Lady Beth (R-TRE-8). */
export const LADY_BETH = powerNumber('lady-beth');
/** The 6th Hold (R-TRE-9). */
export const SIXTH_HOLD = powerNumber('sixth-hold');
/** What Lady Beth adds to her ship's strength (R-TRE-8). */
export const LADY_BETH_STRENGTH = 2;
const LAST_POWER = POWERS.length - 1;

/** How many treasure cards are in a game (R-SET-2). */
export const PILE_SIZE = 9;

export const isPower = (card: TreasureNumber): boolean => card <= LAST_POWER;
export const isCursed = (card: TreasureNumber): boolean => worth(card) < 0;
/** What a card adds to the score: a power nothing (R-GHO-11). */
export const worth = (card: TreasureNumber): number => WORTHS[card];

const WORTHS = Int8Array.from(TREASURES, treasure => (typeof treasure === 'number' ? treasure : 0));
