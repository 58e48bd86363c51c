/** What a game waits for from outside. */
export const CHANCES = ['action-roll', 'combat-roll', 'shortage-roll', 'shuffle'] as const;
export type ChanceKind = (typeof CHANCES)[number];

export const DECISIONS = [
  'dice',
  'card',
  'move',
  'load',
  'empty',
  'pay',
  'attack',
  'powder',
  'powder-from',
  'sabre',
  'loot',
  'retreat',
  'ghost-direction',
  'ghost-move',
  'ghost-attack',
  'ghost-loot',
  'ghost-load',
] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** What a game does by itself between two waits. */
export const MOMENTS = [
  'reveal', // the next player's card is turned over
  'act', // one half of it, or one movement of the Ghost Ship, begins
  'stow', // goods look for a hold
  'arrive', // a ship has stopped: is anybody there?
  'rolled', // a combat die has come to rest
  'land', // after the battle: the price or the treasure
  'half-over',
  'turn-over',
  'draw',
] as const;
export type Moment = (typeof MOMENTS)[number];

export type PhaseName = ChanceKind | DecisionKind | Moment | 'over';

const PHASES: readonly PhaseName[] = [...CHANCES, ...DECISIONS, ...MOMENTS, 'over'];

/** Where a game stands, as a number. */
export type Phase = number;

export const phase = (name: PhaseName): Phase => PHASES.indexOf(name);
export const phaseName = (phase: Phase): PhaseName => PHASES[phase];

const FIRST_DECISION = CHANCES.length;
const FIRST_MOMENT = FIRST_DECISION + DECISIONS.length;
const LAST = PHASES.length - 1;

export const isChance = (phase: Phase): boolean => phase < FIRST_DECISION;
export const isDecision = (phase: Phase): boolean => phase >= FIRST_DECISION && phase < FIRST_MOMENT;
export const isOver = (phase: Phase): boolean => phase === LAST;

export const chanceKind = (phase: Phase): ChanceKind => CHANCES[phase];
export const decisionKind = (phase: Phase): DecisionKind => DECISIONS[phase - FIRST_DECISION];

/** One entry for each phase of a group, in the order of the phase numbers. */
export const byChance = <T>(table: Readonly<Record<ChanceKind, T>>): readonly T[] => CHANCES.map(name => table[name]);
export const byDecision = <T>(table: Readonly<Record<DecisionKind, T>>): readonly T[] =>
  DECISIONS.map(name => table[name]);
export const byMoment = <T>(table: Readonly<Record<Moment, T>>): readonly T[] => MOMENTS.map(name => table[name]);
export const decisionIndex = (phase: Phase): number => phase - FIRST_DECISION;
export const momentIndex = (phase: Phase): number => phase - FIRST_MOMENT;
