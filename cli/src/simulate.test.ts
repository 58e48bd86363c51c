import { describe, expect, it } from 'vitest';
import { called } from '../test/called.ts';
import { jamaica } from '../test/program.ts';
import { EXIT } from './command.ts';

const json = async (...args: string[]): Promise<Record<string, unknown>> => {
  const { code, out, err } = await called(['simulate', '--json', ...args]);
  expect({ code, err }).toEqual({ code: EXIT.done, err: '' });
  expect(out.trim().split('\n')).toHaveLength(1);
  return JSON.parse(out);
};

it('gives the same result for one worker and for three', async () => {
  const order = ['--players', '3', '--ghost', '--edition', '2007', '--games', '300', '--seed', 'same'];
  const { timing: _one, ...one } = await json(...order, '--workers', '1');
  const { timing: _three, ...three } = await json(...order, '--workers', '3');
  expect(three).toEqual(one);
  expect(one).toMatchObject({ games: 300, complete: true, players: 3, ghost: true, edition: '2007', seed: 'same' });
});

it('R-GHO-1 lets the Ghost Ship sail with 2 players, asked for or not', async () => {
  const { ghost, ships, ghostWins } = await json('--players', '2', '--games', '20', '--sailors', 'deckhand');
  expect(ghost).toBe(true);
  expect(ships).toMatchObject([{ ship: 0 }, { ship: 1 }, { ship: 'ghost', wins: ghostWins }]);
});

it('shows a table and a histogram in the language asked for', async () => {
  const { code, out, err } = await jamaica(['simulate', '--games', '60', '--lang', 'it']);
  expect({ code, err }).toEqual({ code: EXIT.done, err: '' });
  expect(out).toContain('60 partite');
  expect(out).toContain('Punteggi finali');
  expect(out).toContain('█');
});

describe('a wrong call is refused with what was expected', () => {
  it.each([
    [['--players', '7'], '2 to 6 players, not 7'],
    [['--players', '6', '--ghost'], 'no ship left for the Ghost Ship'],
    [['--edition', '1999'], '2007 or 2021, not 1999'],
    [['--games', '0'], '--games'],
    [['--games', '-5'], '“-5”'],
    [['--games', '1e3'], '--games'],
    [['--workers', '-1'], '--workers'],
    [['--sailors', 'clever'], 'random, deckhand, bosun, captain, or admiral, not clever'],
    [['--gmaes', '5'], '--games'],
    [['extra'], 'extra'],
  ])('%j', async (args, expected) => {
    const { code, out, err } = await called(['simulate', ...args]);
    expect(code).toBe(EXIT.usage);
    expect(out).toBe('');
    expect(err).toContain(expected);
  });
});
