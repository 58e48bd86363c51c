// Sets the date of a running server a day back and a day ahead, and back again (libfaketime: Debian's package `faketime`).
// Nobody may be locked out, cut off or timed out by it. `npm run attack:clock`
import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MAIN, Program } from '../program.ts';
import { knownFrom } from '../sockets-player.ts';
import { guest } from '../sockets-visitor.ts';

const [library] = globSync('/usr/lib/*/faketime/libfaketime.so.1');
if (library === undefined) throw new Error('libfaketime is missing: apt install faketime');

const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
const dial = join(folder, 'date');
const setDate = (offset: string): void => writeFileSync(dial, `${offset}\n`);
setDate('+0');

const server = (): Program =>
  new Program(folder, MAIN, [], [], {
    LD_PRELOAD: library,
    FAKETIME_TIMESTAMP_FILE: dial,
    FAKETIME_NO_CACHE: '1',
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
    METRICS_TOKEN: 'for this program alone',
  });
let program = server();
const wait = (seconds: number): Promise<void> => new Promise(resolve => setTimeout(resolve, seconds * 1000));
const check = (what: string, is: boolean): void => {
  console.log(`${is ? 'ok  ' : 'FAIL'} ${what}`);
  if (!is) process.exitCode = 1;
};

const nell = await guest({ url: await program.url });
const terms = {
  rules: { edition: '2007', players: 3, ghost: false },
  clock: { kind: 'live', decision: 600, reserve: 600 },
  listed: false,
  spectators: true,
  phrasesOnly: false,
};
const table = String(Object((await nell.post('/api/tables', { terms })).body).table);
let line = await nell.connect();
await line.ask('watch', { table, since: null });
await line.ask('ready', { table, word: 'tide' });
await line.ask('start', { table });

/** Whether Nell is still there, and nobody took the helm from her. */
const look = async (when: string): Promise<void> => {
  await wait(3);
  check(`${when}: the socket is open and answers`, line.closed === null && (await line.ask('ping', {})) === 'ok');
  check(`${when}: requests are answered`, (await nell.get('/api/me/games')).status === 200);
  const { news } = knownFrom(line, table);
  check(`${when}: nobody was timed out`, !news.some(each => each.kind === 'absent'));
};

for (const offset of ['-1d', '+1d', '+0']) {
  setDate(offset);
  await look(`the date is set to ${offset}`);
}
for (const offset of ['+1d', '-1d']) {
  setDate(offset);
  await program.kill();
  program = server();
  nell.url = await program.url;
  nell.origin = nell.url;
  line = await nell.connect();
  await line.ask('watch', { table, since: null });
  await look(`killed, and started again at ${offset}`);
  const clocks = knownFrom(line, table).snapshot?.clocks ?? [];
  check(
    `killed, and started again at ${offset}: minutes are left`,
    clocks.every(({ reserve }) => reserve === 600_000),
  );
}
await program.kill();
process.exit();
