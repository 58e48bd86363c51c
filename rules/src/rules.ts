import { type House, houseField, houseSet } from './house.ts';

/** The published editions. What differs between them stands in `editions.ts`. */
export const EDITIONS = ['2007', '2021'] as const;
/** A published edition. */
export type Edition = (typeof EDITIONS)[number];

/** Which game is played. */
export interface Rules {
  readonly edition: Edition;
  readonly players: number;
  readonly ghost: boolean;
  /** What the table agreed on beside; absent without any house rule. */
  readonly house?: House;
}

/** The fields of a game's rules, and no others, in the order of the notation. */
export const writeRules = ({ edition, players, ghost, house }: Rules): Rules => ({
  edition,
  players,
  ghost,
  ...houseField(houseSet(house)),
});
