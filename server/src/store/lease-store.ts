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

/** A server that has not been heard of for this many milliseconds is gone: others take over what it held. */
export const LEASE_LASTS = 3000;

/** A table whose last move is this many milliseconds ahead was written by a clock that has been set back since. */
export const AHEAD = 60_000;

/**
 * Which servers are there, and which of them looks after which table. A table's bots, clocks and news to browsers are the business of one
 * server at a time: the one whose lease holds it. That spares work and keeps news from being sent twice; that nothing is
 * written twice follows from the log alone.
 */
export interface LeaseStore {
  /** A server begins its lease; the number names the lease. Those who have one now were there until now. */
  beginLease(at: number): Promise<number>;
  /** The lease goes on until now. False: it was given up for lost, and others may hold what it held. Begin a new one. */
  keepLease(lease: number, at: number): Promise<boolean>;
  /** The lease is over, and what it held is free. */
  endLease(lease: number, at: number): Promise<void>;
  /** The times since then in which no server was there, the last lease included only up to its last sign of life. */
  outages(since: number): Promise<Outage[]>;

  /**
   * Tables in which a server has something to do by then, or whose dates are ahead of that, which this lease holds from
   * now on; those that it holds already are among them. What somebody else holds is not.
   */
  claim(lease: number, by: number, most: number): Promise<TableId[]>;
  /** This lease holds the table from now on. False: another server does. */
  hold(lease: number, table: TableId): Promise<boolean>;
  /** This lease does not hold the table any more. */
  release(lease: number, table: TableId): Promise<void>;

  hails(table: TableId): Promise<Hail[]>;
  /**
   * Notes that somebody is told now about a wait that began at `since`, and when the next person at the table has to
   * be. False: they have been told of this wait already.
   */
  hail(table: TableId, hail: Hail, since: number, next: number | null): Promise<boolean>;
  /** The wait is over. False: they had not been told of it. */
  unhail(table: TableId, person: PersonId): Promise<boolean>;
}
