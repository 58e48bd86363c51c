// Positions as texts: docs/notation.md.
export { type PositionFault, readPosition } from './read-position.ts';
export { writePosition } from './write-position.ts';
