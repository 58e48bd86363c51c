import { execFile, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import * as v from 'valibot';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { OPEN, Seat, tableIn } from './sockets-player.ts';
import { guest, type House, openHouse } from './sockets-visitor.ts';

const EXAMPLES = join(import.meta.dirname, '..', '..', 'docs', 'examples');
const run = promisify(execFile);

let house: House;
beforeAll(async () => {
  house = await openHouse();
});
afterAll(() => house.close());

const token = async (): Promise<string> => {
  const { body } = await (await guest(house)).post('/api/bots', { name: 'Clockwork' });
  return v.parse(v.object({ token: v.string() }), body).token;
};

const hasPython = spawnSync('python3', ['--version']).status === 0;
const PROGRAMS = [
  ['TypeScript', process.execPath, 'online-bot.ts'],
  ...(hasPython ? [['Python', 'python3', 'online-bot.py'] as const] : []),
] as const;

describe.each(PROGRAMS)('the example in %s', (_, command, file) => {
  it('opens a table and finishes a game', async () => {
    const { stdout, stderr } = await run(command, [join(EXAMPLES, file), house.url, await token()]);
    expect(JSON.parse(stdout)).toMatchObject({ winners: expect.any(Array) });
    expect(stderr.replace(/.*(?:Warning|trace-warnings).*\n/g, '')).toBe('');
  });

  it('joins somebody by the link of their table', async () => {
    const host = await guest(house);
    const table = tableIn(await host.post('/api/tables', { terms: OPEN }));
    const line = await host.connect();
    await line.ask('watch', { table, since: null });
    const program = run(command, [join(EXAMPLES, file), house.url, await token(), table]);
    await line.until(() =>
      line.heard.find(told => 'news' in told && told.news.kind === 'ready' && told.news.seat === 1),
    );
    await line.ask('ready', { table, word: 'tide' });
    expect(await line.ask('start', { table })).toBe('ok');
    await new Seat(line, table).play();
    expect(JSON.parse((await program).stdout)).toMatchObject({ winners: expect.any(Array) });
    line.close();
  });
});
