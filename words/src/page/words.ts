import type { BooksWords } from './books.ts';
import type { CompanionWords } from './companion.ts';
import type { EndWords } from './end.ts';
import type { HomeWords } from './home.ts';
import type { LearnWords } from './learn.ts';
import type { LogWords } from './log.ts';
import type { PanelWords } from './panels.ts';
import type { SettingsWords } from './settings.ts';
import type { TableWords } from './table.ts';
import type { TipWords } from './tips.ts';

/** Everything that the page says in one language, besides what is said about the game itself. */
export interface PageWords {
  readonly home: HomeWords;
  readonly settings: SettingsWords;
  readonly table: TableWords;
  readonly panels: PanelWords;
  readonly log: LogWords;
  readonly end: EndWords;
  readonly tips: TipWords;
  readonly companion: CompanionWords;
  readonly learn: LearnWords;
  readonly books: BooksWords;
}
