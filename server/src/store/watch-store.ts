import type { PersonId, TableId } from '@jamaica/messages';

/** A time without a server. */
export interface Outage {
  readonly from: number;
  readonly until: number;
}

/** Somebody who has been told that a table waits for them. */
export interface Hail {
  readonly person: PersonId;
  readonly at: number;
}

/** A server that has not been heard of for so many milliseconds is gone: others take over what it held. */
export const LEASE = 3000;

/** A table that moved so many milliseconds after now was written by a clock that has been set back since. */
export const AHEAD = 60_000;

/**
 * Who is on watch, and who looks after which table. A table's bots, clocks and news to browsers are the business of one
 * server at a time: the one whose watch holds it. That spares work and keeps news from being sent twice; that nothing is
 * written twice follows from the log alone.
 */
export interface WatchStore {
  /** A server begins its watch; the number names the watch. Those who are on watch now were there until now. */
  beginWatch(at: number): Promise<number>;
  /** The watch goes on until now. False: it was given up for lost, and others may hold what it held. Begin a new one. */
  keepWatch(watch: number, at: number): Promise<boolean>;
  /** The watch is over, and what it held is free. */
  endWatch(watch: number, at: number): Promise<void>;
  /** The times since then in which no server was there, the last watch included only up to its last sign of life. */
  outages(since: number): Promise<Outage[]>;

  /**
   * Tables in which a server has something to do by then, or whose dates are ahead of that, which this watch holds from
   * now on; those that it holds already are among them. What somebody else holds is not.
   */
  claim(watch: number, by: number, most: number): Promise<TableId[]>;
  /** This watch holds the table from now on. False: another server does. */
  hold(watch: number, table: TableId): Promise<boolean>;
  /** This watch does not hold the table any more. */
  release(watch: number, table: TableId): Promise<void>;

  hails(table: TableId): Promise<Hail[]>;
  /**
   * Notes that somebody is told now about a wait that began at `since`, and when the next person at the table has to
   * be. False: they have been told of this wait already.
   */
  hail(table: TableId, hail: Hail, since: number, next: number | null): Promise<boolean>;
  /** The wait is over. False: they had not been told of it. */
  unhail(table: TableId, person: PersonId): Promise<boolean>;
}
