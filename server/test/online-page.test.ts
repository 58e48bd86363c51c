import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ProgramAccount, programAccount } from './program-accounts.ts';
import { OPEN, SeatedPlayer, tableIn } from './sockets-player.ts';
import { guest, type House, openHouse } from './sockets-visitor.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const page = (name: string): string => readFileSync(join(ROOT, 'docs', name), 'utf8').replaceAll('\r\n', '\n');

let house: House;
let folder = '';
const running: ChildProcess[] = [];
beforeAll(async () => {
  house = await openHouse();
  folder = mkdtempSync(join(tmpdir(), 'jamaica-page-'));
  symlinkSync(join(ROOT, 'node_modules'), join(folder, 'node_modules'), 'junction');
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
});
afterAll(async () => {
  for (const program of running) program.kill();
  await Promise.all(running.map(program => program.exitCode ?? program.signalCode ?? once(program, 'exit')));
  rmSync(folder, { recursive: true, force: true });
  await house.close();
});

/** Runs the program that the page has in a language, and waits for the first line that it prints. */
const launch = (language: string, file: string, command: string, { visitor }: ProgramAccount): Promise<unknown> => {
  const [, code = ''] = new RegExp(`^\`\`\`${language}\\n(.*?)^\`\`\`$`, 'ms').exec(page('online-bots.md')) ?? [];
  writeFileSync(join(folder, file), code);
  const program = spawn(command, [join(folder, file), house.url, visitor.token ?? ''], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(program);
  return once(createInterface({ input: program.stdout }), 'line').then(([line]) => JSON.parse(String(line)));
};

it('the programs of docs/online-bots.md are invited, come, and play', async () => {
  const accounts = [await programAccount(house, 'Paper'), await programAccount(house, 'Ink')];
  const results = [
    launch('python', 'online.py', 'python3', accounts[0]),
    launch('ts', 'online.ts', process.execPath, accounts[1]),
  ];
  const host = await guest(house);
  const line = await host.connect();
  const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
  await line.ask('watch', { table, since: null });
  await line.ask('ready', { table, word: 'tide' });
  for (const [index, { person }] of accounts.entries())
    await expect.poll(() => line.ask('invite', { table, seat: index + 1, person }), { timeout: 20_000 }).toBe('ok');
  await expect.poll(() => line.ask('start', { table }), { timeout: 20_000 }).toBe('ok');
  await new SeatedPlayer(line, table).play();
  const [one, other] = await Promise.all(results);
  expect(one).toMatchObject({ winners: expect.any(Array) });
  expect(other).toEqual(one);
  line.close();
});

it('the page and the example have the same WebSocket', () => {
  const [, socket = ''] = /^(class Socket:.*?)\n\n\ndef /ms.exec(page('examples/online-bot.py')) ?? [];
  expect(socket.length).toBeGreaterThan(1000);
  expect(page('online-bots.md')).toContain(socket);
});
