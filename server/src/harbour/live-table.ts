import type { Hex32 } from '@jamaica/chance';
import type { Refused } from '@jamaica/messages';
import { isChance, ok, phaseOf, type Result, refused, type Seat } from '@jamaica/rules';
import { deadline } from '../clock/clock.ts';
import type { Time } from '../clock/time.ts';
import { fallen } from '../fairness/dice.ts';
import { finishedRecord } from '../fairness/record.ts';
import type { Entry, Fact } from '../log/entry.ts';
import type { Store } from '../store/store.ts';
import { ask, type Guest, type Request } from '../table/ask.ts';
import { fold } from '../table/fold.ts';
import { replayed } from '../table/replayed.ts';
import { answer } from '../table/sailing.ts';
import { standing } from '../table/standing.ts';
import { type Change, isPlayedByBot, type Table } from '../table/table.ts';
import { Listeners } from './listeners.ts';
import { botChoice, type Crew, type Patience } from './stand-in.ts';

/** What every table of a harbour shares. */
export interface Port {
  readonly store: Store;
  readonly crew: Crew;
  readonly patience: Patience;
  readonly time: Time;
  /** Hears of every change that has been committed. */
  changed(change: Change): void;
  /** Something went wrong that nobody asked for. */
  failed(table: string, why: unknown): void;
}

type Answer = Result<number, Refused>;
type Decide = (table: Table) => Result<readonly Fact[], Refused>;

/** How often a move is tried again when somebody else wrote the same number. */
const MOST_CONFLICTS = 5;
const RETRY = 1000;

/** A table in memory. One thing happens at a time; it is told only when it is on disk. */
export class LiveTable {
  readonly listeners = new Listeners();
  readonly #port: Port;
  readonly #secret: Hex32;
  #table: Table;
  /** The last thing in the queue. */
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  /** The decisions that bots think about. */
  readonly #thinking = new Set<string>();
  #stopTimer: () => void = () => {};
  #isClosed = false;
  #usedAt: number;

  constructor(port: Port, table: Table, secret: Hex32) {
    this.#port = port;
    this.#table = table;
    this.#secret = secret;
    this.#usedAt = port.time.now();
  }

  get table(): Table {
    return this.#table;
  }

  /** It has been put away: whoever still holds it has to look for it again. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Since when nobody has needed this table; null while somebody or something does. */
  get idleSince(): number | null {
    const isBusy = this.listeners.size > 0 || this.#waiting > 0 || this.#thinking.size > 0;
    return isBusy ? null : this.#usedAt;
  }

  request(who: Guest, request: Request): Promise<Answer> {
    return this.#inTurn(() => this.#happen(table => ask(table, who, request, this.#secret)));
  }

  /** Writes down what the harbour has decided. */
  note(decide: Decide): Promise<Answer> {
    return this.#inTurn(() => this.#happen(decide));
  }

  /** Goes on with whatever the server itself has to do. */
  sailOn(): Promise<Answer> {
    return this.note(() => ok([]));
  }

  /** Lets what is under way come to its end and starts nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stopTimer();
    await this.#turn;
  }

  #inTurn(act: () => Promise<Answer>): Promise<Answer> {
    if (this.#isClosed) return Promise.resolve(refused('unavailable'));
    this.#waiting++;
    const turn = this.#turn.then(act).finally(() => {
      this.#waiting--;
      this.#usedAt = this.#port.time.now();
    });
    this.#turn = turn.catch(() => {});
    return turn;
  }

  async #happen(decide: Decide): Promise<Answer> {
    for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
      const facts = decide(this.#table);
      if (!facts.ok) return facts;
      const changes = this.#following(facts.value);
      if (changes.length === 0) {
        this.#attend();
        return ok(this.#table.number);
      }
      if (await this.#commit(changes)) return ok(this.#table.number);
    }
    return refused('unavailable');
  }

  /** The facts, what chance adds to them, and the end of the game. */
  #following(facts: readonly Fact[]): Change[] {
    const at = Math.max(this.#port.time.now(), this.#table.at);
    const changes: Change[] = [];
    let table = this.#table;
    const add = (fact: Fact): void => {
      const change = fold(table.id, table, { ...fact, number: table.number + 1, at });
      changes.push(change);
      table = change.table;
    };
    for (const fact of facts) add(fact);
    for (let fact = this.#chance(table); fact; fact = this.#chance(table)) add(fact);
    if (table.stage === 'over' && !table.isRecorded) add({ kind: 'ended' });
    return changes;
  }

  #chance({ game, stage }: Table): Fact | null {
    if (!game || stage !== 'sailing' || !isChance(phaseOf(game.state))) return null;
    return { kind: 'step', step: fallen(game.state, this.#secret, game.words, game.chances + 1) };
  }

  /** False: somebody else was faster, and the table is as they left it. */
  async #commit(changes: readonly Change[]): Promise<boolean> {
    const { store, time } = this.#port;
    const { id } = this.#table;
    const entries = changes.map(({ entry }) => entry);
    const last = changes[changes.length - 1].table;
    const beside = { standing: standing(last), ...(await this.#record(entries)) };
    if (!(await store.append(id, entries, beside))) {
      this.#table = replayed(id, await store.entries(id));
      this.listeners.refresh(this.#table, time.now());
      this.#attend();
      return false;
    }
    this.#table = last;
    this.listeners.tell(changes);
    for (const change of changes) this.#port.changed(change);
    this.#attend();
    return true;
  }

  async #record(entries: readonly Entry[]): Promise<{ readonly record?: object }> {
    if (!entries.some(({ kind }) => kind === 'ended')) return {};
    const { id } = this.#table;
    return { record: finishedRecord(id, [...(await this.#port.store.entries(id)), ...entries], this.#secret) };
  }

  /** Asks the bots and sets the clock. */
  #attend(): void {
    this.#stopTimer();
    const { game, berths, stage } = this.#table;
    if (this.#isClosed || !game || stage !== 'sailing') return;
    for (const { seat } of game.asked) if (isPlayedByBot(berths[seat])) this.#askBot(seat, game.decision);
    const ends = game.asked.flatMap(asked => deadline(this.#table, asked) ?? []);
    if (ends.length > 0) this.#wake(Math.min(...ends) - this.#port.time.now(), () => this.#ring());
  }

  #wake(milliseconds: number, act: () => Promise<unknown>): void {
    this.#stopTimer = this.#port.time.later(milliseconds, () => {
      act().catch(why => this.#stumble(why));
    });
  }

  /** The disk is full, or worse. Whoever asked was told; what the server does by itself it tries again. */
  #stumble(why: unknown): void {
    this.#port.failed(this.#table.id, why);
    if (!this.#isClosed) this.#wake(RETRY, () => this.sailOn());
  }

  /** Bots take over where the time is up; a clock that was set too early is set again. */
  #ring(): Promise<Answer> {
    return this.note(table => {
      const now = this.#port.time.now();
      const late = (table.game?.asked ?? []).filter(asked => (deadline(table, asked) ?? Infinity) <= now);
      return ok(late.map(({ seat }): Fact => ({ kind: 'absent', seat, why: 'time' })));
    });
  }

  #askBot(seat: Seat, decision: number | null): void {
    const thought = `${seat}/${decision}`;
    if (this.#thinking.has(thought)) return;
    this.#thinking.add(thought);
    this.#letBotChoose(seat, decision)
      .catch(why => this.#stumble(why))
      .finally(() => this.#thinking.delete(thought));
  }

  async #letBotChoose(seat: Seat, decision: number | null): Promise<void> {
    const { crew, patience } = this.#port;
    const choice = await botChoice(this.#table, seat, this.#secret, crew, patience);
    await this.note(table => {
      // Meanwhile they may have come back, or another server may have been faster.
      const isOpen = table.game?.decision === decision && table.game.asked.some(asked => asked.seat === seat);
      return isOpen && isPlayedByBot(table.berths[seat]) ? answer(table, seat, choice) : ok([]);
    });
  }
}
