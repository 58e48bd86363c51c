// A program that plays online: npm run online-bot -- http://localhost:8080 TOKEN. See docs/online-bots.md.
//
// It puts itself in the list of programs, follows all of its tables over one connection, accepts every invitation, and plays at
// several tables at once until it is stopped. --table ID sits down at a table, --challenge NAME opens one and invites another
// program, --games N ends after this many games. Needs Node 24 and `ws`.

import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { WebSocket } from 'ws';

const { values: wish, positionals } = parseArgs({
  allowPositionals: true,
  options: { table: { type: 'string' }, challenge: { type: 'string' }, games: { type: 'string', default: '0' } },
});
const [server, token] = positionals;
const headers = { Authorization: `Bearer ${token}` };

const CARD = { level: 'deckhand', languages: [], about: 'Chooses at random', tables: 10 };
/** After this many milliseconds a table that has not started is given up: it takes one of our places. */
const PATIENCE = 600_000;

/** Only what this program looks at. */
interface View {
  readonly options: readonly string[];
  readonly waiting: { readonly over?: object };
}
interface Shown {
  readonly view?: View | null;
  readonly decision?: number | null;
}
interface Snapshot extends Shown {
  readonly stage: 'gathering' | 'sailing' | 'over';
  readonly you: number | null;
  readonly seats: readonly { readonly sitter: object | null; readonly ready: boolean }[];
}
interface News extends Shown {
  readonly kind: string;
  readonly seat?: number;
}
interface Told {
  readonly table?: string;
  readonly number?: number;
  readonly snapshot?: Snapshot;
  readonly news?: News;
  readonly away?: string;
  readonly refused?: string;
  readonly why?: string;
}

const request = async (method: string, path: string, body?: object): Promise<Response> =>
  fetch(new URL(path, server), {
    method,
    headers: body ? { ...headers, 'Content-Type': 'application/json' } : headers,
    ...(body ? { body: JSON.stringify(body) } : {}),
  });

/** Put something better here: the view says everything that a player at the table would see. */
const choose = ({ options }: View): string => options[Math.floor(Math.random() * options.length)];

/** By table: the last change that was heard, and the last decision that was answered. */
const heard = new Map<string, number>();
const answered = new Map<string, number>();
/** By table that has not started: what ends the wait. */
const waiting = new Map<string, NodeJS.Timeout>();
/** By table that is ours: whom we invite there. */
const mine = new Map<string, string>();
let games = 0;

const forget = (table: string): void => {
  clearTimeout(waiting.get(table));
  for (const each of [heard, answered, waiting, mine]) each.delete(table);
};

/** The connection that there is now. */
let line: WebSocket | null = null;
const say = (verb: string, body: object): void => line?.send(JSON.stringify({ id: verb, [verb]: body }));

/** One connection, from the greeting to its end. */
const listen = (): Promise<void> => {
  const socket = new WebSocket(new URL('/socket', server.replace(/^http/, 'ws')), { headers });
  line = socket;
  answered.clear(); // the last answers may have been lost with the last connection

  /** A table as it stands: where we have a seat and are not ready, somebody has invited us. */
  const come = (table: string, { stage, you, seats }: Snapshot): void => {
    if (stage !== 'gathering' || you === null) return;
    clearTimeout(waiting.get(table));
    waiting.set(table, setTimeout(() => say('rise', { table }), PATIENCE).unref());
    if (!seats[you].ready) say('ready', { table, word: randomUUID() });
    if (mine.has(table) && seats[1].sitter === null) say('invite', { table, seat: 1, person: mine.get(table) });
  };

  const watch = (table: string, { view, decision }: Shown): void => {
    if (!view) return;
    clearTimeout(waiting.get(table));
    if (view.waiting.over) {
      console.log(JSON.stringify({ table, ...view.waiting.over }));
      forget(table);
      if (++games === Number(wish.games)) socket.close();
    } else if (view.options.length > 0 && decision != null && decision !== answered.get(table)) {
      answered.set(table, decision); // every decision is answered once; a repeated answer would be harmless, too
      say('choose', { table, decision, choice: choose(view) });
    }
  };

  const hear = ({ table, number, snapshot, news, away, refused, why }: Told): void => {
    if (why) console.error(`${refused} was refused: ${why}`);
    if (table && away) forget(table);
    if (!table || number === undefined) return;
    if (news?.kind === 'ended') return forget(table); // nothing more is told of it
    heard.set(table, number);
    if (snapshot) come(table, snapshot);
    if (news?.kind === 'ready' && news.seat === 1 && mine.has(table)) say('start', { table });
    watch(table, snapshot ?? news ?? {});
  };

  return new Promise(resolve => {
    socket.addEventListener('open', () => {
      say('follow', { heard: Object.fromEntries(heard) });
      if (wish.table && !heard.has(wish.table)) say('sit', { table: wish.table, seat: null, pirate: null });
    });
    socket.addEventListener('message', ({ data }) => hear(JSON.parse(String(data))));
    socket.addEventListener('error', ({ message }) => console.error(message));
    socket.addEventListener('close', ({ code, reason }) => {
      if (code !== 1005) console.error(`closed: ${code} ${reason}`);
      resolve();
    });
  });
};

/** Opens a table for two, and remembers whom to invite there. */
const challenge = async (name: string): Promise<void> => {
  const { programs } = await (await request('GET', '/api/programs')).json();
  const other = programs.find((program: { name: string }) => program.name === name);
  if (!other) throw new Error(`no program is called ${name}`);
  const terms = {
    rules: { edition: '2021', players: 2, ghost: true },
    clock: { kind: 'none' },
    listed: false,
    spectators: true,
    phrasesOnly: false,
  };
  const { table } = await (await request('POST', '/api/tables', { terms })).json();
  mine.set(table, other.person);
};

const listed = await request('PUT', '/api/me/program', CARD);
if (listed.status === 401) throw new Error('the token is not good');
if (!listed.ok) console.error(`not in the list of programs: ${await listed.text()}`);
if (wish.challenge) await challenge(wish.challenge);
for (let delay = 1000; ; delay = Math.min(30_000, delay * 2)) {
  const began = Date.now();
  await listen();
  if (Number(wish.games) > 0 && games >= Number(wish.games)) break;
  if (Date.now() - began > 60_000) delay = 1000;
  await sleep(delay);
}
