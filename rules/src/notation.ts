// Choices as people and programs write them: docs/notation.md.
export { type Choice, readChoice, writeChoice } from './decisions.ts';
export { type NamedHold, readNamedHold } from './holds.ts';
export type { Loot } from './loot.ts';
