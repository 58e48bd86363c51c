import type { Hex32 } from '@jamaica/chance';
import type { Refused } from '@jamaica/messages';
import { ok, type Result, refused } from '@jamaica/rules';
import { isChance, phaseOf } from '@jamaica/rules/search';
import { decisionTime } from '../clock/clock.ts';
import { missedSince } from '../clock/outage.ts';
import { fallen } from '../fairness/dice.ts';
import { finishedRecord } from '../fairness/record.ts';
import type { Entry, Fact } from '../log/entry.ts';
import { ask, type Guest, type Request } from '../table/ask.ts';
import { fold } from '../table/fold.ts';
import { standing } from '../table/standing.ts';
import type { Change, Table } from '../table/table.ts';
import { type Decide, Duty } from './duty.ts';
import { Listeners } from './listeners.ts';
import type { Port } from './port.ts';
import { hailAt } from './waits.ts';

type Answer = Result<number, Refused>;

/** How often a move is tried again when somebody else wrote the same number: six seats may sit at six servers. */
const MOST_CONFLICTS = 20;

/**
 * A table in memory. One thing happens at a time; it is told only when it is on disk. Other servers may have the same
 * table in memory: what they write is read from the log, and the one that holds it plays the bots.
 */
export class LiveTable {
  readonly listeners = new Listeners();
  readonly #port: Port;
  readonly #secret: Hex32;
  readonly #duty: Duty;
  #table: Table;
  /** The last thing in the queue. */
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #isHeld = false;
  #isClosed = false;
  #usedAt: number;

  constructor(port: Port, table: Table, secret: Hex32) {
    this.#port = port;
    this.#table = table;
    this.#secret = secret;
    this.#duty = new Duty(port, secret, decide => this.note(decide));
    this.#usedAt = port.time.now();
  }

  get table(): Table {
    return this.#table;
  }

  /** It has been put away: whoever still holds it has to look for it again. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Bots, clocks and news of this table are the business of this server. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Since when nobody has needed this table; null while somebody or something does. */
  get idleSince(): number | null {
    const isBusy = this.listeners.size > 0 || this.#waiting > 0 || this.#duty.isThinking;
    return isBusy ? null : this.#usedAt;
  }

  request(who: Guest, request: Request): Promise<Answer> {
    return this.#inTurn(() => this.#happen(table => ask(table, who, request, this.#secret)));
  }

  /** Writes down what the harbour has decided. */
  note(decide: Decide): Promise<Answer> {
    return this.#inTurn(() => this.#happen(decide));
  }

  /** Looks after the table from now on, unless another server does, and goes on with whatever there is to do. */
  take(): Promise<Answer> {
    return this.#inTurn(async () => {
      const { store } = this.#port;
      const watch = this.#port.watch();
      const isFree = watch !== null && (await store.hold(watch, this.#table.id));
      this.#setHeld(isFree && watch === this.#port.watch());
      await this.#readOn();
      const outages = hasClock(this.#table) ? await store.outages(this.#table.at) : [];
      return this.#happen(table => {
        const missed = hasClock(table) ? missedSince(table.at, outages) : 0;
        return ok(missed > 0 ? [{ kind: 'resumed', missed }] : []);
      });
    });
  }

  /** Another server may hold the table now. */
  letGo(): void {
    this.#setHeld(false);
    this.#duty.rest();
  }

  /** Another server has brought the table to a number. */
  async hear(number: number): Promise<void> {
    if (this.#isClosed || number <= this.#table.number) return;
    const turn = this.#turn.then(() => number > this.#table.number && this.#readOn());
    this.#turn = turn.catch(() => {});
    await turn;
  }

  /** Lets what is under way come to its end and starts nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.#duty.rest();
    await this.#turn;
    this.#setHeld(false);
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
      if (!facts.ok) {
        // Another server may have gone on, and whoever asks may have seen it there.
        if (await this.#readOn()) continue;
        return facts;
      }
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
    const { store, signals, hailer } = this.#port;
    const { id } = this.#table;
    const entries = changes.map(({ entry }) => entry);
    const last = changes[changes.length - 1].table;
    const watch = this.#port.watch();
    const kept = await store.append(id, entries, {
      standing: standing(last),
      hailAt: hailAt(last, hailer),
      ...(await this.#record(entries)),
      ...(watch === null ? {} : { watch }),
    });
    if (!kept) {
      await this.#readOn();
      return false;
    }
    signals.hoist(id, last.number);
    this.#setHeld(kept.isHeld && watch === this.#port.watch());
    this.#follow(changes);
    for (const change of changes) this.#port.changed(change);
    return true;
  }

  /** Takes over what other servers have written, and says whether there was anything. */
  async #readOn(): Promise<boolean> {
    const { id } = this.#table;
    const changes: Change[] = [];
    for (const entry of await this.#port.store.entries(id, this.#table.number + 1))
      changes.push(fold(id, changes.at(-1)?.table ?? this.#table, entry));
    if (changes.length > 0) this.#follow(changes);
    return changes.length > 0;
  }

  /** The table is as these changes leave it: whoever watches is told, and the server does its part. */
  #follow(changes: readonly Change[]): void {
    this.#table = changes[changes.length - 1].table;
    this.listeners.tell(changes);
    if (this.#isHeld) for (const { table } of changes.slice(0, -1)) this.#port.hailer?.held(table);
    this.#attend();
  }

  async #record(entries: readonly Entry[]): Promise<{ readonly record?: object }> {
    if (!entries.some(({ kind }) => kind === 'ended')) return {};
    const { id, number } = this.#table;
    const before = (await this.#port.store.entries(id)).filter(entry => entry.number <= number);
    return { record: finishedRecord(id, [...before, ...entries], this.#secret) };
  }

  #attend(): void {
    if (this.#isClosed || !this.#isHeld) return this.#duty.rest();
    this.#port.hailer?.held(this.#table);
    this.#duty.attend(this.#table);
  }

  #setHeld(isHeld: boolean): void {
    if (this.#isHeld && !isHeld) this.#port.hailer?.letGo(this.#table.id);
    this.#isHeld = isHeld;
  }
}

/** Whether somebody's time runs. */
const hasClock = ({ game, stage, terms }: Table): boolean =>
  stage === 'sailing' && decisionTime(terms.clock) !== null && (game?.asked.length ?? 0) > 0;
