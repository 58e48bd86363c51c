import { type Budget, type Level, type Thinkers, usualBudget } from '@jamaica/bots';
import type { PersonId } from '@jamaica/messages';
import type { View } from '@jamaica/rules';
import type { Time } from '../clock/time.ts';
import { Shares } from './shares.ts';

/** Whoever thinks for the bots. */
export type Crew = Pick<Thinkers, 'think'>;

/** How long a bot of a level thinks; undefined: as long as such a bot does anywhere. */
export type Patience = (level: Level) => Budget | undefined;

/** The game that a bot thinks for. */
export interface Cause {
  readonly host: PersonId;
  /** Where its players came from; null when nobody remembers. */
  readonly address: string | null;
  /** Whether somebody looks on. */
  isWatched(): boolean;
  /** Whether the game still goes on: it may have fallen asleep while the bot was waiting. */
  isWanted(): boolean;
  /** The bot has been waiting for so long that people should be told, or is not kept waiting any more. */
  isSlow(slow: boolean): void;
}

/** Which bot is asked, and what its whims come from. */
export interface Asked {
  readonly level: Level;
  readonly seed: string;
  /** How much it thinks, whoever else waits; missing: as much as there is time for. */
  readonly thought?: Budget;
}

interface Task extends Asked {
  readonly view: View;
  readonly cause: Cause;
  readonly since: number;
  /** Milliseconds that it would take if nobody else waited. */
  readonly length: number;
  stopWarning: () => void;
  resolve(choice: string | null): void;
  reject(why: unknown): void;
}

/** Thinking takes a second at most; a thread that is not heard of for so long never will be. */
const LONGEST_THOUGHT = 20_000;
/** What one address may have waiting, in milliseconds, before its bots get less time to think. */
const TOLERATED = 5000;
/** The shortest that any bot thinks: some dozens of imagined games. */
const SHORTEST = 30;
/** How long thinking takes that is measured in games. */
const QUICK = 5;
/** After this long a game that nobody looks at is treated like one that somebody does. */
const LONGEST_WAIT = 10_000;
/** After so long people are told that the bots are slow, and after so short that they are not any more. */
const SLOW = 8000;
const BRISK = 2000;

/**
 * Which bot thinks next, when there are more of them than threads. Everybody has the same share: first every address, then
 * everybody who plays from there; games that somebody looks at come before those that nobody does. Whoever has many bots
 * waiting gets less of each of them: shorter thoughts, and never a lesser bot.
 */
export class Thinking {
  readonly #crew: Crew;
  readonly #threads: number;
  readonly #patience: Patience;
  readonly #time: Time;
  readonly #addresses = new Shares();
  readonly #hosts = new Map<string, Shares>();
  readonly #running = new Set<Task>();
  #waiting: Task[] = [];

  constructor(crew: Crew, threads: number, patience: Patience, time: Time) {
    this.#crew = crew;
    this.#threads = threads;
    this.#patience = patience;
    this.#time = time;
  }

  /** What the bot chooses; null when the game no longer needs it. Time spent waiting counts against nobody. */
  choose(view: View, { level, seed, thought }: Asked, cause: Cause): Promise<string | null> {
    const { promise, resolve, reject } = Promise.withResolvers<string | null>();
    const stopWarning = this.#time.later(SLOW, () => cause.isSlow(true));
    const length = lengthOf(thought ?? this.#full(level));
    const asked: Asked = { level, seed, ...(thought ? { thought } : {}) };
    const task: Task = { view, ...asked, cause, since: this.#time.passed(), length, stopWarning, resolve, reject };
    const address = addressOf(task);
    if (!this.#tasks.some(each => addressOf(each) === address)) this.#addresses.join(address);
    const hosts = this.#hosts.get(address) ?? new Shares();
    this.#hosts.set(address, hosts);
    if (!this.#tasks.some(each => each.cause.host === cause.host)) hosts.join(cause.host);
    this.#waiting.push(task);
    this.#next();
    return promise;
  }

  get #tasks(): readonly Task[] {
    return [...this.#waiting, ...this.#running];
  }

  #next(): void {
    this.#dropUnwanted();
    while (this.#running.size < this.#threads && this.#waiting.length > 0) {
      const task = this.#first();
      this.#waiting = this.#waiting.filter(each => each !== task);
      void this.#think(task);
    }
  }

  #dropUnwanted(): void {
    const unwanted = this.#waiting.filter(({ cause }) => !cause.isWanted());
    if (unwanted.length === 0) return;
    this.#waiting = this.#waiting.filter(each => !unwanted.includes(each));
    for (const task of unwanted) {
      task.stopWarning();
      task.resolve(null);
      this.#leave(task);
    }
  }

  #first(): Task {
    const now = this.#time.passed();
    const urgent = this.#waiting.filter(({ cause, since }) => cause.isWatched() || now - since > LONGEST_WAIT);
    const shareOf = (task: Task): readonly [number, number] => [
      this.#addresses.had(addressOf(task)),
      this.#hosts.get(addressOf(task))?.had(task.cause.host) ?? 0,
    ];
    return (urgent.length > 0 ? urgent : this.#waiting).reduce((best, task) => {
      const [[address, host], [bestAddress, bestHost]] = [shareOf(task), shareOf(best)];
      return address < bestAddress || (address === bestAddress && host < bestHost) ? task : best;
    });
  }

  async #think(task: Task): Promise<void> {
    const { view, level, seed, cause, since } = task;
    const budget = this.#budget(task);
    const expected = budget ? lengthOf(budget) : task.length;
    this.#running.add(task);
    this.#charge(task, expected, true);
    task.stopWarning();
    if (this.#time.passed() - since < BRISK) cause.isSlow(false);
    const ended = new AbortController();
    const began = this.#time.passed();
    const stop = this.#time.later(LONGEST_THOUGHT, () => ended.abort(new Error('a bot was not heard of')));
    try {
      task.resolve(await this.#crew.think(view, { level, seed, budget, signal: ended.signal }));
    } catch (why) {
      task.reject(why);
    } finally {
      stop();
      this.#running.delete(task);
      this.#charge(task, this.#time.passed() - began - expected, false);
      this.#leave(task);
      this.#next();
    }
  }

  #full(level: Level): Budget {
    return this.#patience(level) ?? usualBudget(level);
  }

  /** Undefined: as usual. */
  #budget(task: Task): Budget | undefined {
    if (task.thought) return task.thought;
    const asked = this.#patience(task.level);
    const full = asked ?? usualBudget(task.level);
    if (!('milliseconds' in full)) return asked;
    const all = [...this.#tasks, task];
    const addresses = new Set(all.map(addressOf)).size;
    const own = all.filter(each => addressOf(each) === addressOf(task)).reduce((sum, { length }) => sum + length, 0);
    const load = (own * addresses) / (this.#threads * TOLERATED);
    if (load <= 1) return asked;
    const { milliseconds } = full;
    return { milliseconds: Math.round(Math.max(Math.min(SHORTEST, milliseconds), milliseconds / load)) };
  }

  /** What is expected is charged at once, so that several threads do not serve the same address. */
  #charge(task: Task, amount: number, isServed: boolean): void {
    const hosts = this.#hosts.get(addressOf(task));
    if (isServed) {
      this.#addresses.serve(addressOf(task));
      hosts?.serve(task.cause.host);
    }
    this.#addresses.charge(addressOf(task), amount);
    hosts?.charge(task.cause.host, amount);
  }

  #leave(task: Task): void {
    const address = addressOf(task);
    const others = this.#tasks.filter(each => addressOf(each) === address);
    if (others.length > 0) return;
    this.#addresses.leave(address);
    this.#hosts.delete(address);
  }
}

const lengthOf = (budget: Budget): number => ('milliseconds' in budget ? budget.milliseconds : QUICK);

/** Somebody whose address is not remembered counts by themselves. */
const addressOf = ({ cause }: Pick<Task, 'cause'>): string => cause.address ?? `of ${cause.host}`;
