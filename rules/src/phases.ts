/** What a game waits for from outside. */
const CHANCES = ['action-roll', 'combat-roll', 'shortage-roll', 'shuffle'] as const;
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
  'treasure',
  'ghost-direction',
  'ghost-move',
  'ghost-attack',
  'ghost-loot',
  'ghost-load',
] as const;
export type DecisionKind = (typeof DECISIONS)[number];

/** What a game does by itself between two waits. */
const MOMENTS = [
  'arrive', // a ship has been driven back: is anybody there?
  'land', // after the battle: the price or the treasure
  'half-over', // the morning or the evening of a ship's turn is done with
] as const;
export type Moment = (typeof MOMENTS)[number];

export type PhaseName = ChanceKind | DecisionKind | Moment | 'over';

const PHASES: readonly PhaseName[] = [...CHANCES, ...DECISIONS, ...MOMENTS, 'over'];
const FIRST_DECISION = CHANCES.length;
const FIRST_MOMENT = FIRST_DECISION + DECISIONS.length;
const OVER = PHASES.length - 1;

/** Where a game stands, as a number. */
export type Phase = number;

export const phase = (name: PhaseName): Phase => PHASES.indexOf(name);

export const isChance = (phase: Phase): boolean => phase < FIRST_DECISION;
export const isDecision = (phase: Phase): boolean => phase >= FIRST_DECISION && phase < FIRST_MOMENT;
export const isMoment = (phase: Phase): boolean => phase >= FIRST_MOMENT && phase < OVER;
export const isOver = (phase: Phase): boolean => phase === OVER;

export const chanceKind = (phase: Phase): ChanceKind => CHANCES[phase];
export const decisionKind = (phase: Phase): DecisionKind => DECISIONS[phase - FIRST_DECISION];
export const momentName = (phase: Phase): Moment => MOMENTS[phase - FIRST_MOMENT];
