import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { programAccount } from './program-accounts.ts';
import { OPEN, SeatedPlayer, tableIn } from './sockets-player.ts';
import { guest, type House, openHouse } from './sockets-visitor.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', 'docs', 'examples');
const run = promisify(execFile);

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const hasPython = spawnSync('python3', ['--version']).status === 0;
const PROGRAMS = [
  ['TypeScript', process.execPath, 'online-bot.ts'],
  ...(hasPython ? [['Python', 'python3', 'online-bot.py'] as const] : []),
] as const;

/** Runs an example, and reads the results of its games. */
const plays = async (command: string, file: string, token: string, ...wishes: string[]): Promise<unknown[]> => {
  const { stdout, stderr } = await run(command, [join(EXAMPLES, file), house.url, token, ...wishes]);
  expect(stderr.replace(/.*(?:Warning|trace-warnings).*\n/g, '')).toBe('');
  return stdout
    .trim()
    .split('\n')
    .map(line => JSON.parse(line));
};

describe.each(PROGRAMS)('the example in %s', (_, command, file) => {
  it('joins somebody by the link of their table', async () => {
    const host = await guest(house);
    const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
    const line = await host.connect();
    await line.ask('watch', { table, since: null });
    const { visitor } = await programAccount(house);
    const program = plays(command, file, visitor.token ?? '', '--table', table, '--games', '1');
    await line.until(() =>
      line.heard.find(told => 'news' in told && told.news.kind === 'ready' && told.news.seat === 1),
    );
    await line.ask('ready', { table, word: 'tide' });
    expect(await line.ask('start', { table })).toBe('ok');
    await new SeatedPlayer(line, table).play();
    expect(await program).toEqual([expect.objectContaining({ table, winners: expect.any(Array) })]);
    line.close();
  });
});

it('the examples challenge each other, and play two games at once over one connection', async () => {
  const [patient, ...challengers] = [...PROGRAMS, ...PROGRAMS].slice(0, 3);
  const host = await programAccount(house, 'Patient');
  const waits = plays(patient[1], patient[2], host.visitor.token ?? '', '--games', '2');
  await expect
    .poll(async () => JSON.stringify((await host.owner.get('/api/programs')).body), { timeout: 20_000 })
    .toMatch(/"name":"Patient"[^}]*"online":true/);
  const results = await Promise.all(
    challengers.map(async ([, command, file], index) => {
      const { visitor } = await programAccount(house, `Challenger ${index}`);
      return plays(command, file, visitor.token ?? '', '--challenge', 'Patient', '--games', '1');
    }),
  );
  const sorted = (games: readonly unknown[]): string[] => games.map(game => JSON.stringify(game)).sort();
  expect(sorted(await waits)).toEqual(sorted(results.flat()));
});
