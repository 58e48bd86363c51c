// Games written down: docs/notation.md. Also what reads a header that comes from outside.

export { type Fields, isFields } from './fields.ts';
export { FORMER_READING, READING, type Reading } from './former.ts';
export { type HeaderFault, type HeaderField, readRules, readSetup } from './header.ts';
export type { Mark, ShipMark, TurnMark } from './mark.ts';
export { mark } from './marking.ts';
export {
  type GameRecord,
  type RecordFault,
  type RecordStep,
  type Replay,
  recorded,
  replay,
  writeRecord,
} from './record.ts';
export { writeRules } from './rules.ts';
