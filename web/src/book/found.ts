import type { RulebookWords } from '@jamaica/words/page';
import {
  CHAPTER_NAMES,
  type Chapter,
  COMMON_QUESTIONS,
  type CommonQuestion,
  DIFFERENCES,
  type Difference,
  RULE_IDS,
  type RuleId,
} from '@jamaica/words/page';
import { type Sought, speaksOf } from './search.ts';

/** The passages that speak of what was searched for. */
export interface Found {
  /** By their title or their opening. */
  readonly chapters: ReadonlySet<Chapter>;
  readonly rules: ReadonlySet<RuleId>;
  readonly questions: ReadonlySet<CommonQuestion>;
  readonly differences: ReadonlySet<Difference>;
  readonly passages: number;
}

const isQuestion = (name: string): name is CommonQuestion => Object.hasOwn(COMMON_QUESTIONS, name);
export const QUESTION_NAMES: readonly CommonQuestion[] = Object.keys(COMMON_QUESTIONS).filter(isQuestion);

const isDifference = (name: string): name is Difference => Object.hasOwn(DIFFERENCES, name);
export const DIFFERENCE_NAMES: readonly Difference[] = Object.keys(DIFFERENCES).filter(isDifference);

/** Where a book speaks of all the words. A rule is found by its number too. */
export const findIn = (book: RulebookWords, words: readonly Sought[]): Found => {
  const isFound = (...texts: readonly string[]): boolean => speaksOf(texts.join(' '), words);
  const chapters = CHAPTER_NAMES.filter(name => isFound(book.chapters[name].title, ...book.chapters[name].opening));
  const rules = RULE_IDS.filter(rule => isFound(rule, book.rules[rule]));
  const questions = QUESTION_NAMES.filter(name => isFound(...Object.values(book.questions[name])));
  const differences = DIFFERENCE_NAMES.filter(name => isFound(...Object.values(book.differences[name])));
  return {
    chapters: new Set(chapters),
    rules: new Set(rules),
    questions: new Set(questions),
    differences: new Set(differences),
    passages: chapters.length + rules.length + questions.length + differences.length,
  };
};

/** Whether a chapter has any of the passages. */
export const isFoundIn = (chapter: Chapter, rules: readonly RuleId[], found: Found): boolean =>
  found.chapters.has(chapter) ||
  rules.some(rule => found.rules.has(rule)) ||
  (chapter === 'questions' && found.questions.size > 0) ||
  (chapter === 'books' && found.differences.size > 0);
