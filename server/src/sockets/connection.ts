import { CLOSED, LIMITS, type PersonId, type Refused, readAsk, type TableId, type Told } from '@jamaica/messages';
import type { RawData } from 'ws';
import type { Listener, TableTold } from '../harbour/listeners.ts';
import type { Services } from '../http/services.ts';
import { seatOf } from '../table/table.ts';
import { type Asker, carryOut, type Watch } from './carry-out.ts';
import type { Follower } from './followers.ts';
import type { Arrival, Visitor } from './visitors.ts';

/** What waits to be read by a client before it is cut off: some hundred views. */
const MOST_UNREAD = 1024 * 1024;
/** What a client may ask before it has had its answers. */
const MOST_UNANSWERED = 100;
/** How long somebody may take to say goodbye. */
const PARTING = 2000;

/** What a connection needs of a socket. */
export interface Socket {
  /** Bytes that the other side has not taken yet. */
  readonly bufferedAmount: number;
  on(event: 'message', heard: (data: RawData, isBinary: boolean) => void): unknown;
  on(event: 'ping' | 'pong', heard: (data: Buffer) => void): unknown;
  on(event: 'error', failed: (error: Error) => void): unknown;
  on(event: 'close', ended: () => void): unknown;
  ping(): void;
  pong(data: Buffer): void;
  close(code: number, why: string): void;
  terminate(): void;
}

/** What its messages go over. */
export interface Wire {
  /** Several messages in one go. */
  send(texts: readonly string[]): void;
}

/** One client at the other end of a socket. Nothing that it sends can do more than be refused, or end its own connection. */
export class Connection implements Visitor, Follower {
  readonly person: PersonId;
  readonly name: string;
  readonly address: string;
  readonly made: number;
  known: Asker['known'] = null;
  readonly #socket: Socket;
  readonly #wire: Wire;
  readonly #services: Services;
  readonly #watching = new Map<TableId, () => void>();
  /** Tables that it hears of only because its person sits there. */
  readonly #followed = new Set<TableId>();
  /** What was asked and has not been looked at yet. */
  readonly #asked: (RawData | null)[] = [];
  #isAnswering = false;
  /** What is to be sent when this moment is over. */
  #unsent: string[] = [];
  #unsentLength = 0;
  /** The last look for new tables. */
  #looking: Promise<void> = Promise.resolve();
  #willLook = false;
  #isThere = true;
  /** A ping was sent because somebody would miss this person, and nothing has come since. */
  #isAsked = false;
  #isSilent = false;
  #hasEnded = false;

  constructor(socket: Socket, wire: Wire, services: Services, { person, name, address, made }: Arrival) {
    this.#socket = socket;
    this.#wire = wire;
    this.#services = services;
    this.person = person;
    this.name = name;
    this.address = address;
    this.made = made;
    socket.on('message', (data, isBinary) => this.#heard(data, isBinary));
    socket.on('ping', data => {
      if (this.#isInPace()) socket.pong(data);
    });
    socket.on('pong', () => this.#isInPace());
    socket.on('error', error => this.#failed(error));
    socket.on('close', () => this.#ended());
    services.visitors.came(this);
    services.metrics.sockets.inc();
  }

  tell(told: Told): void {
    if (this.#hasEnded) return;
    if (this.#socket.bufferedAmount + this.#unsentLength > MOST_UNREAD) return this.end('tooSlow');
    const text = written(told);
    // A move brings several messages to the same people, and a commit several moves: what is said in one go is sent in one go.
    if (this.#unsent.length === 0) process.nextTick(() => this.#send());
    this.#unsent.push(text);
    this.#unsentLength += text.length;
  }

  #send(): void {
    const texts = this.#unsent;
    if (texts.length === 0) return;
    [this.#unsent, this.#unsentLength] = [[], 0];
    this.#wire.send(texts);
  }

  greet(): void {
    this.tell({ hello: { person: this.person, name: this.name, now: this.#services.now() } });
  }

  end(why: keyof typeof CLOSED): void {
    if (this.#hasEnded) return;
    if (why !== 'going') this.#services.metrics.cutOff.inc({ why });
    this.#ended();
    this.#send();
    this.#socket.close(CLOSED[why], why);
    // Somebody who does not read would not read the goodbye either.
    this.#services.time.later(PARTING, () => this.#socket.terminate());
  }

  check(): void {
    if (this.#hasEnded) return;
    if (!this.#isThere) return this.end('silent');
    this.#isThere = false;
    this.#socket.ping();
  }

  listen(): void {
    if (this.#hasEnded) return;
    const { harbour } = this.#services;
    if (![...this.#watching.keys()].some(table => harbour.isAwaited(table, this.person))) {
      this.#isAsked = false;
      return;
    }
    if (this.#isAsked) this.#fallSilent(true);
    this.#isAsked = true;
    this.#socket.ping();
  }

  #fallSilent(isSilent: boolean): void {
    if (this.#isSilent === isSilent) return;
    this.#isSilent = isSilent;
    for (const table of this.#watching.keys()) this.#services.harbour.lookWhoIsThere(table);
  }

  get tables(): number {
    return this.#watching.size;
  }

  /** Hears what happens at a table; refuses, or null. */
  async watch({ table, since, views = 'every-step', recall = false }: Watch): Promise<Refused | null> {
    this.unwatch(table);
    if (this.#watching.size >= LIMITS.followed) return 'too-many';
    const isSilent = (): boolean => this.#isSilent;
    const listener: Listener = {
      person: this.person,
      address: this.address,
      views,
      recalls: recall,
      get isSilent() {
        return isSilent();
      },
      offlineAre: (at, seats) => this.tell({ table: at, offline: seats }),
      besideIs: (at, beside) => this.tell({ table: at, beside }),
      botsAre: (at, bots) => this.tell({ table: at, bots }),
      told: told => {
        this.tell(told);
        this.#mayStopFollowing(told);
      },
      sentAway: away => {
        this.unwatch(away);
        this.tell({ table: away, away: 'no-spectators' });
      },
    };
    const watched = await this.#services.harbour.watch(table, since, listener);
    if (!watched.ok) return watched.error;
    if (this.#hasEnded) watched.value();
    else {
      // It may have begun to watch the table meanwhile.
      this.unwatch(table);
      this.#watching.set(table, watched.value);
      this.#services.metrics.watching.inc();
    }
    return null;
  }

  unwatch(table: TableId): void {
    const stop = this.#watching.get(table);
    if (!stop) return;
    stop();
    this.#watching.delete(table);
    this.#followed.delete(table);
    this.#services.metrics.watching.dec();
  }

  /** Hears of every table its person sits at, now and from now on. */
  async follow(heard: Readonly<Record<TableId, number>>): Promise<Refused | null> {
    const { followers, store, now } = this.#services;
    // First it subscribes, then it looks: nothing in between is missed.
    await followers.came(this);
    if (this.#hasEnded) followers.left(this);
    await store.programsSeen([this.person], now());
    for (const [table, since] of Object.entries(heard)) await this.#follow(table, since);
    this.look();
    await this.#looking;
    return null;
  }

  look(): void {
    if (this.#willLook) return;
    this.#willLook = true;
    this.#looking = this.#looking
      .then(() => this.#lookForTables())
      .catch(error => this.#services.log.error({ err: error, person: this.person }, 'tables could not be followed'));
  }

  async #lookForTables(): Promise<void> {
    this.#willLook = false;
    const tables = await this.#services.store.tablesOf(this.person, false, LIMITS.followed);
    for (const { table, summary } of tables) {
      const isSeated = summary.seats.some(sitter => sitter?.kind === 'person' && sitter.person === this.person);
      const mayFollow = this.#watching.size < LIMITS.followed && !this.#hasEnded;
      if (isSeated && !this.#watching.has(table) && mayFollow) await this.#follow(table, null);
    }
  }

  async #follow(id: TableId, since: number | null): Promise<void> {
    const table = await this.#services.harbour.table(id);
    const why = table && seatOf(table, this.person) === null ? 'not-seated' : await this.watch({ table: id, since });
    if (why !== null) return this.tell({ table: id, away: why });
    this.#followed.add(id);
    // It may have ended meanwhile, or before: then everything has been told.
    if ((await this.#services.harbour.table(id))?.stage === 'over') return this.unwatch(id);
    // An answer may have been lost with the connection, and what was missed need not ask anew: the table as it stands does.
    if (since !== null) await this.#follow(id, null);
  }

  /** A game that has ended, or a seat that somebody else has now, is not followed any more. */
  #mayStopFollowing(told: TableTold): void {
    const { table } = told;
    if (!('news' in told) || !this.#followed.has(table)) return;
    if (told.news.kind === 'ended') return this.unwatch(table);
    const mayBeOut = told.news.kind === 'rose' || told.news.kind === 'sat';
    if (!mayBeOut || this.#services.harbour.isSeated(table, this.person)) return;
    this.unwatch(table);
    this.tell({ table, away: 'not-seated' });
  }

  /** Whether one more message of a client is taken: it may not be reading the answers. */
  #hasRoom(): boolean {
    if (this.#hasEnded) return false;
    this.#isThere = true;
    this.#isAsked = false;
    this.#fallSilent(false);
    if (this.#socket.bufferedAmount > MOST_UNREAD) this.end('tooSlow');
    return !this.#hasEnded;
  }

  /** The same for pings, which are answered at once and wait for nothing: too many of them end it. */
  #isInPace(): boolean {
    if (this.#hasRoom() && !this.#services.paces.pingsOfPerson.allows(this.person)) this.end('tooFast');
    return !this.#hasEnded;
  }

  #heard(data: RawData, isBinary: boolean): void {
    if (!this.#hasRoom()) return;
    if (this.#asked.length >= MOST_UNANSWERED) return this.end('tooFast');
    this.#asked.push(isBinary ? null : data);
    if (!this.#isAnswering) this.#answerAll();
  }

  /** One after the other, so that answers come in the order of the questions. */
  async #answerAll(): Promise<void> {
    this.#isAnswering = true;
    const { paces, time, log } = this.#services;
    for (; this.#asked.length > 0; this.#asked.shift())
      try {
        // A client that waits for each answer is slowed down and not cut off: a program that answers at once is not a flood.
        for (let wait = paces.asksOfPerson.wait(this.person); wait > 0 && !this.#hasEnded; ) {
          await new Promise<void>(resolve => time.later(wait, resolve));
          wait = paces.asksOfPerson.wait(this.person);
        }
        const [data] = this.#asked;
        await this.#answer(data ? parsed(data) : undefined);
      } catch (error) {
        log.error({ err: error, person: this.person }, 'a message failed');
      }
    this.#isAnswering = false;
  }

  async #answer(input: unknown): Promise<void> {
    if (this.#hasEnded) return;
    const { metrics, log } = this.#services;
    const ask = readAsk(input);
    if (!ask.ok) {
      const { id, path, expected } = ask.error;
      metrics.asks.inc({ verb: 'none', answer: 'not-understood' });
      return this.tell({ refused: id, why: 'not-understood', path, expected });
    }
    const { verb, id } = ask.value;
    const stop = metrics.askSeconds.startTimer({ verb });
    let why: Refused | null;
    try {
      why = await carryOut(ask.value, this, this.#services);
    } catch (error) {
      log.error({ err: error, verb }, 'an ask failed');
      why = 'unavailable';
    }
    stop();
    metrics.asks.inc({ verb, answer: why ?? 'ok' });
    this.tell(why === null ? { ok: id } : { refused: id, why });
  }

  // What ws itself refuses (too big, not UTF-8, not a frame) it also ends; here it is only counted.
  #failed(error: Error): void {
    this.#services.metrics.cutOff.inc({ why: 'code' in error ? String(error.code) : 'error' });
  }

  #ended(): void {
    if (this.#hasEnded) return;
    this.#hasEnded = true;
    for (const table of [...this.#watching.keys()]) this.unwatch(table);
    this.#services.visitors.left(this);
    this.#services.followers.left(this);
    this.#services.metrics.sockets.dec();
  }
}

/** How many texts are remembered: those whom one change is told hear of it one after the other, in a few ways. */
const REMEMBERED = 4;
const remembered: { readonly told: Told; readonly text: string }[] = [];

/** What many are told is written once. */
const written = (told: Told): string => {
  for (const each of remembered) if (each.told === told) return each.text;
  const text = JSON.stringify(told);
  // An answer is for one alone.
  if ('news' in told && remembered.unshift({ told, text }) > REMEMBERED) remembered.pop();
  return text;
};

const parsed = (data: RawData): unknown => {
  try {
    return JSON.parse(data.toString());
  } catch {
    return undefined;
  }
};
