import type { AlmanacWords } from './almanac.ts';
import type { BigScreenWords } from './big-screen.ts';
import type { RulebookWords, Synonyms } from './book.ts';
import type { DayWords } from './day.ts';
import type { GalleryWords } from './gallery.ts';
import type { LessonWords } from './lesson.ts';
import type { OnlineWords } from './online.ts';
import type { OpponentWords } from './opponents.ts';
import type { PersonPageWords } from './person-page.ts';
import type { PuzzleWords } from './puzzles.ts';
import type { ReplayWords } from './replay.ts';
import type { ShareWords } from './share.ts';
import type { PageWords } from './words.ts';

/** What the page says, cut where one screen can do without the rest. */
export interface PieceWords {
  readonly page: PageWords;
  readonly online: OnlineWords;
  readonly replay: ReplayWords;
  readonly share: ShareWords;
  readonly personPage: PersonPageWords;
  readonly bigScreen: BigScreenWords;
  readonly day: DayWords;
  readonly lesson: LessonWords;
  readonly puzzles: PuzzleWords;
  readonly almanac: AlmanacWords;
  readonly gallery: GalleryWords;
  readonly opponents: OpponentWords;
  readonly book: RulebookWords;
  readonly synonyms: Synonyms;
}

export type Piece = keyof PieceWords;

/** The pieces of a language. Each import is written out, so that a bundler makes a file of it. */
export type Pieces = { readonly [Name in Piece]: () => Promise<Pick<PieceWords, Name>> };
