import * as v from 'valibot';

/** What can be said with one tap, in everybody's own language. */
export const PHRASES = [
  'ahoy',
  'good-luck',
  'well-played',
  'thanks',
  'sorry',
  'ouch',
  'lucky',
  'revenge',
  'mercy',
  'hurry',
  'wait',
  'wind',
  'gold',
  'land-ho',
  'rematch',
  'farewell',
] as const;
export const Phrase = v.picklist(PHRASES);
export type Phrase = v.InferOutput<typeof Phrase>;
