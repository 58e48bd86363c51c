import type { Hex32 } from '@jamaica/chance';
import type { PersonId, RaceDay, TableId } from '@jamaica/messages';
import { type Fields, isFields } from '@jamaica/rules/record';
import type { Compared, Finisher, Try, TryEnded, Week, WeekLine } from '../../src/store/day-store.ts';
import type { Person } from '../../src/store/people-store.ts';

interface Finished extends Try {
  readonly ended: TryEnded;
}

const isFinished = (each: Try): each is Finished => each.ended !== null && each.counts;

/** The races of the days, beside the people of the database. */
export class DatabaseDays {
  readonly #person: (id: PersonId) => Person | null;
  readonly #isShown: (id: PersonId) => boolean;
  readonly #secrets = new Map<RaceDay, Hex32>();
  readonly #admirals = new Map<RaceDay, string>();
  #tries: Try[] = [];

  constructor(person: (id: PersonId) => Person | null, isShown: (id: PersonId) => boolean) {
    this.#person = person;
    this.#isShown = isShown;
  }

  secretOf(day: RaceDay): Hex32 | null {
    return this.#secrets.get(day) ?? null;
  }

  fix(day: RaceDay, fresh: Hex32): Hex32 {
    const secret = this.#secrets.get(day) ?? fresh;
    this.#secrets.set(day, secret);
    return secret;
  }

  admiralOf(day: RaceDay): Fields | null {
    const record: unknown = JSON.parse(this.#admirals.get(day) ?? 'null');
    return isFields(record) ? record : null;
  }

  setAdmiral(day: RaceDay, record: object): void {
    if (this.#secrets.has(day) && !this.#admirals.has(day)) this.#admirals.set(day, JSON.stringify(record));
  }

  begin(begun: Omit<Try, 'ended'>): Try {
    const known = this.tryOf(begun.day, begun.person);
    if (known) return known;
    const fresh = { ...begun, ended: null };
    this.#tries.push(fresh);
    return fresh;
  }

  end(table: TableId, ended: TryEnded): void {
    this.#tries = this.#tries.map(each => (each.table === table && !each.ended ? { ...each, ended } : each));
  }

  tryOf(day: RaceDay, person: PersonId): Try | null {
    return this.#tries.find(each => each.day === day && each.person === person) ?? null;
  }

  triesOf(person: PersonId, most: number): Try[] {
    const theirs = this.#tries.filter(each => each.person === person);
    return theirs.sort((one, other) => (one.day < other.day ? 1 : -1)).slice(0, most);
  }

  open(day: RaceDay): Try[] {
    return this.#tries.filter(each => each.day === day && !each.ended);
  }

  compared(day: RaceDay, points: number): Compared {
    const finished = this.#finished(day, day).map(({ ended }) => ended.points);
    return {
      finished: finished.length,
      worse: finished.filter(each => each < points).length,
      better: finished.filter(each => each > points).length,
    };
  }

  bestOfDay(day: RaceDay, most: number): Finisher[] {
    const shown = this.#finished(day, day).filter(({ person }) => this.#isShown(person));
    return shown
      .map(({ person, table, ended }) => ({ person, name: this.#person(person)?.name ?? '', table, ...ended }))
      .sort((one, other) => other.points - one.points || (one.person < other.person ? -1 : 1))
      .slice(0, most);
  }

  bestOfWeek({ from, to, counted }: Week, most: number): WeekLine[] {
    const points = new Map<PersonId, number[]>();
    for (const { person, ended } of this.#finished(from, to))
      if (this.#isShown(person)) points.set(person, [...(points.get(person) ?? []), ended.points]);
    const lines = [...points].map(([person, all]) => {
      const best = all.toSorted((one, other) => other - one).slice(0, counted);
      const sum = best.reduce((before, each) => before + each, 0);
      return { person, name: this.#person(person)?.name ?? '', days: best.length, points: sum };
    });
    return lines.sort((one, other) => other.points - one.points || (one.person < other.person ? -1 : 1)).slice(0, most);
  }

  forget(person: PersonId): void {
    this.#tries = this.#tries.filter(each => each.person !== person);
  }

  #finished(from: RaceDay, to: RaceDay): Finished[] {
    return this.#tries.filter(each => each.day >= from && each.day <= to).filter(isFinished);
  }
}
