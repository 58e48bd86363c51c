import type { Refused } from '@jamaica/messages';

/** Why there is no connection: this device has no network, nobody answers, or there is no server of ours at all. */
export type OfflineReason = 'no-network' | 'unreachable' | 'no-server';
/** Why something that was asked is not done, or, with `away`, may not be: no answer came. */
export type NotDone = Refused | 'away';

/** What is said about a table far away, whatever happens there. */
export interface LineWords {
  /** The connection. */
  readonly connected: string;
  readonly connecting: string;
  away(why: OfflineReason): string;
  /** Under it: what becomes of it. */
  readonly awayNote: string;
  /** Why something that was asked is not done. */
  refusal(why: NotDone): string;
  /** A table that cannot be looked at. */
  readonly looking: string;
  readonly closedTitle: string;
  closed(why: Refused): string;
  readonly home: string;
  /** Clocks, as texts such as 1:30. */
  readonly yourTime: string;
  reserve(left: string): string;
  time(left: string, reserve: string | null): string;
  hours(hours: number): string;
  days(days: number): string;
  /** Somebody for whom a bot plays. */
  readonly absent: string;
  absentNote(why: 'time' | 'left'): string;
  /** Somebody who has no connection. */
  readonly offline: string;
  readonly offlineNote: string;
  /** The same, when it is oneself. */
  ownAbsence(why: 'time' | 'left'): string;
  readonly takeHelm: string;
  /** The server has more games than its bots can think for at once. */
  readonly botsSlow: string;
  /** Looking on. */
  readonly watching: string;
  readonly follow: string;
  readonly followAction: string;
  /** Leaving. */
  readonly leaveQuestion: string;
  readonly leaveToBot: string;
  readonly leaveForNow: string;
  /** Another game with the same people. */
  /** Somebody asks for it, by name if that is known. */
  rematchCalled(name: string | null): string;
  readonly rematchGo: string;
}
