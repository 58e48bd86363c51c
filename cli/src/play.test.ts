import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fromSeed, verifyFair } from '@jamaica/chance';
import { replay } from '@jamaica/rules/record';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { called } from '../test/called.ts';
import { jamaica } from '../test/program.ts';
import { EXIT } from './command.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const file = (name: string): string => join(folder, name);
const record = (path: string): { steps: unknown[]; final?: unknown } => JSON.parse(readFileSync(path, 'utf8'));

const ones = (count: number): string => '1\n'.repeat(count);
/** Numbers that are options, and some that are not. */
const anything = (count: number): string => {
  const rng = fromSeed('answers');
  return Array.from({ length: count }, () => `${rng.below(5)}\n`).join('');
};

describe('a whole game through a pipe', () => {
  it.each([
    ['en', '2007', 2, ones(2000), 'The game is over.'],
    ['ru', '2021', 6, ones(2000), 'Партия окончена.'],
    ['en', '2021', 2, anything(6000), 'The game is over.'],
    ['uk', '2007', 6, anything(6000), 'Гру завершено'],
    ['fr', '2021', 4, ones(2000), 'La partie est finie'],
    ['it', '2007', 3, anything(6000), 'partita'],
  ])('%s, edition %s, %i players', async (language, edition, players, answers, over) => {
    const path = file(`${language}-${edition}-${players}.json`);
    const args = ['--lang', language, '--edition', edition, '--players', String(players), '--record', path];
    const { code, out, err } = await called(['play', ...args, '--seed', 'piped'], { input: answers });
    expect({ code, err }).toEqual({ code: EXIT.done, err: '' });
    expect(out).toContain(over);
    expect(out).not.toMatch(/undefined|NaN|\[object/);
    expect(replay(record(path))).toMatchObject({ ok: true });
    expect(record(path).final).toBeDefined();
  });

  it('with fair dice leaves a record that proves them', async () => {
    const path = file('fair.json');
    const { code, out } = await jamaica(['play', '--players', '3', '--record', path], { input: ones(2000) });
    expect(code).toBe(EXIT.done);
    expect(out).toMatch(/commitment: [0-9a-f]{64}/);
    expect(out).toContain(`jamaica verify ${path}`);
    expect(verifyFair(record(path))).toMatchObject({ ok: true });
  });
});

describe('through a pipe', () => {
  const game = (...args: string[]): string[] => ['play', '--players', '3', '--seed', 'talk', ...args];

  it('a bad answer says what was expected, and the game goes on', async () => {
    const { code, out } = await called(game(), { input: 'hello\n\n0\n99\n-1\n1\n' });
    expect(code).toBe(EXIT.done);
    expect(out.match(/Expected a number from 1 to \d+, u, \? or q\./g)).toHaveLength(5);
    expect(out).toMatch(/Anne plays/);
  });

  it('an option can be answered in the notation too', async () => {
    const { out } = await called(game(), { input: '1\n' });
    const [, option] = /\[([a-z]+\/[a-z]+)\]/.exec(out) ?? [];
    const typed = await called(game(), { input: `${option}\n` });
    expect(typed.out).toBe(out);
  });

  it('the end of the input ends the game politely and says how to go on', async () => {
    const path = file('left.json');
    const { code, out } = await called(game('--record', path), { input: ones(3) });
    expect(code).toBe(EXIT.done);
    expect(out).toContain(`jamaica play --resume ${path}`);
    expect(replay(record(path))).toMatchObject({ ok: true });
    expect(record(path).final).toBeUndefined();
  });

  it('q leaves, and nothing is saved that was not asked for', async () => {
    const { code, out } = await called(game(), { input: 'q\n1\n1\n' });
    expect(code).toBe(EXIT.done);
    expect(out).toContain('The game is not saved');
    expect(out).not.toMatch(/Anne plays/);
  });

  it('? explains the game', async () => {
    expect((await called(game(), { input: '?\n' })).out).toContain('Sail round the island.');
  });

  it('u takes a choice back, but nothing that has been shown', async () => {
    expect((await called(game(), { input: 'u\n' })).out).toContain('Nothing can be taken back');
    // Mary is Captain: she may think again about the dice before she chooses a card.
    const { out } = await called(['play', '--players', '3', '--seed', '1', '--seat', '1'], {
      input: '1\nu\n2\n1\n1\nu\n',
    });
    expect(out).toContain('Taken back.');
    expect(out).toContain('Morning 4, evening 5. Which card do you play?');
    expect(out.indexOf('Nothing can be taken back')).toBeGreaterThan(out.indexOf('Mary plays'));
  });

  it('a resumed game ends as it would have ended', async () => {
    const [whole, halves] = [file('whole.json'), file('halves.json')];
    await called(game('--record', whole), { input: ones(2000) });
    await called(game('--record', halves), { input: ones(17) });
    expect(record(halves).final).toBeUndefined();
    await called(['play', '--resume', halves], { input: ones(2000) });
    expect(record(halves)).toEqual(record(whole));
  });

  it('rivals that stand between the levels or have a style play on alike when a game is resumed', async () => {
    const [whole, halves] = [file('whole-skill.json'), file('halves-skill.json')];
    const rivals = ['--skill', '0.5', '--style', 'privateer'];
    await called(game(...rivals, '--record', whole), { input: ones(2000) });
    await called(game(...rivals, '--record', halves), { input: ones(17) });
    await called(['play', '--resume', halves], { input: ones(2000) });
    expect(record(whole)).toMatchObject({ play: { skill: 0.5, style: 'privateer' } });
    expect(record(halves)).toEqual(record(whole));
  });

  it('says after a game on the scale how strong the rivals should be in the next', async () => {
    const lost = await called(game('--skill', '0.5'), { input: ones(2000) });
    expect(lost.out).toContain('Next time your opponents should go a little easier on you: jamaica play --skill 0.4');
    const gentlest = await called(game('--skill', '0', '--lang', 'it'), { input: ones(2000) });
    expect(gentlest.out).toContain('I tuoi avversari non possono essere più clementi di così.');
    expect((await called(game(), { input: ones(2000) })).out).not.toContain('Next time');
  });

  it('shows the names that were given', async () => {
    const { out } = await called(game('--names', 'Liv, Max'), { input: '' });
    expect(out).toContain('You are Anne Bonny (Liv). With you sail Mary Read (Max) and Samuel Bellamy.');
  });

  it('tells the story with them, and so does the replay', async () => {
    const path = file('named.json');
    const { out } = await called(game('--names', 'Liv, $& (1)', '--record', path), { input: ones(12) });
    expect(out).toMatch(/^Liv plays .*\n(.*\n)*\$& \(1\) plays .*\n(.*\n)*Samuel plays /m);
    expect(out).not.toMatch(/Anne plays|Mary plays/);
    const told = await called(['replay', path]);
    expect(told.out).toMatch(/A Liv \(seat 0\) {2}M \$& \(1\) \(seat 1\) {2}S Samuel \(seat 2\)/);
    expect(told.out).toContain('Liv plays');
  });
});

describe('a wrong call is refused with what was expected', () => {
  it.each([
    [['--players', '1'], '2 to 6 players, not 1'],
    [['--players', '6', '--ghost'], 'no ship left for the Ghost Ship'],
    [['--seat', '4'], 'a seat from 0 to 3, not 4'],
    [['--names', 'a,b,c,d,e'], 'at most 4 names'],
    [['--skill', '3.5'], 'a skill from 0 (deckhand) to 3 (admiral), such as 1.5, not 3.5'],
    [['--skill', 'strong'], 'not strong'],
    [['--skill', '1', '--level', 'bosun'], '--level and --skill do not go together'],
    [['--style', 'sneaky'], 'the style privateer, merchant, or racer, not sneaky'],
    [['--resume', 'nowhere.json'], 'cannot resume nowhere.json'],
    [['--resume', 'nowhere.json', '--seed', 'x'], '--seed does not go with --resume'],
    [['game.json'], 'game.json'],
  ])('%j', async (args, expected) => {
    const { code, err } = await called(['play', ...args]);
    expect(code).toBe(EXIT.usage);
    expect(err).toContain(expected);
  });

  it('a file that is no record, or one that is over', async () => {
    writeFileSync(file('broken.json'), '{"v":1,"edition":"2007"}\n');
    const broken = await called(['play', '--resume', file('broken.json')]);
    expect(broken.code).toBe(EXIT.usage);
    expect(broken.err).toContain('cannot resume');
    const over = await called(['play', '--resume', file('whole.json')]);
    expect(over.code).toBe(EXIT.usage);
    expect(over.err).toContain('is over');
  });

  it('a record that cannot be written', async () => {
    const path = join(folder, 'no', 'folder.json');
    const { code, err } = await called(['play', '--seed', 'x', '--record', path], { input: '1\n' });
    expect(code).toBe(EXIT.usage);
    expect(err).toContain('cannot write');
  });
});
