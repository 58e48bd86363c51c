import type { Seat, ShipName } from '@jamaica/rules';

/** The letters on the sails, by seat; the Ghost Ship sails in the sixth ship's place. Never translated. */
const LETTERS = ['A', 'M', 'S', 'J', 'O', 'E'];
const GHOST_SEAT = 5;

const seatOf = (ship: ShipName): Seat => (ship === 'ghost' ? GHOST_SEAT : ship);
export const letterOf = (ship: ShipName): string => LETTERS[seatOf(ship)];
/** The seat of a letter; -1 when it is nobody's. */
export const seatOfLetter = (letter: string): Seat => LETTERS.indexOf(letter.toUpperCase());

// Red, blue, green, yellow, purple; black would not show on a dark terminal, so the sixth ship is grey.
const SHIP_COLOURS = [31, 94, 32, 33, 35, 90];
const GHOST_COLOUR = 96;

/** Colours for a terminal, or none. */
export interface Paint {
  ship(ship: ShipName, text: string): string;
  strong(text: string): string;
  faint(text: string): string;
  red(text: string): string;
  green(text: string): string;
}

const colouring =
  (isOn: boolean) =>
  (code: number, text: string): string =>
    isOn ? `\u001b[${code}m${text}\u001b[0m` : text;

export const painter = (isOn: boolean): Paint => {
  const colour = colouring(isOn);
  return {
    ship: (ship, text) => colour(ship === 'ghost' ? GHOST_COLOUR : SHIP_COLOURS[ship], text),
    strong: text => colour(1, text),
    faint: text => colour(2, text),
    red: text => colour(31, text),
    green: text => colour(32, text),
  };
};
