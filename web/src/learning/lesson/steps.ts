import type { Card } from '@jamaica/rules';
import type { StepName } from '@jamaica/words/page';

/** Something on the screen that the teacher points at. */
export type Spot =
  | { readonly on: 'dice' }
  | { readonly on: 'card'; readonly card: Card }
  | { readonly on: 'space'; readonly space: number }
  | { readonly on: 'holds' }
  | { readonly on: 'hold'; readonly place: number }
  | { readonly on: 'treasures' }
  | { readonly on: 'rivals' }
  /** One of the answers in words, or what is asked as a whole. */
  | { readonly on: 'answer'; readonly option: string }
  | { readonly on: 'question' };

/** One thing that the teacher says. */
export interface LessonStep {
  readonly name: StepName;
  /** How many questions the learner has answered when it is said. */
  readonly decision: number;
  /** What the learner may answer: these options or any; null when the step is only to be read. */
  readonly wants: readonly string[] | 'any' | null;
  readonly spots: readonly Spot[];
}

/** The last round: everything before it is sailed while nobody looks. */
const LAST_ROUND = 41;

export const STEPS: readonly LessonStep[] = [
  { name: 'welcome', decision: 0, wants: null, spots: [{ on: 'space', space: 0 }] },
  { name: 'dice', decision: 0, wants: ['4/2'], spots: [{ on: 'dice' }] },
  { name: 'holds', decision: 1, wants: null, spots: [{ on: 'holds' }] },
  { name: 'card', decision: 1, wants: ['food/forward'], spots: [{ on: 'card', card: 'food/forward' }] },
  {
    name: 'pay',
    decision: 2,
    wants: ['leave:food:4'],
    spots: [
      { on: 'hold', place: 0 },
      { on: 'space', space: 2 },
    ],
  },
  { name: 'rivals', decision: 3, wants: null, spots: [{ on: 'rivals' }] },
  {
    name: 'lair',
    decision: 3,
    wants: ['gold/forward'],
    spots: [
      { on: 'card', card: 'gold/forward' },
      { on: 'space', space: 4 },
    ],
  },
  { name: 'treasure', decision: 4, wants: null, spots: [{ on: 'treasures' }] },
  { name: 'powder', decision: 4, wants: ['forward/gunpowder'], spots: [{ on: 'card', card: 'forward/gunpowder' }] },
  {
    name: 'port',
    decision: 5,
    wants: ['leave:gold:3'],
    spots: [
      { on: 'hold', place: 0 },
      { on: 'space', space: 5 },
    ],
  },
  { name: 'captain', decision: 6, wants: ['3/2'], spots: [{ on: 'dice' }, { on: 'space', space: 8 }] },
  { name: 'hunt', decision: 7, wants: ['forward/food'], spots: [{ on: 'card', card: 'forward/food' }] },
  { name: 'fork', decision: 8, wants: ['to:8'], spots: [{ on: 'space', space: 8 }] },
  { name: 'battle', decision: 9, wants: 'any', spots: [{ on: 'question' }] },
  { name: 'loot', decision: 10, wants: ['hold:gold:4'], spots: [{ on: 'answer', option: 'hold:gold:4' }] },
  { name: 'hunger', decision: 11, wants: ['forward/forward'], spots: [{ on: 'card', card: 'forward/forward' }] },
  { name: 'shortage', decision: 12, wants: null, spots: [{ on: 'treasures' }, { on: 'space', space: 11 }] },
  { name: 'days', decision: 12, wants: null, spots: [{ on: 'space', space: 41 }] },
  { name: 'homeward', decision: LAST_ROUND, wants: ['4/1'], spots: [{ on: 'dice' }, { on: 'space', space: 0 }] },
  { name: 'finish', decision: LAST_ROUND + 1, wants: ['forward/food'], spots: [{ on: 'card', card: 'forward/food' }] },
];

/** What the learner may answer to a question: the wants of the step that asks it. */
const wantsAt = (decision: number): LessonStep['wants'] =>
  STEPS.find(step => step.decision === decision && step.wants !== null)?.wants ?? 'any';

export const isWanted = (decision: number, option: string): boolean => {
  const wants = wantsAt(decision);
  return wants === 'any' || wants === null || wants.includes(option);
};
