import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fromSeed } from '@jamaica/chance';
import { DECISIONS, type DecisionKind, type Rules, SPACES, type Space, type View, view } from '@jamaica/rules';
import { readChoice } from '@jamaica/rules/notation';
import { isFields } from '@jamaica/rules/record';
import { afterAll, describe, expect, it } from 'vitest';
import { documentNamed, fencesIn } from '../../test/document.ts';
import { randomGame } from '../../test/random-game.ts';
import { ProgramPlayer } from './program-player.ts';

const DOCUMENT = documentNamed('bot-programs.md');
const FENCES = fencesIn(DOCUMENT);
/** The pieces of one language in their order: the page says that they are a program. */
const programIn = (language: string): string =>
  FENCES.filter(each => each.language === language)
    .map(({ code }) => code)
    .join('\n\n');

/** The rows of the table below a heading. */
const rowsBelow = (heading: string): string[][] => {
  const [, below = ''] = DOCUMENT.split(`\n## ${heading}\n`);
  const [table = ''] = /^\|.*?(?=\n\n)/ms.exec(below) ?? [];
  return table
    .split('\n')
    .slice(2)
    .map(row => row.slice(1, -1).split(' | '));
};
const quoted = (text: string): string[] => [...text.matchAll(/`([^`]+)`/g)].map(([, word]) => word);

const HOUSE = {
  tie: 'behind',
  gift: 'any',
  shortageTreasure: 'optional',
  shuffle: 'when-empty',
  loot: 'empty-hold',
} as const;
const GAMES: readonly Rules[] = [
  { edition: '2021', players: 4, ghost: true, house: HOUSE },
  { edition: '2007', players: 3, ghost: true },
];

/** Some questions of every kind, as they come in games. */
const questions: View[] = [];
/** Every field of every view, by its path. */
const fields = new Set<string>();
const fieldsOf = (input: unknown, path: string): string[] => {
  if (Array.isArray(input)) return input.flatMap(each => fieldsOf(each, `${path}[]`));
  if (!isFields(input)) return [];
  return Object.entries(input).flatMap(([name, each]) => {
    const below = path === '' ? name : `${path}.${name}`;
    return [below, ...fieldsOf(each, below)];
  });
};
const SOME = 6;
const asked = new Map<DecisionKind, number>();
for (const rules of GAMES)
  for (let game = 0; game < 80 && (game < 3 || asked.size < DECISIONS.length); game++)
    for (const { state, question } of randomGame(rules, fromSeed(`page ${game}`))) {
      const times = asked.get(question.kind) ?? 0;
      const seen = view(state, question.seat);
      if (seen.options.length < 2 || times >= SOME * (rules === GAMES[0] ? 1 : 2)) continue;
      asked.set(question.kind, times + 1);
      questions.push(seen);
      for (const field of fieldsOf(seen, '')) fields.add(field);
    }

/** A space as the page writes it. */
const markOf = (space: Space): string => {
  switch (space.kind) {
    case 'port-royal':
      return 'R';
    case 'port':
      return `p${space.gold}`;
    case 'sea':
      return `s${space.food}`;
    case 'lair':
      return 'L';
  }
};

const folder = mkdtempSync(join(tmpdir(), 'jamaica-page-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const saved = (name: string, text: string): string => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('docs/bot-programs.md', () => {
  it('has questions of every kind to try its programs with', () => {
    expect([...asked.keys()].toSorted()).toEqual(DECISIONS.toSorted());
  });

  it.each([
    ['python', 'bot.py', 'python3'],
    ['ts', 'bot.ts', `"${process.execPath}"`],
  ])('its pieces in %s are a program that answers every one of them', async (language, name, command) => {
    const player = new ProgramPlayer(`${command} "${saved(name, programIn(language))}"`, 50_000);
    player.begin(GAMES[0], 0);
    for (const question of questions) expect(question.options).toContain(await player.choose(question));
    expect(player.end({ rounds: 1, scores: [], winners: [] })).toEqual({ late: 0, died: 0, nonsense: 0 });
    await player.close();
  });

  it('its program in TypeScript has no mistake that the compiler would see', () => {
    const file = saved('checked.ts', programIn('ts'));
    const require = createRequire(import.meta.url);
    const compiler = join(dirname(require.resolve('typescript/package.json')), 'bin', 'tsc');
    const types = dirname(dirname(require.resolve('@types/node/package.json')));
    const wishes = ['--noEmit', '--strict', '--module', 'nodenext', '--target', 'esnext', '--lib', 'esnext'];
    saved('package.json', '{"type":"module"}');
    const { status, stdout } = spawnSync(
      process.execPath,
      [compiler, ...wishes, '--types', 'node', '--typeRoots', types, file],
      { cwd: folder, encoding: 'utf8' },
    );
    expect(stdout).toBe('');
    expect(status).toBe(0);
  });

  it('describes every field of the view, and no other', () => {
    const described = rowsBelow('What a program sees').flatMap(([names]) => quoted(names));
    // What a view of somebody who is asked never has; the part of a path stands for itself.
    const never = /^(?:waiting\.(?:chance|over)|secrets)\b/;
    const parts = [...fields].filter(field => !described.includes(field));
    expect(parts.toSorted()).toEqual(['house', 'secrets', 'ships[].position', 'waiting']);
    expect(described.filter(field => !fields.has(field) && !never.test(field))).toEqual([]);
  });

  it('describes every decision, with options that are written as they should be', () => {
    const rows = rowsBelow('The decisions').map(([kind, , options]) => ({ kind: quoted(kind)[0], options }));
    expect(rows.map(({ kind }) => kind).toSorted()).toEqual(DECISIONS.toSorted());
    for (const { kind, options } of rows) {
      const known = DECISIONS.find(each => each === kind);
      const listed = quoted(options);
      expect(listed.length).toBeGreaterThan(1);
      for (const option of listed) expect(known && readChoice(known, option), `${kind} ${option}`).toBeTruthy();
    }
  });

  it('has the board as it is, in both languages', () => {
    const marks = SPACES.map(markOf);
    const boards = [/ROUTE = """(.*?)"""/s, /ROUTE = `(.*?)`/s].map(board => board.exec(DOCUMENT)?.[1]);
    for (const board of boards) expect(board?.trim().split(/\s+/)).toEqual(marks);
  });
});
