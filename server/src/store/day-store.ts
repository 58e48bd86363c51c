import type { Hex32 } from '@jamaica/chance';
import type { PersonId, RaceDay, TableId } from '@jamaica/messages';
import type { Fields } from '@jamaica/rules/record';

/** Somebody's one try at a race of the day. */
export interface Try {
  readonly day: RaceDay;
  readonly person: PersonId;
  readonly table: TableId;
  /** They could have been recognised when they began (code or passkey), so their place counts. */
  readonly counts: boolean;
  /** Null: they have not come to the end, or not before the day was over. */
  readonly ended: TryEnded | null;
}

export interface TryEnded {
  readonly points: number;
  /** Among the ships of their race, from 1. */
  readonly place: number;
}

/** Somebody who came to the end, with their name. */
export interface Finisher extends TryEnded {
  readonly person: PersonId;
  readonly name: string;
  readonly table: TableId;
}

/** What the days of a week add up to for somebody. */
export interface WeekLine {
  readonly person: PersonId;
  readonly name: string;
  readonly days: number;
  readonly points: number;
}

/** Of those who count and have come to the end. */
export interface Compared {
  readonly finished: number;
  /** With fewer points, and with more. */
  readonly worse: number;
  readonly better: number;
}

/** Which week, which days of it, and how many of them count. */
export interface Week {
  readonly from: RaceDay;
  readonly to: RaceDay;
  readonly counted: number;
}

/** The races of the days: one try for everybody. */
export interface DayStore {
  /** The secret of a day's dice: the first one that was offered. */
  fixDay(day: RaceDay, fresh: Hex32): Promise<Hex32>;
  /** The same; null: nobody has asked for that day. */
  secretOfDay(day: RaceDay): Promise<Hex32 | null>;
  /** The record of the admiral's voyage; null: it has not been sailed. */
  admiralOfDay(day: RaceDay): Promise<Fields | null>;
  /** Keeps it, unless there is one. */
  setAdmiral(day: RaceDay, record: object): Promise<void>;

  /** Begins somebody's try, unless they have begun already: the one that is kept, whoever of their devices asked first. */
  beginTry(begun: Omit<Try, 'ended'>): Promise<Try>;
  /** How the try at a table ended. The first word counts. */
  endTry(table: TableId, ended: TryEnded): Promise<void>;
  tryOf(day: RaceDay, person: PersonId): Promise<Try | null>;
  /** Somebody's tries, the last day first. */
  triesOf(person: PersonId, most: number): Promise<Try[]>;
  /** The tries of a day that have not ended. */
  openTries(day: RaceDay): Promise<Try[]>;
  compared(day: RaceDay, points: number): Promise<Compared>;
  /** Those who count, the best first. People who hide their rating are left out. */
  bestOfDay(day: RaceDay, most: number): Promise<Finisher[]>;
  bestOfWeek(week: Week, most: number): Promise<WeekLine[]>;
}
