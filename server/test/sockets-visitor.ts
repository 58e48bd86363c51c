import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { type AskId, type Told, Told as ToldSchema, type Verb } from '@jamaica/messages';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { type Config, type Equipment, newLog, readConfig, startServer } from '../src/index.ts';

/** A server of one's own on this machine. */
export interface House {
  readonly url: string;
  readonly folder: string;
  restart(): Promise<House>;
  close(): Promise<void>;
}

export const SETTINGS = (folder: string): Record<string, string> => ({
  PORT: '0',
  HOST: '127.0.0.1',
  DATA_DIR: folder,
  WEB_DIR: join(folder, 'web'),
  LOG_LEVEL: 'silent',
  BOT_THREADS: '1',
});

const configOf = (environment: Record<string, string>): Config => {
  const config = readConfig(environment);
  if (!config.ok) throw new Error(config.error.setting);
  return config.value;
};

const ANY_NUMBER = { burst: 1e9, perMinute: 1e9 };
/** For tests that ask more, and faster, than anybody may. */
export const FREELY: Required<Equipment>['allowances'] = {
  requestsOfAddress: ANY_NUMBER,
  guestsOfAddress: ANY_NUMBER,
  guessesOfAddress: ANY_NUMBER,
  wrongTablesOfAddress: ANY_NUMBER,
  wrongTablesOfAll: ANY_NUMBER,
  picturesOfAddress: ANY_NUMBER,
  downloadsOfPerson: ANY_NUMBER,
  changesOfPerson: ANY_NUMBER,
  tablesOfPerson: ANY_NUMBER,
  asksOfPerson: ANY_NUMBER,
  pingsOfPerson: ANY_NUMBER,
  chatOfPerson: ANY_NUMBER,
  tablesOfAddress: ANY_NUMBER,
  fussOfPerson: ANY_NUMBER,
  asidesOfPerson: ANY_NUMBER,
};

/** Starts the real server. Bots think shortly. */
export const openHouse = async (equipment: Equipment = {}, settings: Record<string, string> = {}): Promise<House> => {
  const folder = settings.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'jamaica-'));
  const running = await startServer(configOf({ ...SETTINGS(folder), ...settings }), newLog('silent'), {
    patience: () => ({ games: 1 }),
    ...equipment,
  });
  return {
    url: `http://127.0.0.1:${running.port}`,
    folder,
    async restart() {
      await running.close();
      return openHouse(equipment, { ...settings, DATA_DIR: folder });
    },
    async close() {
      await running.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

export interface Reply {
  readonly status: number;
  readonly body: unknown;
  readonly headers: Headers;
}

/** Somebody with a browser, or a program with a token. */
export class Visitor {
  url: string;
  cookie: string | null = null;
  token: string | null = null;
  origin: string | null;
  /** Where they say that they come from, for servers that believe it. */
  address: string | null = null;

  constructor({ url }: Pick<House, 'url'>) {
    this.url = url;
    this.origin = url;
  }

  get headers(): Record<string, string> {
    return {
      ...(this.cookie === null ? {} : { Cookie: this.cookie }),
      ...(this.token === null ? {} : { Authorization: `Bearer ${this.token}` }),
      ...(this.origin === null ? {} : { Origin: this.origin }),
      ...(this.address === null ? {} : { 'X-Forwarded-For': this.address }),
    };
  }

  async fetch(method: string, path: string, body?: unknown): Promise<Reply> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...this.headers, ...(body === undefined ? {} : { 'Content-Type': 'application/json' }) },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const [cookie] = response.headers.getSetCookie();
    if (cookie) this.cookie = /=;/.test(cookie) ? null : cookie.split(';')[0];
    const text = await response.text();
    const isJson = /json(?!l)/.test(response.headers.get('content-type') ?? '');
    return { status: response.status, body: isJson ? JSON.parse(text) : text, headers: response.headers };
  }

  get = (path: string): Promise<Reply> => this.fetch('GET', path);
  post = (path: string, body?: unknown): Promise<Reply> => this.fetch('POST', path, body);
  put = (path: string, body?: unknown): Promise<Reply> => this.fetch('PUT', path, body);
  delete = (path: string, body?: unknown): Promise<Reply> => this.fetch('DELETE', path, body);

  connect(): Promise<Line> {
    return Line.open(this);
  }
}

export const guest = async (house: Pick<House, 'url'>): Promise<Visitor> => {
  const visitor = new Visitor(house);
  await visitor.get('/api/me');
  return visitor;
};

/** The schemas know everything that is sent, and nothing else is. */
export const understood = (input: unknown): Told => {
  const told = v.parse(ToldSchema, input);
  if (!isDeepStrictEqual(told, input)) throw new Error(`no schema knows all of ${JSON.stringify(input)}`);
  return told;
};

/** A socket by itself, before it is open. */
export const socketOf = (visitor: Visitor, autoPong = true): WebSocket =>
  new WebSocket(`${visitor.url.replace('http', 'ws')}/socket`, { headers: visitor.headers, autoPong });

/** A socket, and everything that was heard over it. Whatever the server says is held against the schemas. */
export class Line {
  readonly heard: Told[] = [];
  /** The same, byte for byte. */
  readonly frames: string[] = [];
  /** What was said. */
  readonly said: string[] = [];
  readonly socket: WebSocket;
  readonly #waiting = new Set<() => void>();
  /** 'ok' or why not, by the id of what was asked. */
  readonly #answers = new Map<AskId, string>();
  closed: number | null = null;
  #id = 0;

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.on('message', data => {
      const frame = data.toString();
      this.frames.push(frame);
      const told = understood(JSON.parse(frame));
      this.heard.push(told);
      if ('ok' in told && told.ok !== null) this.#answers.set(told.ok, 'ok');
      if ('refused' in told && told.refused !== null) this.#answers.set(told.refused, told.why);
      for (const look of [...this.#waiting]) look();
    });
    socket.on('error', () => {});
    socket.on('close', code => {
      this.closed = code;
      for (const look of [...this.#waiting]) look();
    });
  }

  /** Opens a socket; rejects with the status when it is turned away. */
  static open(visitor: Visitor, answersPings = true): Promise<Line> {
    const socket = socketOf(visitor, answersPings);
    const line = new Line(socket);
    return new Promise((resolve, reject) => {
      socket.once('open', () => resolve(line));
      socket.once('unexpected-response', (_, response) => reject(new Error(String(response.statusCode))));
      socket.once('close', () => reject(new Error('the line broke')));
    });
  }

  /** Waits until something is there, looking after every message. */
  until<T>(find: () => T | undefined): Promise<T> {
    return new Promise((resolve, reject) => {
      const look = (): void => {
        const found = find();
        if (found !== undefined) {
          this.#waiting.delete(look);
          resolve(found);
        } else if (this.closed !== null) {
          this.#waiting.delete(look);
          reject(new Error(`closed with ${this.closed}`));
        }
      };
      this.#waiting.add(look);
      look();
    });
  }

  /** Says something and waits for the answer: 'ok', or why not. */
  async ask(verb: Verb, body: object): Promise<string> {
    const id = ++this.#id;
    const text = JSON.stringify({ id, [verb]: body });
    this.said.push(text);
    this.socket.send(text);
    return this.until(() => this.#answers.get(id));
  }

  /** Waits for the next message that comes from now on. */
  next(): Promise<Told> {
    const before = this.heard.length;
    return this.until(() => this.heard[before]);
  }

  whenClosed(): Promise<number> {
    if (this.closed !== null) return Promise.resolve(this.closed);
    return new Promise(resolve => this.socket.once('close', resolve));
  }

  close(): void {
    this.socket.close();
  }
}
