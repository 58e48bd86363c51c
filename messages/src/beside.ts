import * as v from 'valibot';
import { PersonId, SeatNumber } from './ids.ts';
import { CardSchema } from './pieces.ts';
import type { Out } from './read.ts';
import { LanguageCode, Name } from './text.ts';

/** How big screens show a table: what the remote control in the host's hand says. */
export const ScreenShows = v.pipe(
  v.strictObject({
    paused: v.boolean(),
    speed: v.picklist(['slow', 'normal', 'fast', 'off']),
    volume: v.pipe(v.number(), v.minValue(0), v.maxValue(1), v.description('Of sounds and music alike')),
    language: v.pipe(v.nullable(LanguageCode), v.description('Of what it says; null: as its browser is set')),
  }),
  v.description('How big screens show a table'),
);
export type ScreenShows = Out<typeof ScreenShows>;

/** Four letters that are the same on the big screen and on the telephone that asks. */
export const ClaimCode = v.pipe(
  v.string(),
  v.regex(/^[BCDFGHJKMNPQRSTVWXYZ]{4}$/),
  v.description('Shown on big screens and to whoever asks: whoever grants it compares them'),
);
export type ClaimCode = v.InferOutput<typeof ClaimCode>;

/** Somebody asks for a seat of a game under way. */
export const SeatClaim = v.object({ seat: SeatNumber, person: PersonId, name: Name, code: ClaimCode });
export type SeatClaim = Out<typeof SeatClaim>;

/** What is said beside a game and written down nowhere. It counts until the next one, for as long as somebody looks on. */
export const Beside = v.object({
  screen: v.pipe(v.nullable(ScreenShows), v.description('Null: the host has not said')),
  looked: v.pipe(
    v.array(v.object({ seat: SeatNumber, card: CardSchema })),
    v.description('Cards that somebody thinks about, and lets everybody see'),
  ),
  claims: v.pipe(v.array(SeatClaim), v.description('Who asks for a seat of a game under way')),
});
export type Beside = Out<typeof Beside>;
