import type { Hex32 } from '@jamaica/chance';
import type { PersonId, Refused, TableId } from '@jamaica/messages';
import { ok, type Result, refused } from '@jamaica/rules';
import { isChance, phaseOf } from '@jamaica/rules/search';
import { decisionTime } from '../clock/clock.ts';
import { missedBetween } from '../clock/outage.ts';
import { fallen, fallenOnDay, rematchId } from '../fairness/dice.ts';
import { finishedRecord } from '../fairness/record.ts';
import type { Entry } from '../log/entry.ts';
import { piecesOf } from '../log/pieces.ts';
import { AHEAD, type Outage } from '../store/lease-store.ts';
import { ask, type Guest, type Request } from '../table/ask.ts';
import { timeBefore } from '../table/course.ts';
import { fold, happened } from '../table/fold.ts';
import { mayWatch } from '../table/shown.ts';
import { summaryOf, wakeAt } from '../table/summary.ts';
import { type Change, type Happening, isAllAway, isPlayedByBot, seatOf, type Table } from '../table/table.ts';
import { Attendance } from './attendance.ts';
import { type Decide, Duty } from './duty.ts';
import { InTurn } from './in-turn.ts';
import { type Listener, Listeners } from './listeners.ts';
import { Recent } from './recent.ts';
import type { Shared } from './shared.ts';
import type { Cause } from './thinking.ts';
import { hailAt } from './waits.ts';

type Answer = Result<number, Refused>;

/** Something to be decided, and who waits for it. */
interface Undecided {
  readonly decide: Decide;
  resolve(answer: Answer): void;
  reject(why: unknown): void;
}

/** How often a move is tried again when somebody else wrote the same number: six seats may sit at six servers. */
const MOST_CONFLICTS = 20;

/** How often the last changes are read for somebody at a table where moves are faster than the store. */
const MOST_READINGS = 5;

/** A commit that takes longer than this has kept people waiting. */
const SLOW = 1000;

/**
 * A table in memory. One thing happens at a time; it is told only when it is on disk. Other servers may have the same
 * table in memory: what they write is read from the log, and the one that holds it plays the bots.
 */
export class LiveTable {
  readonly listeners = new Listeners();
  readonly attendance: Attendance;
  readonly #recent = new Recent();
  readonly #shared: Shared;
  readonly #secret: Hex32;
  readonly #duty: Duty;
  #table: Table;
  readonly #turns = new InTurn();
  /** What goes together into the next commit of this table. */
  #undecided: Undecided[] = [];
  #isHeld = false;
  /** The time that was missed has been accounted for. */
  #isTaken = false;
  #isClosed = false;
  #usedAt: number;
  #address: string | null = null;
  /** When the last entry was written, on the clock that only goes on. */
  #writtenAt: number;

  constructor(shared: Shared, table: Table, secret: Hex32) {
    this.#shared = shared;
    this.#table = table;
    this.#secret = secret;
    this.attendance = new Attendance(shared, this.listeners, this);
    this.#duty = new Duty(shared, secret, this);
    this.#usedAt = shared.time.passed();
    // For a table that was just loaded, only the dates can tell how long ago that was.
    this.#writtenAt = shared.time.passed() - Math.max(0, shared.date() - table.at);
  }

  /** How long ago the last entry was written. */
  get #sinceWritten(): number {
    return Math.max(0, Math.round(this.#shared.time.passed() - this.#writtenAt));
  }

  /** The date at this table: that of its last entry, plus the time that has passed since. No correction of the machine's date moves it. */
  get now(): number {
    return this.#table.at + this.#sinceWritten;
  }

  get table(): Table {
    return this.#table;
  }

  /** It has been put away: callers that still hold it have to fetch it again. */
  get isClosed(): boolean {
    return this.#isClosed;
  }

  /** Bots, clocks and news of this table are the business of this server. */
  get isHeld(): boolean {
    return this.#isHeld;
  }

  /** Its dates come from a clock that has been set back since: whatever waits for one of them would wait until it comes round again. */
  get isAhead(): boolean {
    return this.#table.at > this.#shared.time.now() + AHEAD && wakeAt(this.#table) !== null;
  }

  /** Bots are under way here, or would be if they were asked. */
  get isPlaying(): boolean {
    return this.#table.stage === 'sailing' && !this.isAsleep && this.#table.berths.some(isPlayedByBot);
  }

  /** Nobody plays and nobody looks on: the bots wait until somebody does. */
  get isAsleep(): boolean {
    return this.#table.stage === 'sailing' && isAllAway(this.#table) && this.listeners.size === 0;
  }

  /** Where those are who play here; null when nobody remembers. */
  get address(): string | null {
    return this.#address;
  }

  /** Somebody is heard of, from somewhere. What the bots do is done for the host's sake, or for who is there. */
  cameFrom(person: PersonId | null, address: string | undefined): void {
    const counts = person === this.#table.host || (this.#address === null && seatOf(this.#table, person) !== null);
    if (counts && address !== undefined) this.#address = address;
  }

  /** Somebody has begun or stopped looking on. */
  lookedAt(): void {
    if (this.#isHeld) this.#attend();
    else if (this.isSailingAlone) this.take().catch(why => this.#shared.failed(this.#table.id, why));
  }

  /** Only those who look on keep this game going: no date in the store wakes another server for it. */
  get isSailingAlone(): boolean {
    return this.#table.stage === 'sailing' && isAllAway(this.#table) && this.listeners.size > 0 && !this.#isHeld;
  }

  /** For whose game a bot thinks that is asked now. */
  get cause(): Cause {
    const table = (): Table => this.#table;
    const address = (): string | null => this.#address;
    return {
      get host() {
        return table().host;
      },
      get address() {
        return address();
      },
      isWatched: () => this.listeners.size > 0,
      isWanted: () => this.#isHeld && !this.#isClosed && !this.isAsleep,
      isSlow: slow => this.listeners.botsAre(this.#table.id, slow ? 'slow' : 'ready'),
    };
  }

  /** Since when nobody has needed this table, on the clock that only goes on; null while somebody or something does. */
  get idleSince(): number | null {
    const isBusy = this.listeners.size > 0 || this.#turns.isBusy || this.#duty.isThinking;
    return isBusy ? null : this.#usedAt;
  }

  /** Where its people meet again. */
  get rematchId(): TableId {
    return rematchId(this.#secret, this.#table.id);
  }

  request(who: Guest, request: Request): Promise<Answer> {
    return this.#decided(table => ask(table, who, request, this.#secret));
  }

  /** Writes down what the harbour has decided. */
  note(decide: Decide): Promise<Answer> {
    return this.#decided(decide);
  }

  /** What is decided counts from now on: so it has to be known how late it is. */
  #decided(decide: Decide): Promise<Answer> {
    const late = this.#shared.catchUp();
    return late ? late.then(() => this.#gather(decide)) : this.#gather(decide);
  }

  #gather(decide: Decide): Promise<Answer> {
    if (this.#isClosed) return Promise.resolve(refused('unavailable'));
    const { promise, resolve, reject } = Promise.withResolvers<Answer>();
    this.#usedAt = this.#shared.time.passed();
    this.#undecided.push({ decide, resolve, reject });
    if (this.#undecided.length === 1) this.#turns.run(() => this.#decideAll());
    return promise;
  }

  /** Where several choose at once, as with cards, what they choose is decided one after the other and written in one go. */
  async #decideAll(): Promise<void> {
    // What people have sent meanwhile is read first, and goes along.
    await this.#shared.time.pause();
    const all = this.#undecided;
    this.#undecided = [];
    try {
      const taken = this.#isTaken ? null : await this.#take();
      if (taken && !taken.ok) for (const { resolve } of all) resolve(taken);
      else {
        const answers = await this.#happen(all.map(({ decide }) => decide));
        for (const [index, { resolve }] of all.entries()) resolve(answers[index]);
      }
    } catch (why) {
      for (const { reject } of all) reject(why);
    }
  }

  /** Looks after the table from now on, unless another server does, and goes on with whatever there is to do. */
  async take(): Promise<Answer> {
    if (this.#isClosed) return refused('unavailable');
    this.#usedAt = this.#shared.time.passed();
    return this.#turns.run(() => this.#take());
  }

  async #take(): Promise<Answer> {
    const { store } = this.#shared;
    this.#isTaken = false;
    try {
      const lease = this.#shared.lease();
      // How long nobody was here is noted with the next lease, and only then known.
      if (lease === null && hasClock(this.#table)) return refused('unavailable');
      const isFree = lease !== null && (await store.hold(lease, this.#table.id));
      this.#setHeld(isFree && lease === this.#shared.lease());
      await this.#readOn();
      const outages = hasClock(this.#table) ? await store.outages(this.#table.at) : [];
      const [done] = await this.#happen([
        table => {
          const missed = hasClock(table) ? this.#missed(outages) : 0;
          return ok(missed > 0 || this.isAhead ? [{ kind: 'resumed', missed }] : []);
        },
      ]);
      this.#isTaken = done.ok;
      return done;
    } catch (why) {
      // Nobody attends to it here: whoever looks for work next, or has something to ask, takes it once more.
      this.letGo();
      throw why;
    }
  }

  /**
   * How much of the time since the last entry counts for nobody. Where the date has jumped ahead that is noted as a time
   * without a server; whoever had the table in memory has not counted it in the first place. Where it has been set back, what
   * was noted before has the dates that the table still goes by.
   */
  #missed(outages: readonly Outage[]): number {
    const now = Math.max(this.#shared.date(), this.now);
    const jump = now - this.now;
    const missed = missedBetween(this.#table.at, now, outages) - jump;
    return Math.min(Math.max(0, missed), this.#sinceWritten);
  }

  /** Another server may hold the table now. */
  letGo(): void {
    this.#setHeld(false);
    this.#duty.rest();
  }

  /** Another server has brought the table to a number. */
  async hear(number: number): Promise<void> {
    if (this.#isClosed || number <= this.#table.number) return;
    await this.#turns.run(async () => number > this.#table.number && this.#readOn());
  }

  /** Somebody looks on from now on, and is told what they missed since a change, or how the table stands. */
  async welcome(listener: Listener, since: number | null): Promise<Refused | null> {
    // Whoever comes from another server may know more than this one.
    if (since !== null) await this.hear(since);
    for (let attempt = 1; ; attempt++) {
      const { number } = this.#table;
      const recent = attempt > MOST_READINGS ? [] : await this.#recentFor(listener, since);
      // While it was read somebody may have moved.
      if (number !== this.#table.number) continue;
      if (!mayWatch(this.#table, listener.person)) return 'no-spectators';
      this.listeners.add(listener, {
        table: this.#table,
        since,
        recent,
        now: this.now,
        date: this.#shared.time.now(),
      });
      return null;
    }
  }

  /** The last changes, where somebody needs them. Where the log cannot be read now they see the table as it stands. */
  async #recentFor({ recalls }: Listener, since: number | null): Promise<readonly Change[]> {
    if (since === this.#table.number || (since === null && !recalls)) return [];
    const { store, time } = this.#shared;
    const { id } = this.#table;
    try {
      return await this.#recent.until(this.#table, after => piecesOf(store, time, id, after + 1));
    } catch (why) {
      this.#shared.failed(id, why);
      return [];
    }
  }

  /** Lets what is under way come to its end and starts nothing more. */
  async close(): Promise<void> {
    this.#isClosed = true;
    this.attendance.close();
    this.#duty.rest();
    await this.#turns.run(async () => {});
    this.#setHeld(false);
  }

  /** Decides one after the other, and answers them when all of it is on disk. */
  async #happen(decides: readonly Decide[]): Promise<readonly Answer[]> {
    for (let attempt = 0; attempt < MOST_CONFLICTS; attempt++) {
      const changes: Change[] = [];
      const at = this.#shared.time.now();
      const answers = decides.map(decide => this.#add(changes, decide, at));
      // Another server may have gone on, and whoever is refused may have seen it there.
      if (answers.some(answer => !answer.ok) && (await this.#readOn())) continue;
      if (changes.length === 0) {
        if (answers.some(answer => answer.ok)) this.#attend();
        return answers;
      }
      const asked = this.#shared.time.passed();
      if (!(await this.#commit(changes))) continue;
      const lasted = Math.round(this.#shared.time.passed() - asked);
      if (lasted >= SLOW && hasClock(this.#table)) await this.#forgive(lasted);
      return answers;
    }
    return decides.map(() => refused('unavailable'));
  }

  /** What a commit took is held against nobody: whoever it asks hears of it only now, and nobody could do anything here. */
  async #forgive(missed: number): Promise<void> {
    await this.#happen([() => ok([{ kind: 'resumed', missed }])]).catch(why =>
      this.#shared.failed(this.#table.id, why),
    );
  }

  /** Adds what is decided, what chance makes of it, and the end of the game. */
  #add(changes: Change[], decide: Decide, at: number): Answer {
    let table = changes.at(-1)?.table ?? this.#table;
    const decided = decide(table);
    if (!decided.ok) return decided;
    const add = (what: Happening): void => {
      const after = changes.length === 0 ? this.#sinceWritten : 0;
      const change = happened(table, what, { number: table.number + 1, at, after });
      changes.push(change);
      table = change.table;
    };
    for (const each of decided.value) add(each);
    for (let fallen = this.#chance(table); fallen; fallen = this.#chance(table)) add(fallen);
    if (table.stage === 'over' && !table.isRecorded) add({ kind: 'ended' });
    return ok(table.number);
  }

  #chance({ game, stage, day, terms }: Table): Happening | null {
    if (!game || stage !== 'sailing' || !isChance(phaseOf(game.state))) return null;
    if (day) return { kind: 'played', played: fallenOnDay(game.state, terms.rules, this.#secret, game.past) };
    return { kind: 'played', played: fallen(game.state, this.#secret, game.words, game.chances + 1) };
  }

  /** False: somebody else was faster, and the table is as they left it. */
  async #commit(changes: readonly Change[]): Promise<boolean> {
    const { store, signals, hailer } = this.#shared;
    const { id } = this.#table;
    const entries = changes.map(({ entry }) => entry);
    const last = changes[changes.length - 1].table;
    const lease = this.#shared.lease();
    const kept = await store.append(id, entries, {
      summary: summaryOf(last),
      hailAt: hailAt(last, hailer),
      ...(entries.some(({ kind }) => kind === 'ended') ? { record: await this.#record(last, entries) } : {}),
      ...(lease === null ? {} : { lease }),
    });
    if (!kept) {
      await this.#readOn();
      return false;
    }
    this.#setHeld(kept.isHeld && lease === this.#shared.lease());
    this.#follow(changes);
    signals.send(id, last.number);
    for (const change of changes) this.#shared.changed(change);
    return true;
  }

  /** Takes over what other servers have written, and says whether there was anything. */
  async #readOn(): Promise<boolean> {
    const { id } = this.#table;
    const changes: Change[] = [];
    for await (const piece of piecesOf(this.#shared.store, this.#shared.time, id, this.#table.number + 1))
      for (const entry of piece) changes.push(fold(id, changes.at(-1)?.table ?? this.#table, entry));
    if (changes.length > 0) this.#follow(changes);
    return changes.length > 0;
  }

  /** The table is as these changes leave it: whoever watches is told, and the server does its part. */
  #follow(changes: readonly Change[]): void {
    let before = this.#table;
    for (const { entry, table } of changes) {
      // Also for what others wrote: when it was heard of says nothing, and their dates may be wrong.
      this.#writtenAt = Math.min(this.#shared.time.passed(), this.#writtenAt + timeBefore(before, entry));
      before = table;
    }
    this.#recent.add(this.#table, changes);
    this.#table = before;
    this.listeners.tell(changes);
    if (changes.some(({ entry }) => movesPeople(entry))) this.attendance.changed();
    if (this.#isHeld) for (const { table } of changes.slice(0, -1)) this.#shared.hailer?.held(table);
    this.#attend();
  }

  /** The record of the game that ends with these entries. */
  #record(ended: Table, entries: readonly Entry[]): Promise<object> {
    const { store, time } = this.#shared;
    const { id, number } = this.#table;
    const all = async function* () {
      for await (const piece of piecesOf(store, time, id)) yield piece.filter(entry => entry.number <= number);
      yield entries;
    };
    return finishedRecord(ended, all(), this.#secret);
  }

  #attend(): void {
    if (this.#isClosed || !this.#isHeld) return this.#duty.rest();
    this.#shared.hailer?.held(this.#table);
    if (this.isAsleep) return this.#fallAsleep();
    this.#duty.attend(this.#table);
  }

  /** Whoever looks on next may do so at another server, which then has to find the table free. */
  #fallAsleep(): void {
    this.#duty.rest();
    const release = async (): Promise<void> => {
      const lease = this.#shared.lease();
      if (!this.isAsleep || !this.#isHeld || lease === null) return;
      this.#setHeld(false);
      await this.#shared.store.release(lease, this.#table.id);
    };
    this.#turns.run(release).catch(why => this.#shared.failed(this.#table.id, why));
  }

  #setHeld(isHeld: boolean): void {
    if (this.#isHeld && !isHeld) this.#shared.hailer?.letGo(this.#table.id);
    this.#isHeld = isHeld;
  }
}

const movesPeople = ({ kind }: Entry): boolean => kind === 'sat' || kind === 'rose' || kind === 'swapped';

/** Whether somebody's time runs. */
const hasClock = ({ game, stage, terms }: Table): boolean =>
  stage === 'sailing' && decisionTime(terms.clock) !== null && (game?.asked.length ?? 0) > 0;
