import type { ChatWords } from './chat.ts';
import type { HarbourWords } from './harbour.ts';
import type { LineWords } from './line.ts';
import type { LobbyWords } from './lobby.ts';
import type { MeWords } from './me.ts';
import type { PersonWords } from './person.ts';

/** What is said where people play with others. */
export interface OnlineWords {
  readonly chat: ChatWords;
  readonly harbour: HarbourWords;
  readonly line: LineWords;
  readonly lobby: LobbyWords;
  readonly me: MeWords;
  readonly person: PersonWords;
}
