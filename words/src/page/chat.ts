import type { Phrase } from '@jamaica/messages';

/** What is said around the talk at a table, and the quick phrases. */
export interface ChatWords {
  readonly title: string;
  /** A quick phrase as everybody reads it in their own language. */
  phrase(phrase: Phrase): string;
  readonly phrases: string;
  /** The line to write on. */
  readonly write: string;
  readonly send: string;
  /** Before anybody has said anything. */
  readonly empty: string;
  /** The host's switch. */
  readonly only: string;
  readonly onlyNote: string;
  /** Told to everybody else. */
  readonly onlyPhrases: string;
  mute(name: string): string;
  unmute(name: string): string;
  muted(name: string): string;
  unread(messages: number): string;
}
