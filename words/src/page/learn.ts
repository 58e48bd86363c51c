import type { RuleId } from '../chapters.ts';

/** The ways to learn the game, by the screens that they lead to. */
export const LESSONS = ['lesson', 'rules', 'puzzles', 'companion'] as const;
export type LessonName = (typeof LESSONS)[number];

/** What the page says where the game is learned. */
export interface LearnWords {
  readonly title: string;
  readonly lead: string;
  readonly ways: Readonly<Record<LessonName, { readonly title: string; readonly note: string }>>;
  /** A link to a rule. */
  rule(id: RuleId): string;
}
