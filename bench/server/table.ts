import { fromSeed } from '@jamaica/chance';
import { ROUTES, type TableAsk, type Told } from '@jamaica/messages';
import { PlayerSocket } from './player-socket.ts';

/** People at each table, unless something else is said. */
export const PLAYERS = 3;

const TERMS = {
  clock: { kind: 'none' },
  listed: false,
  spectators: true,
  phrasesOnly: false,
} as const;

/** What they play, and how they are told of it. */
interface Habits {
  readonly players: number;
  readonly views: 'every-step' | 'on-joining';
}

interface Player {
  readonly cookie: string;
  readonly socket: PlayerSocket;
  /** Asks that are not moves, and who waits for their answers. */
  readonly waiting: Map<string, { resolve(): void }>;
  /** What is open for this seat. */
  options: readonly string[];
  decision: number | null;
  answered: number | null;
  movedAt: number;
}

const rng = fromSeed('bench');

/** A table with all its people, each over a socket of their own. They choose at random. */
export class TablePlayed {
  readonly #urls: readonly string[];
  readonly #habits: Habits;
  readonly #players: Player[] = [];
  #table = '';
  #asked = 0;
  /** How long each message of a step was that the first seat heard, and all its messages together. */
  readonly steps: number[] = [];
  bytes = 0;
  /** Moves that were answered with `ok`. */
  moves = 0;
  isOver = false;
  /** Called when a seat has something to decide, and for each news of a step. */
  onQuestion: (seat: number) => void = () => {};
  onStep: (seat: number) => void = () => {};
  /** With the milliseconds from a move to its `ok`. */
  onMove: (milliseconds: number) => void = () => {};

  /** Everybody at the next one of these servers. */
  constructor(urls: readonly string[], habits: Habits = { players: PLAYERS, views: 'on-joining' }) {
    this.#urls = urls;
    this.#habits = habits;
  }

  /** Everybody comes, and they begin a game. */
  async open(): Promise<void> {
    for (let seat = 0; seat < this.#habits.players; seat++) this.#players.push(await this.#come(seat));
    await this.#begin();
  }

  /** The same people begin another game, over the sockets that they have. */
  async again(): Promise<void> {
    for (const player of this.#players) {
      await this.#ask(player, 'unwatch', {});
      [player.options, player.decision, player.answered] = [[], null, null];
    }
    this.isOver = false;
    await this.#begin();
  }

  async #begin(): Promise<void> {
    const { players, views } = this.#habits;
    const [host] = this.#players;
    const opened = await this.#fetch(this.#urls[0], 'POST', ROUTES.openTable.path, host.cookie, {
      terms: { ...TERMS, rules: { edition: '2021', players, ghost: false } },
    });
    if (!opened.ok) throw new Error(`a table was not opened: ${opened.status} ${await opened.text()}`);
    this.#table = (await opened.json()).table;
    for (const player of this.#players) {
      await this.#ask(player, 'watch', { since: null, views });
      await this.#ask(player, 'sit', { seat: null, pirate: null });
      await this.#ask(player, 'ready', { word: `word ${rng.below(1000)}` });
    }
    await this.#ask(host, 'start', {});
  }

  /** The seats that have to decide. */
  get asked(): number[] {
    return this.#players.flatMap((player, seat) => (isAsked(player) ? [seat] : []));
  }

  /** Sends a move; its answer is counted when it comes. */
  move(seat: number): void {
    const player = this.#players[seat];
    const { options, decision } = player;
    if (decision === null || options.length === 0) return;
    player.answered = decision;
    player.movedAt = performance.now();
    const body = { table: this.#table, decision, choice: options[rng.below(options.length)] };
    player.socket.say(JSON.stringify({ id: ++this.#asked, choose: body }));
  }

  async close(): Promise<void> {
    for (const { socket } of this.#players) await socket.close();
  }

  async #come(seat: number): Promise<Player> {
    const url = this.#urls[seat % this.#urls.length];
    const me = await this.#fetch(url, 'GET', ROUTES.me.path, '');
    const cookie = me.headers.getSetCookie()[0].split(';')[0];
    await me.arrayBuffer();
    const socket = await PlayerSocket.open(url, cookie);
    const player: Player = {
      cookie,
      socket,
      waiting: new Map(),
      options: [],
      decision: null,
      answered: null,
      movedAt: 0,
    };
    socket.onText = text => this.#heard(player, seat, text);
    return player;
  }

  #fetch(url: string, method: string, path: string, cookie: string, body?: object): Promise<Response> {
    return fetch(url + path, {
      method,
      headers: { Cookie: cookie, Origin: url, ...(body ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
  }

  /** Asks something that is not a move, and waits for its answer. */
  #ask(player: Player, verb: TableAsk['verb'], body: object): Promise<void> {
    const id = `${verb} ${++this.#asked}`;
    const { promise, resolve } = Promise.withResolvers<void>();
    player.waiting.set(id, { resolve });
    player.socket.say(JSON.stringify({ id, [verb]: { table: this.#table, ...body } }));
    return promise;
  }

  #heard(player: Player, seat: number, text: string): void {
    if (seat === 0) this.bytes += text.length;
    if (MOVED.test(text)) {
      this.moves++;
      this.onMove(performance.now() - player.movedAt);
    } else if (text.includes(STEP) && !text.includes(QUESTION)) {
      // Most of what is heard asks nothing of who hears it: it is not even read.
      this.#stepped(player, seat, text.length, { options: [], decision: null, isOver: text.includes(OVER) });
    } else this.#read(player, seat, text);
  }

  #read(player: Player, seat: number, text: string): void {
    const told: Told = JSON.parse(text);
    if ('ok' in told) return player.waiting.get(String(told.ok))?.resolve();
    if ('refused' in told) throw new Error(`refused: ${text}`);
    if (!('news' in told)) return;
    const { news } = told;
    if (news.kind !== 'started' && news.kind !== 'step' && news.kind !== 'events') return;
    const { options = [], waiting } = news.kind === 'events' ? news : news.view;
    const question = { options, decision: news.decision, isOver: 'over' in waiting };
    this.#stepped(player, seat, news.kind === 'started' ? null : text.length, question);
  }

  #stepped(player: Player, seat: number, length: number | null, { options, decision, isOver }: Question): void {
    [player.options, player.decision, this.isOver] = [options, decision, isOver];
    if (length !== null) {
      if (seat === 0) this.steps.push(length);
      this.onStep(seat);
    }
    if (isAsked(player)) this.onQuestion(seat);
  }
}

/** The answer to a move: only moves have a number for an id. */
const MOVED = /^\{"ok":\d/;
const STEP = '"news":{"kind":"events",';
const QUESTION = '"options":[';
const OVER = '"waiting":{"over"';

/** What is open for somebody after a step. */
interface Question extends Pick<Player, 'options' | 'decision'> {
  readonly isOver: boolean;
}

const isAsked = ({ options, decision, answered }: Player): boolean => options.length > 0 && decision !== answered;
