import type { FairFault } from '@jamaica/chance';
import { LANGUAGES, type Language } from '@jamaica/words';
import { wordsFor } from '@jamaica/words/terminal';
import { describe, expect, it } from 'vitest';
import { fairGame } from '../test/fair-game.ts';
import { sampleLines } from '../test/samples.ts';
import { paperTerminal } from '../test/terminal.ts';
import { EXIT } from './command.ts';
import { explainFair, verify } from './verify.ts';

const GAME = fairGame({ edition: '2021', players: 3, ghost: true });
const ROLL = GAME.steps.findIndex((step, at) => at > 20 && 'roll' in step && step.roll === 'action');

const verified = async (record: unknown, args: readonly string[] = [], language: Language = 'en') => {
  const terminal = paperTerminal(language, typeof record === 'string' ? record : JSON.stringify(record));
  const code = await verify.run(['-', ...args], terminal);
  return { code, said: terminal.output.text, complained: terminal.errors.text };
};

const chances = GAME.steps.filter(step => !('decide' in step) && !('after' in step)).length;

describe('verify', () => {
  it('proves a fair game: commitment, secret, words and each chance', async () => {
    const { code, said } = await verified(GAME);
    expect(code).toBe(EXIT.done);
    expect(said).toContain(`Commitment  ${GAME.fair.commitment}\n`);
    expect(said).toContain('The secret fits the commitment.\n');
    expect(said).toContain('Words of Anne: "tide"\nWords of Mary: (none)\nWords of Samuel: "Порт-Ройал"\n');
    expect(said).toMatch(/✓ Chance 1, step 1 · action dice \d and \d\n/);
    expect(said).toContain(`… and ${chances + 1 - 10} more`);
    expect(said).toContain(`Proven: ${chances + 1} steps of chance`);
  });

  it('shows every chance with --all', async () => {
    const { said } = await verified(GAME, ['--all']);
    expect(said.match(/^✓/gm)).toHaveLength(chances + 1);
    expect(said).toMatch(/✓ Chance \d+, step \d+ · combat die of (?:the Ghost Ship|\w+): (?:\d+|a star)/);
    expect(said).toMatch(/shortage die of/);
    expect(said).toMatch(/new deck of \w+, \d+ cards/);
  });

  it('names a die that is not the one that fell', async () => {
    const steps = GAME.steps.map((step, at) => (at === ROLL ? { roll: 'action', dice: [6, 6] } : step));
    const { code, said } = await verified({ ...GAME, steps });
    expect(code).toBe(EXIT.no);
    expect(said).toMatch(
      new RegExp(
        `Not proven: chance \\d+, step ${ROLL + 1} \\(steps\\[${ROLL}\\]\\): expected .*dice.*says .*\\[6,6\\]`,
      ),
    );
  });

  it.each([
    ['another secret', { fair: { ...GAME.fair, secret: '00'.repeat(32) } }, /does not fit the commitment/],
    [
      'other words',
      { fair: { ...GAME.fair, words: ['a', 'b', 'c'] } },
      /the set-up differs in "captain|the set-up differs/,
    ],
    ['no secret', { fair: { ...GAME.fair, secret: 'guess' } }, /"fair.secret" must be 64/],
    ['no list of words', { fair: { ...GAME.fair, words: ['one'] } }, /"fair.words" must be a list/],
    ['no object', { fair: 7 }, /"fair" must be an object/],
    ['another pile', { pile: [...GAME.pile].reverse() }, /the set-up differs in "pile"/],
    ['a changed score', { final: { rounds: 1 } }, /the record does not fit the rules. .*final\.rounds/],
    ['no field fair', { fair: undefined }, /has no field "fair"/],
  ])('refuses %s', async (_, changes, why) => {
    const { code, said } = await verified({ ...GAME, ...changes });
    expect(said).toMatch(/^Not proven: /m);
    expect(said).toMatch(why);
    expect(code).toBe(EXIT.no);
  });

  it('takes one game of several', async () => {
    const file = `${sampleLines('2007')[0]}\n${JSON.stringify(GAME)}\n`;
    expect((await verified(file)).code).toBe(EXIT.no);
    const { code, said } = await verified(file, ['--game', '2']);
    expect(code).toBe(EXIT.done);
    expect(said).toMatch(/^Game 2 of 2 in this file/);
    await expect(verified(file, ['--game', '3'])).rejects.toThrow('there is no game 3, the file has 2 games');
  });

  it('says when there is nothing to read', async () => {
    expect(await verified('')).toEqual({
      code: EXIT.usage,
      said: '',
      complained: 'standard input: there is no record in it\n',
    });
  });

  it('tells programs the same', async () => {
    const good = await verified(GAME, ['--json']);
    expect(JSON.parse(good.said)).toMatchObject({ ok: true, game: 1, games: 1 });
    expect(JSON.parse(good.said).proofs).toHaveLength(chances + 1);
    const bad = await verified({ ...GAME, fair: 7 }, ['--json']);
    expect(bad.code).toBe(EXIT.no);
    expect(JSON.parse(bad.said)).toMatchObject({ ok: false, fault: { why: 'malformed', field: 'fair' } });
  });
});

describe.each(LANGUAGES)('verify in %s', language => {
  it('proves', async () => {
    const { said } = await verified(GAME, ['--all'], language);
    expect(said).not.toMatch(/undefined|\[object/);
    for (const line of said.split('\n')) expect(line.length).toBeLessThanOrEqual(100);
    if (language !== 'en') expect(said).not.toMatch(/\b(the|die|secret fits|Chance \d)\b/);
  });

  it('explains each fault', () => {
    const faults: FairFault[] = [
      { why: 'no-fair-field' },
      { why: 'malformed', field: 'fair' },
      { why: 'malformed', field: 'commitment' },
      { why: 'malformed', field: 'secret' },
      { why: 'malformed', field: 'words' },
      { why: 'wrong-commitment', is: 'aa', said: 'bb' },
      { why: 'setup-differs', field: 'pile', is: [1], said: [2] },
      {
        why: 'chance-differs',
        number: 3,
        at: 4,
        is: { roll: 'action', dice: [1, 2] },
        said: { roll: 'action', dice: [2, 1] },
      },
      { why: 'record', fault: { step: null, fault: { why: 'not-a-record' } } },
    ];
    const texts = faults.map(fault => explainFair(fault, wordsFor(language)));
    expect(new Set(texts).size).toBe(faults.length);
    for (const text of texts) expect(text).not.toMatch(/undefined|\[object/);
  });
});
