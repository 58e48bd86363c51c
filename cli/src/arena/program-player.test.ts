import { fileURLToPath } from 'node:url';
import { fromSeed } from '@jamaica/chance';
import { type Rules, type View, view } from '@jamaica/rules';
import { afterEach, describe, expect, it } from 'vitest';
import { randomGame } from '../../test/random-game.ts';
import { botEntrant } from './entrant.ts';
import { playGame } from './game.ts';
import { newMatch } from './match.ts';
import type { Player } from './player.ts';
import { ProgramPlayer } from './program-player.ts';
import { playerFor } from './seating.ts';
import { SilentProgram } from './silent.ts';

const RULES: Rules = { edition: '2021', players: 3, ghost: true };
/** Longer than a busy machine takes to start a program. */
const SLOW = 50_000;
const path = (name: string): string => fileURLToPath(new URL(`../../${name}`, import.meta.url));
const node = (name: string): string => `"${process.execPath}" "${path(name)}"`;

const open: Player[] = [];
const seated = (command: string, timeout = SLOW): ProgramPlayer => {
  const player = new ProgramPlayer(command, timeout);
  open.push(player);
  player.begin(RULES, 0);
  return player;
};
afterEach(async () => {
  await Promise.all(open.splice(0).map(player => player.close()));
});

/** Questions of all kinds, as they come in a game. */
const questions = (count: number): View[] =>
  [...randomGame(RULES, fromSeed('questions'))]
    .map(({ state, question }) => view(state, question.seat))
    .filter(({ options }) => options.length > 1)
    .slice(0, count);

const final = { rounds: 1, scores: [], winners: [] };

describe.each([
  ['Python', `python3 "${path('../docs/examples/bot.py')}"`],
  ['TypeScript', node('../docs/examples/bot.ts')],
])('the example in %s', (_, command) => {
  it('answers every question with one of the options', async () => {
    const player = seated(command);
    for (const question of questions(120)) expect(question.options).toContain(await player.choose(question));
    expect(player.end(final)).toEqual({ late: 0, died: 0, nonsense: 0 });
  });

  it('plays a game against a deckhand', async () => {
    const deckhand = botEntrant('deckhand', { games: 1 });
    const match = newMatch(RULES, [{ program: command, timeout: SLOW }, deckhand, deckhand], 1, 'example');
    const players = match.lineup.map(playerFor);
    open.push(...players);
    const { entrants } = await playGame(match, 0, players);
    expect(entrants[0].choices).toBeGreaterThan(5);
    expect(entrants[0].troubles).toEqual({ late: 0, died: 0, nonsense: 0 });
  });
});

describe('a program that', () => {
  it('hangs loses each choice to the first option', async () => {
    const player = seated(node('test/bots/hangs.ts'), 300);
    for (const question of questions(2)) expect(await player.choose(question)).toBe(question.options[0]);
    expect(player.end(final)).toEqual({ late: 2, died: 0, nonsense: 0 });
  });

  it('dies is started again', async () => {
    const player = seated(node('test/bots/dies.ts'));
    const chosen: (string | undefined)[] = [];
    const asked = questions(4);
    for (const question of asked) chosen.push(await player.choose(question));
    expect(chosen).toEqual(asked.map(({ options }, index) => options.at(index % 2 === 0 ? -1 : 0)));
    expect(player.end(final)).toEqual({ late: 0, died: 2, nonsense: 0 });
  });

  it('does not exist is a program that dies', async () => {
    const player = seated('exit 127');
    const [question] = questions(1);
    expect(await player.choose(question)).toBe(question.options[0]);
    expect(player.end(final)).toEqual({ late: 0, died: 1, nonsense: 0 });
  });

  it('has never answered stops the arena at its third question', async () => {
    const player = seated('no-such-program-at-all');
    const [first, second, third] = questions(3);
    for (const question of [first, second]) expect(await player.choose(question)).toBe(question.options[0]);
    await expect(player.choose(third)).rejects.toThrow(SilentProgram);
  });

  it('talks nonsense loses its choices and nothing else', async () => {
    const player = seated(node('test/bots/babbles.ts'));
    for (const question of questions(8)) expect(await player.choose(question)).toBe(question.options[0]);
    expect(player.end(final)).toEqual({ late: 0, died: 0, nonsense: 8 });
  });
});

it('counts troubles by game', async () => {
  const player = seated(node('test/bots/babbles.ts'));
  await player.choose(questions(1)[0]);
  expect(player.end(final).nonsense).toBe(1);
  player.begin(RULES, 1);
  expect(player.end(final).nonsense).toBe(0);
});
