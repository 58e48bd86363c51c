import * as v from 'valibot';

/** Why something is refused: words to translate, never sentences. */
export const REFUSALS = [
  'not-understood', // it does not fit the schema; `path` and `expected` say where
  'no-table',
  'not-yours', // only the host may, or only the person who sits there
  'not-seated',
  'seat-taken',
  'pirate-taken',
  'table-full',
  'already-started',
  'not-started',
  'not-ready', // somebody is not ready yet
  'no-spectators',
  'over',
  'not-open', // nothing is asked of this seat
  'too-late', // that decision has been answered already, by somebody or something else
  'not-an-option',
  'phrases-only',
  'too-fast',
  'too-many',
  'no-such-change',
  'no-program', // nobody of that id can be invited
  'program-busy', // it plays at as many tables as it wants to, or at enough of yours
  'unavailable', // the server is going down, or could not store it: nothing has happened
] as const;
export const Refused = v.picklist(REFUSALS);
export type Refused = v.InferOutput<typeof Refused>;
