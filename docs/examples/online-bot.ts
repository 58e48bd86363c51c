// A bot that plays online: npm run online-bot -- http://localhost:8080 TOKEN [TABLE]. See docs/server.md.
// Without a table it opens one, with bots in the other seats, and plays until the end. Needs Node 24 and `ws`.

import { randomUUID } from 'node:crypto';
import { WebSocket } from 'ws';

const [server, token, asked] = process.argv.slice(2);
const headers = { Authorization: `Bearer ${token}` };

/** Only what this bot looks at. */
interface View {
  readonly options: readonly string[];
  readonly waiting: { readonly over?: object };
}
interface Told {
  readonly snapshot?: { readonly view: View | null; readonly decision: number | null };
  readonly news?: { readonly view?: View; readonly decision?: number | null };
  readonly refused?: string;
  readonly why?: string;
}

const openTable = async (): Promise<string> => {
  const terms = {
    rules: { edition: '2021', players: 3, ghost: false },
    clock: { kind: 'none' },
    listed: false,
    spectators: true,
    phrasesOnly: false,
  };
  const response = await fetch(new URL('/api/tables', server), {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ terms }),
  });
  if (!response.ok) throw new Error(`no table: ${response.status} ${await response.text()}`);
  return (await response.json()).table;
};

/** Put something better here: the view says everything that a player at the table would see. */
const choose = ({ options }: View): string => options[Math.floor(Math.random() * options.length)];

const table = asked ?? (await openTable());
const socket = new WebSocket(new URL('/socket', server.replace(/^http/, 'ws')), { headers });
const say = (id: string, message: object): void => socket.send(JSON.stringify({ id, ...message }));
let answered: number | null = null;

socket.on('open', () => {
  say('watch', { watch: { table, since: null } });
  say('sit', { sit: { table, seat: null, pirate: null } });
  say('ready', { ready: { table, word: randomUUID() } });
  if (asked === undefined) say('start', { start: { table } }); // it is our table; bots take the free seats
});

socket.on('message', data => {
  const told: Told = JSON.parse(data.toString());
  if (told.why) console.error(`${told.refused} was refused: ${told.why}`);
  const { view, decision } = told.snapshot ?? told.news ?? {};
  if (view?.waiting.over) {
    console.log(JSON.stringify(view.waiting.over));
    socket.close();
  } else if (view && view.options.length > 0 && decision != null && decision !== answered) {
    answered = decision; // every decision is answered once; a repeated answer would be harmless, too
    say('choose', { choose: { table, decision, choice: choose(view) } });
  }
});

socket.on('close', (code, reason) => {
  if (code !== 1000 && code !== 1005) {
    console.error(`closed: ${code} ${reason}`);
    process.exitCode = 1;
  }
});
