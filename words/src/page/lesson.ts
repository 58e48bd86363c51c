import type { Score } from '@jamaica/rules';

/** The steps in their order. */
export const STEP_NAMES = [
  'welcome',
  'dice',
  'holds',
  'card',
  'pay',
  'rivals',
  'lair',
  'treasure',
  'powder',
  'port',
  'captain',
  'hunt',
  'fork',
  'battle',
  'loot',
  'hunger',
  'shortage',
  'days',
  'homeward',
  'finish',
] as const;
export type StepName = (typeof STEP_NAMES)[number];

/** What the teacher says at a step: never 25 words or more. */
export interface StepWords {
  readonly text: string;
  /** Said to a learner who chose what the lesson does not want here; null for what is always said then. */
  readonly strayed: string | null;
}

/** What the lesson says. */
export interface LessonWords {
  readonly title: string;
  step(number: number, of: number): string;
  readonly back: string;
  readonly next: string;
  /** The teacher makes the choice. */
  readonly show: string;
  readonly restart: string;
  readonly leave: string;
  /** What the teacher points at, for whoever does not see it. */
  pointsAt(names: readonly string[]): string;
  /** While things happen. */
  readonly watching: string;
  readonly strayed: string;
  readonly steps: Readonly<Record<StepName, StepWords>>;
  readonly praise: string;
  points(score: Score): string;
  /** The ways on. */
  readonly on: string;
  readonly play: string;
  readonly playNote: string;
  readonly puzzles: string;
  readonly puzzlesNote: string;
  readonly rulebook: string;
  readonly rulebookNote: string;
  readonly again: string;
}
