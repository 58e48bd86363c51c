import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LEVELS } from '@jamaica/bots';
import { LANGUAGES } from '@jamaica/words';
import { wordsFor } from '@jamaica/words/terminal';
import { afterAll, describe, expect, it } from 'vitest';
import { called } from '../test/called.ts';
import { isWellFormed } from '../test/well-formed.ts';
import { EXIT } from './command.ts';

const folder = mkdtempSync(join(tmpdir(), 'jamaica-arena-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** One thread is enough for a game or two, and takes half the time of two to start. */
const ALONE = ['--workers', '1'];

const json = async (...args: string[]): Promise<Record<string, unknown>> => {
  const { code, out, err } = await called(['arena', '--json', ...args]);
  expect({ code, err }).toEqual({ code: EXIT.done, err: '' });
  expect(out.trim().split('\n')).toHaveLength(1);
  return JSON.parse(out);
};

it('gives the same result for one worker and for two', async () => {
  const order = ['bosun', 'deckhand', '--players', '3', '--games', '8', '--budget', '2', '--seed', 'same'];
  const { timing: _one, ...one } = await json(...order, '--workers', '1');
  const { timing: _two, ...two } = await json(...order, '--workers', '2');
  expect(two).toEqual(one);
  expect(one).toMatchObject({
    edition: '2021',
    players: 3,
    ghost: false,
    games: 9,
    complete: true,
    bots: [
      { name: 'bosun', games: 9, seats: 1 },
      { name: 'deckhand', games: 9, seats: 2 },
    ],
  });
});

it('climbs the ladder from the lowest level to the highest', async () => {
  const { ladder, complete } = await json('--ladder', '--games', '2', '--budget', '1', '--players', '2', ...ALONE);
  expect(complete).toBe(true);
  expect(ladder).toMatchObject(LEVELS.slice(1).map((level, index) => ({ level, over: LEVELS[index], games: 2 })));
});

it('lets a level think as it alone is told to, also on the ladder', async () => {
  const few = ['--games', '2', '--budget', '1', '--players', '2', ...ALONE];
  const { bots } = await json('deckhand:3', 'deckhand', ...few);
  expect(bots).toMatchObject([{ name: 'deckhand:3' }, { name: 'deckhand' }]);
  const { ladder } = await json('--ladder', 'bosun:2', 'admiral:1ms', ...few);
  expect(ladder).toMatchObject([
    { level: 'bosun:2', over: 'deckhand' },
    { level: 'captain', over: 'bosun:2' },
    { level: 'admiral:1ms', over: 'captain' },
  ]);
});

it('draws how a level gains by thinking', async () => {
  const file = join(folder, 'curve.svg');
  const { code, out } = await called([
    'arena',
    '--curve',
    'bosun',
    '--games',
    '2',
    '--players',
    '2',
    '--svg',
    file,
    ...ALONE,
  ]);
  expect(code).toBe(EXIT.done);
  expect([...out.matchAll(/^\| +(\d+) \|/gm)].map(([, budget]) => Number(budget))).toEqual([2, 4, 8, 16, 32, 64]);
  const drawn = readFileSync(file, 'utf8');
  expect(isWellFormed(drawn)).toBe(true);
  expect(drawn).toContain('<polyline');
});

it.each(LANGUAGES)('tells the result in %s', async language => {
  const order = ['deckhand', '--budget', '1', '--games', '1', '--lang', language, ...ALONE];
  const { code, out, err } = await called(['arena', ...order]);
  expect({ code, err }).toEqual({ code: EXIT.done, err: '' });
  const { arena } = wordsFor(language);
  for (const word of [arena.bot, arena.winRate, arena.interval, arena.rating]) expect(out).toContain(word);
});

it('says so at once when the drawing has no folder, and after the result when it cannot be written', async () => {
  const order = ['arena', 'deckhand', '--budget', '1', '--games', '1', ...ALONE, '--svg'];
  const early = await called([...order, join(folder, 'no', 'such.svg')]);
  expect([early.code, early.out]).toEqual([EXIT.usage, '']);
  expect(early.err).toContain('such.svg');
  const late = await called([...order, folder]);
  expect(late.code).toBe(EXIT.usage);
  expect(late.out).toContain('deckhand');
  expect(late.err).toContain(folder);
});

it('shows what has been played when it is stopped', async () => {
  const main = new URL('./main.ts', import.meta.url).pathname;
  // It stops itself as soon as it listens for that, however long a busy machine takes to come so far; and once more, as a
  // terminal and `timeout` or npm do together.
  const kill = '()=>{process.kill(process.pid,name);setTimeout(()=>process.kill(process.pid,name),20)}';
  const stops = `process.on("newListener",name=>{if(name==="SIGINT")setTimeout(${kill},500)})`;
  const order = ['arena', 'deckhand', '--games', '1000000', '--lang', 'en'];
  const child = spawn(process.execPath, [`--import=data:text/javascript,${encodeURIComponent(stops)}`, main, ...order]);
  let out = '';
  child.stdout.on('data', text => {
    out += text;
  });
  const [code] = await once(child, 'close');
  expect(code).toBe(EXIT.done);
  expect(out).toMatch(/^Stopped (after [\d,]+ of 1,000,000 games|before a game was over)\./);
});

it('lets a program take a seat and tells what went wrong with it', async () => {
  const babbler = `"${process.execPath}" "${new URL('../test/bots/babbles.ts', import.meta.url).pathname}"`;
  // However long a busy machine takes to start the program, it is not late.
  const patient = ['--exec', babbler, '--exec-timeout', '50000'];
  const order = ['deckhand', ...patient, '--budget', '1', '--players', '2', '--games', '2', ...ALONE];
  const { bots } = await json(...order);
  expect(bots).toMatchObject([{ name: 'deckhand' }, { name: babbler, troubles: { late: 0, died: 0 } }]);
  expect(bots).not.toMatchObject([{}, { troubles: { nonsense: 0 } }]);
});

describe('a wrong call is refused with what was expected', () => {
  it.each([
    [[], 'bosun'],
    [['whale'], 'not whale'],
    [['bosun', 'bosun', 'bosun', '--players', '2'], 'at most 2 bots'],
    [['bosun', '--players', '7'], '2 to 6 players'],
    [['bosun', '--games', '0'], '--games'],
    [['bosun', '--budget', '0'], '--budget'],
    [['bosun', '--budget', '2', '--ms', '2'], '--ms'],
    [['--exec', 'true', '--ladder'], '--ladder'],
    [['bosun', '--curve', 'captain'], '--curve'],
    [['captain:'], 'LEVEL:N'],
    [['captain:0'], 'LEVEL:N'],
    [['captain:fastms'], 'LEVEL:N'],
    [['boatswain:3'], 'boatswain'],
    [['--ladder', '--curve', 'bosun'], '--curve'],
    [['--curve', LEVELS[0]], `not ${LEVELS[0]}`],
    [['--curve'], '--curve'],
    [['--exec'], '--exec'],
    [['bosun', '--exec-timeout', 'soon'], '--exec-timeout'],
  ])('%j', async (args, expected) => {
    const { code, out, err } = await called(['arena', ...args]);
    expect([code, out]).toEqual([EXIT.usage, '']);
    expect(err).toContain(expected);
  });
});
