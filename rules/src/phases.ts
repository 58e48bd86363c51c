/** What a game waits for from outside. */
const CHANCES = ['action-roll', 'combat-roll', 'shortage-roll', 'shuffle'] as const;
export type ChanceKind = (typeof CHANCES)[number];

/** Every kind of decision; `decisions.ts` has the rule of each. */
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
/** A kind of decision. */
export type DecisionKind = (typeof DECISIONS)[number];

/** What a game does by itself between two waits. */
const TRANSITIONS = [
  'arrive', // a ship has been driven back: is anybody there?
  'land', // after the battle: the price or the treasure
  'half-over', // the morning or the evening of a ship's turn is done with
] as const;
type Transition = (typeof TRANSITIONS)[number];

type PhaseName = ChanceKind | DecisionKind | Transition | 'over';

/** Where a game can stand, by their numbers. */
export const PHASES: readonly PhaseName[] = [...CHANCES, ...DECISIONS, ...TRANSITIONS, 'over'];
const FIRST_DECISION = CHANCES.length;
const FIRST_TRANSITION = FIRST_DECISION + DECISIONS.length;

/** Where a game stands, as a number. */
export type Phase = number;

export const phase = (name: PhaseName): Phase => PHASES.indexOf(name);

// The phases that the rules name.
/** The Captain's dice are awaited. */
export const ACTION_ROLL = phase('action-roll');
/** The combat die is awaited. */
export const COMBAT_ROLL = phase('combat-roll');
export const SHORTAGE_ROLL = phase('shortage-roll');
/** A shuffled deck is awaited. */
export const SHUFFLE = phase('shuffle');
/** Every seat chooses a card. */
export const CARD = phase('card');
export const ARRIVE = phase('arrive');
export const LAND = phase('land');
export const HALF_OVER = phase('half-over');
export const OVER = phase('over');

/** Whether a game in this phase waits for chance. */
export const isChance = (phase: Phase): boolean => phase < FIRST_DECISION;
/** Whether it waits for a decision. */
export const isDecision = (phase: Phase): boolean => phase >= FIRST_DECISION && phase < FIRST_TRANSITION;
export const isTransition = (phase: Phase): boolean => phase >= FIRST_TRANSITION && phase < OVER;

export const chanceKind = (phase: Phase): ChanceKind => CHANCES[phase];
/** Which decision a phase waits for. */
export const decisionKind = (phase: Phase): DecisionKind => DECISIONS[phase - FIRST_DECISION];

/** Things of the decisions, in their order, by the numbers of their phases. */
export const byPhase = <T>(ofDecisions: readonly T[]): readonly T[] => {
  const found: T[] = [];
  // The phases before the first decision have something of the first: nobody asks for it, and V8 likes no holes.
  for (let phase = 0; phase < FIRST_TRANSITION; phase++) found.push(ofDecisions[Math.max(0, phase - FIRST_DECISION)]);
  return found;
};
