/** A player's place, numbered clockwise from 0. */
export type Seat = number;

/** A seat's ship has the seat's number; the Ghost Ship has the number after the last seat. */
export type Ship = number;

/** A ship as it is named outside: a seat, or the Ghost Ship. */
export type ShipName = Seat | 'ghost';
