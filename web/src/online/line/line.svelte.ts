import {
  type Ask,
  type Beside,
  type Frozen,
  type News,
  type PersonId,
  type Refused,
  read,
  type Snapshot,
  type TableId,
  Told,
} from '@jamaica/messages';
import { ok, type Result, refused, type Seat, unreachable } from '@jamaica/rules';
import type { NotDone, OfflineReason } from '@jamaica/words/page';
import type { NoAnswer } from '../../shared/server/api.ts';

type LineState =
  | { readonly kind: 'resting' }
  | { readonly kind: 'connecting' }
  | { readonly kind: 'open' }
  | { readonly kind: 'away'; readonly why: OfflineReason };

/** One's own end of a socket. */
export interface Wire {
  send(text: string): void;
  close(): void;
}

/** What comes out of a socket. */
export interface WireEnd {
  heard(text: string): void;
  closed(): void;
}

/** The world of a line; tests bring their own. */
export interface Surroundings {
  /** Makes us known to the server, which accepts nobody else. */
  greet(): Promise<Result<unknown, NoAnswer>>;
  open(end: WireEnd): Wire;
  isOnline(): boolean;
  now(): number;
  later(milliseconds: number, act: () => void): () => void;
  /** From 0 to 1. */
  chance(): number;
  /** The server was away, and is back. */
  isBack?(): void;
}

/** Somebody who wants to know what happens at a table. */
export interface Hearer {
  arrived(number: number, snapshot: Snapshot): void;
  heard(number: number, news: News): void;
  /** The bots have more to do than they can manage; or this is over. */
  botsAre?(how: 'slow' | 'ready'): void;
  /** The seats whose people have no connection. */
  offlineAre?(seats: readonly Seat[]): void;
  /** What is said beside the game. */
  besideIs?(beside: Beside): void;
  /** Everything that was missed has been told. */
  caughtUp(): void;
  /** Nothing is told of this table. */
  sentAway(why: Refused): void;
}

interface Watch {
  readonly hearer: Hearer;
  /** The last change that was heard. */
  since: number | null;
  /** Whether the table has been shown before. */
  isNew: boolean;
  /** After a view that was put together wrongly, every step is shown whole. */
  views: 'on-joining' | 'every-step';
}

interface Pending {
  readonly text: string;
  isSent: boolean;
  answer(answer: Result<true, NotDone>): void;
}

export type Verb = Ask['verb'];
/** What goes with a verb. */
export type Body<V extends Verb> = Frozen<Extract<Ask, { readonly verb: V }>['body']>;

const SECOND = 1000;
/** How long the server may take for an answer before it is believed to be gone. */
const PATIENCE = 10 * SECOND;
/** The same when there is reason to doubt: the device has just woken up. */
const DOUBT = 3 * SECOND;
/** After this long a silence the server is asked whether it is there. */
const SILENCE = 25 * SECOND;
/** How long a line that nobody needs is kept. */
const IDLE = 20 * SECOND;
const FIRST_DELAY = 0.5 * SECOND;
const LONGEST_DELAY = 30 * SECOND;

/** These come to an end by themselves. */
const PASSING: readonly Refused[] = ['unavailable', 'too-fast'];

/**
 * The connection to the server: one for the whole page. It opens when somebody needs it, notices when it is dead, opens
 * itself again, and then hears what was missed at every table that is watched.
 */
export class Line {
  readonly #world: Surroundings;
  readonly #watches = new Map<TableId, Watch>();
  readonly #pending = new Map<number, Pending>();
  #ids = 0;
  #wire: Wire | null = null;
  /** What came from an older wire than this is no longer listened to. */
  #dialled = 0;
  #failures = 0;
  #wasAway = false;
  #lastHeard = 0;
  /** Stops what would be done next: dialling again, asking whether the server is there, or resting. */
  #stopNext: () => void = () => {};
  #skew = 0;

  state: LineState = $state.raw({ kind: 'resting' });
  /** Who the server takes us for; null before it has said so. */
  person: PersonId | null = $state.raw(null);

  constructor(world: Surroundings) {
    this.#world = world;
  }

  /** The time on the server's clock. */
  get serverNow(): number {
    return this.#world.now() + this.#skew;
  }

  /** Hears what happens at a table until it is told to stop. */
  watch(table: TableId, hearer: Hearer): () => void {
    const watch: Watch = { hearer, since: null, isNew: true, views: 'on-joining' };
    this.#watches.set(table, watch);
    if (this.state.kind === 'open') this.#startWatch(table, watch);
    else this.#need();
    return () => {
      if (this.#watches.get(table) !== watch) return;
      this.#watches.delete(table);
      if (this.state.kind === 'open') this.#say('unwatch', { table });
      this.#settle();
    };
  }

  /** Asks for something. An answer comes in any case, `away` at the latest when no server was reached for a while. */
  ask<V extends Verb>(verb: V, body: Body<V>, patience = PATIENCE): Promise<Result<true, NotDone>> {
    return this.#ask(verb, body, patience);
  }

  /** Asks for something at a table. */
  askAt<V extends Verb>(table: TableId, verb: V, body: Omit<Body<V>, 'table'>): Promise<Result<true, NotDone>> {
    return this.#ask(verb, { table, ...body }, PATIENCE);
  }

  #ask(verb: Verb, body: object, patience: number): Promise<Result<true, NotDone>> {
    return new Promise(resolve => {
      const id = ++this.#ids;
      const stop = this.#world.later(patience, () => {
        // No answer: the server that was asked is gone.
        if (pending.isSent) this.#hangUp();
        pending.answer(refused('away'));
      });
      const pending: Pending = {
        text: JSON.stringify({ id, [verb]: body }),
        isSent: false,
        answer: answer => {
          stop();
          if (this.#pending.delete(id)) resolve(answer);
          this.#settle();
        },
      };
      this.#pending.set(id, pending);
      if (this.state.kind === 'open') this.#put(pending);
      else this.#need();
    });
  }

  /** The device has woken up, or is online again: what seemed to be a connection may be none. */
  wake(): void {
    if (!this.#world.isOnline()) return this.#hangUp();
    switch (this.state.kind) {
      case 'resting':
      case 'connecting':
        return;
      case 'open':
        if (this.#world.now() - this.#lastHeard > DOUBT) this.ask('ping', {}, DOUBT);
        return;
      case 'away':
        this.#failures = 0;
        void this.#dial();
        return;
      default:
        return unreachable(this.state);
    }
  }

  /** Ends the connection, and opens another one if it is needed: for somebody who is now known as another person. */
  redial(): void {
    this.#hangUp();
    this.wake();
  }

  #need(): void {
    if (this.state.kind === 'resting') this.#dial();
  }

  get #isNeeded(): boolean {
    return this.#watches.size > 0 || this.#pending.size > 0;
  }

  async #dial(): Promise<void> {
    const dialled = ++this.#dialled;
    const isOld = (): boolean => dialled !== this.#dialled;
    this.state = { kind: 'connecting' };
    if (!this.#world.isOnline()) return this.#lost('no-network');
    this.#next(PATIENCE, () => this.#lost('unreachable'));
    const greeted = await this.#world.greet();
    if (isOld()) return;
    if (!greeted.ok) return this.#lost(greeted.error === 'not-ours' ? 'no-server' : 'unreachable');
    this.#wire = this.#world.open({
      heard: text => {
        if (!isOld()) this.#heard(text);
      },
      closed: () => {
        if (!isOld()) this.#lost('unreachable');
      },
    });
  }

  #hangUp(): void {
    if (this.state.kind === 'open' || this.state.kind === 'connecting') this.#lost('unreachable');
  }

  #lost(why: OfflineReason): void {
    this.#dialled++;
    this.#wire?.close();
    this.#wire = null;
    this.#failures++;
    this.#wasAway = true;
    this.state = { kind: 'away', why: this.#world.isOnline() ? why : 'no-network' };
    const longest = Math.min(LONGEST_DELAY, FIRST_DELAY * 2 ** (this.#failures - 1));
    // When a server comes back, not everybody is at its door at the same moment.
    this.#next(longest * (0.5 + this.#world.chance() / 2), () => this.#dial());
    // What was sent may or may not have been heard: the one who asked has to find out.
    for (const pending of [...this.#pending.values()]) if (pending.isSent) pending.answer(refused('away'));
    this.#settle();
  }

  #heard(text: string): void {
    this.#lastHeard = this.#world.now();
    const told = read(Told, parsed(text));
    // A newer server may say what this page does not know yet.
    if (told.ok) this.#understood(told.value);
    else this.#listen();
  }

  #understood(told: Told): void {
    if ('hello' in told) this.#opened(told.hello);
    else if ('ok' in told) this.#answered(told.ok, ok(true));
    else if ('refused' in told) this.#answered(told.refused, refused(told.why));
    else if ('away' in told) this.#sendAway(told.table, told.away);
    else if ('offline' in told) this.#watches.get(told.table)?.hearer.offlineAre?.(told.offline);
    else if ('beside' in told) this.#watches.get(told.table)?.hearer.besideIs?.(told.beside);
    else if ('bots' in told) this.#watches.get(told.table)?.hearer.botsAre?.(told.bots);
    else if ('snapshot' in told) this.#arrived(told.table, told.number, told.snapshot);
    else this.#news(told.table, told.number, told.news);
    this.#listen();
  }

  #opened({ person, now }: { readonly person: PersonId; readonly now: number }): void {
    if (this.#wasAway) this.#world.isBack?.();
    this.#wasAway = false;
    this.#failures = 0;
    this.#skew = now - this.#world.now();
    // What somebody else has heard is of no use.
    if (person !== this.person) for (const watch of this.#watches.values()) watch.since = null;
    this.person = person;
    this.state = { kind: 'open' };
    for (const [table, watch] of this.#watches) {
      // Those who were missing may be back; the server says who is not.
      watch.hearer.offlineAre?.([]);
      this.#startWatch(table, watch);
    }
    for (const pending of this.#pending.values()) if (!pending.isSent) this.#put(pending);
  }

  #answered(id: string | number | null, answer: Result<true, NotDone>): void {
    if (typeof id === 'number') this.#pending.get(id)?.answer(answer);
  }

  /** What was put together at a table is not what the server has: it is shown whole, now and from now on. */
  goneAstray(table: TableId): void {
    const watch = this.#watches.get(table);
    if (!watch) return;
    [watch.since, watch.views] = [null, 'every-step'];
    this.#startWatch(table, watch, { astray: true });
  }

  /** Somebody has another seat in a game under way, and sees it differently: it is shown from the start. */
  lookAgain(table: TableId): void {
    const watch = this.#watches.get(table);
    if (!watch) return;
    watch.since = null;
    this.#startWatch(table, watch);
  }

  async #startWatch(table: TableId, watch: Watch, why: { readonly astray?: boolean } = {}): Promise<void> {
    const { since, views, isNew } = watch;
    const wanted = { views, ...(isNew ? { recall: true } : {}), ...why };
    const understood = await this.ask('watch', { table, since, ...wanted });
    // A server of an earlier version shows every step whole.
    const isOlder = !understood.ok && understood.error === 'not-understood';
    const answer = isOlder ? await this.ask('watch', { table, since }) : understood;
    if (this.#watches.get(table) !== watch) return;
    if (answer.ok) watch.hearer.caughtUp();
    else if (answer.error === 'away') return;
    else if (PASSING.includes(answer.error)) this.#hangUp();
    else this.#sendAway(table, answer.error);
  }

  #sendAway(table: TableId, why: Refused): void {
    const watch = this.#watches.get(table);
    this.#watches.delete(table);
    watch?.hearer.sentAway(why);
  }

  #arrived(table: TableId, number: number, snapshot: Snapshot): void {
    const watch = this.#watches.get(table);
    if (!watch) return;
    [watch.since, watch.isNew] = [number, false];
    watch.hearer.arrived(number, snapshot);
  }

  #news(table: TableId, number: number, news: News): void {
    const watch = this.#watches.get(table);
    // Without a beginning it means nothing; a snapshot is on its way.
    if (!watch || watch.since === null) return;
    if (number <= watch.since) return;
    const isNext = number === watch.since + 1;
    watch.since = isNext ? number : null;
    if (isNext) watch.hearer.heard(number, news);
    // Something in between was not understood, or did not come.
    else this.#startWatch(table, watch);
  }

  #say<V extends Verb>(verb: V, body: Body<V>): void {
    this.#wire?.send(JSON.stringify({ [verb]: body }));
  }

  #put(pending: Pending): void {
    pending.isSent = true;
    this.#wire?.send(pending.text);
  }

  /** From now on silence is suspicious. */
  #listen(): void {
    if (this.state.kind === 'open') this.#settle();
  }

  #settle(): void {
    if (this.state.kind === 'away' && !this.#isNeeded) this.#rest();
    if (this.state.kind !== 'open') return;
    if (this.#isNeeded) this.#next(SILENCE, () => this.ask('ping', {}));
    else this.#next(IDLE, () => this.#rest());
  }

  #rest(): void {
    this.#dialled++;
    this.#stopNext();
    this.#wire?.close();
    this.#wire = null;
    this.#failures = 0;
    this.state = { kind: 'resting' };
  }

  #next(milliseconds: number, act: () => void): void {
    this.#stopNext();
    this.#stopNext = this.#world.later(milliseconds, act);
  }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
};
