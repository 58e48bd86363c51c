import type { Edition } from '@jamaica/rules';
import type { Chapter, CommonQuestion, Difference, Picture, RuleId } from '../chapters.ts';

/** A chapter's title, and what it is about in a few sentences. */
export interface ChapterWords {
  readonly title: string;
  readonly opening: readonly string[];
}

/** What a point is in the books of each edition, and what holds here. */
export interface DifferenceWords extends Readonly<Record<Edition, string>> {
  readonly point: string;
  readonly here: string;
}

/** What the rulebook says. */
export interface RulebookWords {
  readonly title: string;
  readonly subtitle: string;
  /** The way to the almanac. */
  readonly almanac: string;
  readonly contents: string;
  readonly search: string;
  readonly clear: string;
  /** How many passages speak of what was searched for. */
  found(passages: number): string;
  copyLink(rule: RuleId): string;
  readonly copied: string;
  readonly print: string;
  /** On what we decided. */
  readonly ruling: string;
  readonly rulingNote: string;
  edition(edition: Edition): string;
  readonly editionNote: Readonly<Record<Edition, string>>;
  readonly here: string;
  readonly chapters: Readonly<Record<Chapter, ChapterWords>>;
  readonly rules: Readonly<Record<RuleId, string>>;
  readonly pictures: Readonly<Record<Picture, string>>;
  readonly questions: Readonly<Record<CommonQuestion, { readonly question: string; readonly answer: string }>>;
  readonly differences: Readonly<Record<Difference, DifferenceWords>>;
}

/** What people may call a thing, and how the book writes it: the beginnings of its words, in every form they take. */
export type Synonyms = Readonly<Record<string, readonly string[]>>;
