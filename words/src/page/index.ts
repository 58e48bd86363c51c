export {
  BY_EDITION,
  CHAPTER_NAMES,
  type Chapter,
  COMMON_QUESTIONS,
  type CommonQuestion,
  DIFFERENCES,
  type Difference,
  type Passage,
  PICTURES,
  type Picture,
  passageIn,
  picturesAt,
  RULE_IDS,
  RULINGS,
  type RuleId,
  rulesIn,
} from '../chapters.ts';
export { ALMANAC_CHAPTERS, type AlmanacChapter, type AlmanacWords } from './almanac.ts';
export type { BigScreenWords } from './big-screen.ts';
export type { ChapterWords, DifferenceWords, RulebookWords, Synonyms } from './book.ts';
export type { BooksWords, HouseRuleWords } from './books.ts';
export type { ChatWords } from './chat.ts';
export type { CompanionWords } from './companion.ts';
export type { DayWords } from './day.ts';
export type { EndWords } from './end.ts';
export type { GalleryWords, PirateWords } from './gallery.ts';
export { HARBOUR_TABS, type HarbourTab, type HarbourWords, type TroubleWords } from './harbour.ts';
export type { HomeWords } from './home.ts';
export { LESSONS, type LearnWords, type LessonName } from './learn.ts';
export { type LessonWords, STEP_NAMES, type StepName, type StepWords } from './lesson.ts';
export type { LineWords, NotDone, OfflineReason } from './line.ts';
export type { LobbyWords } from './lobby.ts';
export type { LogWords } from './log.ts';
export type { MeWords, NewsState, OrdersWords } from './me.ts';
export type { OnlineWords } from './online.ts';
export type { OpponentWords, Remark } from './opponents.ts';
export type { PanelWords } from './panels.ts';
export type { ElsewhereWords, FilterWords, OwnPageWords, PersonWords } from './person.ts';
export type { PersonPageWords } from './person-page.ts';
export type { Piece, PieceWords } from './pieces.ts';
export {
  ASKED,
  DIFFICULTIES,
  type Difficulty,
  PUZZLE_NAMES,
  type PuzzleDecision,
  type PuzzleName,
  type PuzzleText,
  type PuzzleWords,
} from './puzzles.ts';
export { type Depth, type Luck, type MarkKind, PAGES, type ReplayPage, type ReplayWords } from './replay.ts';
export { type SettingsWords, SPEEDS, type Speed, THEMES, type Theme } from './settings.ts';
export type { ShareWords } from './share.ts';
export { pieceIn } from './speak.ts';
export type { TableWords } from './table.ts';
export { type Tip, type TipSign, type TipTexts, type TipWords, tipsIn } from './tips.ts';
export type { PageWords } from './words.ts';
