import type { BooksWords } from './books.ts';
import type { ChatWords } from './chat.ts';
import type { CompanionWords } from './companion.ts';
import type { EndWords } from './end.ts';
import type { HarbourWords } from './harbour.ts';
import type { HomeWords } from './home.ts';
import type { LearnWords } from './learn.ts';
import type { LobbyWords } from './lobby.ts';
import type { LogWords } from './log.ts';
import type { MeWords } from './me.ts';
import type { OnlineWords } from './online.ts';
import type { PanelWords } from './panels.ts';
import type { PersonWords } from './person.ts';
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
  readonly lobby: LobbyWords;
  readonly online: OnlineWords;
  readonly learn: LearnWords;
  readonly harbour: HarbourWords;
  readonly me: MeWords;
  readonly person: PersonWords;
  readonly chat: ChatWords;
  readonly books: BooksWords;
}
