import type { TableId } from '@jamaica/messages';
import { Unavailable } from '../../src/store/unavailable.ts';
import type { Life } from './life.ts';
import type { Scheduler } from './scheduler.ts';
import type { Way } from './store.ts';
import type { Weather } from './weather.ts';

interface Write {
  readonly table: TableId;
  /** Does it, and says what to answer. */
  act(): () => void;
  fail(why: unknown): void;
  /** It was sent, and nobody knows whether it was done. */
  isUnsure: boolean;
}

/** So many commits of one server are under way; what comes meanwhile gathers and goes together. */
const MOST_UNDER_WAY = 2;
const RETRY = 500;
/** How long a server tries to reach the database before it says that it is away. */
const PATIENCE = 1500;

let hands = 0;

/**
 * From one server to the database and back: late, or not at all. What is written in one moment goes together, as it does
 * to PostgreSQL, and is written again by the same hand where nobody knows whether it was.
 */
export class WayToDatabase implements Way {
  readonly #life: Life;
  readonly #scheduler: Scheduler;
  readonly #weather: Weather;
  #gathered: Write[] = [];
  #underWay = 0;
  readonly #busy = new Set<TableId>();

  constructor(life: Life, scheduler: Scheduler, weather: Weather) {
    this.#life = life;
    this.#scheduler = scheduler;
    this.#weather = weather;
  }

  hand(): number {
    return ++hands;
  }

  ask<T>(_what: string, act: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      if (!this.#life.acts()) return;
      this.#scheduler.later(this.#weather.journey, () => {
        const { isAway, answer, luck } = this.#weather;
        if (isAway) {
          this.#life.later(luck.between(0, PATIENCE), () => reject(new Unavailable('the database is away')));
          return;
        }
        const answered = outcome(act);
        this.#life.later(answer, () => answered(resolve, reject));
      });
    });
  }

  write<T>(table: TableId, act: () => T): Promise<T> {
    return new Promise((resolve, reject) => {
      this.#gather({
        table,
        act: () => {
          const answered = outcome(act);
          return () => answered(resolve, reject);
        },
        fail: reject,
        isUnsure: false,
      });
    });
  }

  #gather(write: Write): void {
    this.#gathered.push(write);
    if (this.#gathered.length === 1) this.#life.later(0, () => this.#send());
  }

  #send(): void {
    while (this.#underWay < MOST_UNDER_WAY && this.#gathered.length > 0) {
      const together: Write[] = [];
      for (const write of this.#gathered) {
        if (this.#busy.has(write.table)) continue;
        this.#busy.add(write.table);
        together.push(write);
      }
      if (together.length === 0 || !this.#life.acts()) return;
      this.#gathered = this.#gathered.filter(write => !together.includes(write));
      this.#underWay++;
      this.#scheduler.later(this.#weather.journey, () => this.#arrive(together));
    }
  }

  /** At the database: one transaction for all of them. Also those of a server that has died since. */
  #arrive(together: readonly Write[]): void {
    const { isAway, isFull, isLosing, answer, luck } = this.#weather;
    if (isAway || isFull) {
      const what = isAway ? 'the database is away' : 'the disk is full';
      this.#back(luck.between(0, isAway ? PATIENCE : 5), together, () => this.#refuse(together, what));
    } else if (isLosing && luck.oneIn(2)) {
      if (luck.oneIn(2)) for (const write of together) write.act();
      for (const write of together) write.isUnsure = true;
      this.#back(luck.between(0, 200), together, () => this.#again(together));
    } else {
      const answers = together.map(write => write.act());
      this.#back(answer, together, () => {
        for (const tell of answers) tell();
      });
    }
  }

  #back(milliseconds: number, together: readonly Write[], act: () => void): void {
    this.#life.later(milliseconds, () => {
      this.#underWay--;
      for (const { table } of together) this.#busy.delete(table);
      act();
      this.#send();
    });
  }

  #refuse(together: readonly Write[], what: string): void {
    for (const write of together) if (!write.isUnsure) write.fail(new Unavailable(what));
    this.#again(together.filter(({ isUnsure }) => isUnsure));
  }

  #again(unsure: readonly Write[]): void {
    for (const write of unsure) this.#life.later(RETRY, () => this.#gather(write));
  }
}

/** What came of it, to be told later. */
const outcome = <T>(act: () => T): ((resolve: (value: T) => void, reject: (why: unknown) => void) => void) => {
  try {
    const value = act();
    return resolve => resolve(value);
  } catch (why) {
    return (_, reject) => reject(why);
  }
};
