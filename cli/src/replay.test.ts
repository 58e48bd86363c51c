import { stripVTControlCharacters } from 'node:util';
import { LANGUAGES, type Language } from '@jamaica/words';
import { describe, expect, it } from 'vitest';
import { sample, sampleFile, sampleLines } from '../test/samples.ts';
import { paperTerminal } from '../test/terminal.ts';
import { EXIT } from './command.ts';
import { replay } from './replay.ts';

const told = async (args: readonly string[], language: Language = 'en', input = '', colour = false) => {
  const terminal = { ...paperTerminal(language, input), colour };
  const code = await replay.run(args, terminal);
  return { code, said: terminal.output.text, complained: terminal.errors.text };
};

const FILE = sampleFile('2007');
const GAMES = sampleLines('2007').length;

describe('replay', () => {
  it('tells a whole game: who plays, every round, the race and the scores', async () => {
    const { rounds, scores } = sample('2007', 2).final ?? { rounds: 0, scores: [] };
    const { code, said } = await told([FILE, '--game', '3']);
    expect(code).toBe(EXIT.done);
    expect(said).toContain(`Game 3 of ${GAMES} in this file`);
    expect(said).toContain('Jamaica, 2007 edition, 3 players\nA Anne (seat 0)  M Mary (seat 1)  S Samuel (seat 2)\n');
    expect(said.match(/^== Round \d+ · Captain: \w+ =+$/gm)).toHaveLength(rounds);
    expect(said.match(/\|\$~~[xo]\$~~~~@$/gm)).toHaveLength(rounds);
    expect(said).toMatch(/The game is over\. \w+ wins!\n\nShip +space +gold +treasures +total\n/);
    for (const { space, gold, treasure, total } of scores)
      expect(said).toMatch(new RegExp(`^[AMS] \\w+ +${space} +${gold} +${treasure} +${total}(  \\* winner)?$`, 'm'));
  });

  it('tells one round, or some', async () => {
    const { said } = await told([FILE, '--game', '3', '--round', '2']);
    expect(said.match(/^== .*/gm)).toEqual([expect.stringMatching(/^== Round 2 · Captain: Mary =+$/)]);
    expect(said).not.toContain('The game is over');
    expect((await told([FILE, '--round', '2-4'])).said.match(/^== Round/gm)).toHaveLength(3);
  });

  it('tells the last round with the scores', async () => {
    const { said } = await told([FILE, '--game', '3', '--round', `${sample('2007', 2).final?.rounds}-999`]);
    expect(said).toContain('The game is over');
  });

  it('R-VIS-2 tells a seat only what it saw', async () => {
    const open = (await told([FILE, '--game', '3', '--all'])).said;
    const seen = (await told([FILE, '--game', '3', '--all', '--seat', '0'])).said;
    expect(open).toMatch(/Mary chooses \w+\/\w+\./);
    expect(seen).toContain('As Anne saw it.');
    expect(seen).toMatch(/Anne chooses \w+\/\w+\. Mary has chosen a card\./);
    expect(seen).not.toMatch(/(?:Mary|Samuel) (?:chooses|draws) \w+\//);
    expect(seen).toMatch(/Samuel\s+finds\s+a\s+treasure\s+and\s+keeps\s+it\s+face\s+down\./);
    expect(open).toMatch(/Samuel\s+finds\s+a\s+treasure\s+of\s+−3\./);
  });

  it('takes a seat by its ship’s letter', async () => {
    expect((await told([FILE, '--seat', 'm'])).said).toBe((await told([FILE, '--seat', '1'])).said);
  });

  it('leaves the choosing and drawing of cards out unless asked for all', async () => {
    expect((await told([FILE])).said).not.toMatch(/chooses|draws/);
  });

  it.each(LANGUAGES)('fits 80 columns in %s', async language => {
    for (const game of ['2', '9', '16']) {
      const { said } = await told([sampleFile('2021'), '--game', game, '--all'], language);
      expect(said).not.toMatch(/undefined|\[object/);
      expect(said.split('\n').filter(line => line.length > 80)).toEqual([]);
    }
  });

  it('colours names, whatever their ending, on a terminal only', async () => {
    const round = [FILE, '--game', '3', '--round', '2'];
    expect((await told(round)).said).not.toContain('\u001b');
    expect((await told(round, 'en', '', true)).said).toContain('\u001b[31mAnne\u001b[0m');
    expect((await told(round, 'ru', '', true)).said).toContain('\u001b[32mСэмюэл\u001b[0m');
  });

  it('calls the seats by the names that were given, in their colours', async () => {
    const named = (names: readonly unknown[]): string => JSON.stringify({ ...sample('2007', 2), play: { names } });
    const names = ['Ann', '1', '$& (m)'];
    const plain = (await told(['-'], 'en', named(names))).said;
    const { said } = await told(['-'], 'en', named(names), true);
    expect(said).toContain('\u001b[31mAnn\u001b[0m rolls');
    expect(said).toContain('\u001b[32m$& (m)\u001b[0m plays');
    expect(stripVTControlCharacters(said)).toBe(plain);
  });

  it('keeps to the pirates when a name would steer the terminal', async () => {
    const { said } = await told(['-'], 'en', JSON.stringify({ ...sample('2007', 2), play: { names: ['\u001b[2J'] } }));
    expect(said).not.toContain('\u001b');
    expect(said).toContain('A Anne (seat 0)');
  });

  it('does not take the word of a terminal that is no columns wide', async () => {
    const paper = paperTerminal();
    const terminal = { ...paper, output: Object.assign(paper.output, { columns: 0 }) };
    await replay.run([FILE, '--game', '3', '--round', '1'], terminal);
    expect(terminal.output.text).toContain('\nAnne rolls 4 and 2. Morning 4, evening 2.\n');
  });

  it('tells a game that is not over', async () => {
    const { steps, final: _, ...begun } = sample('2007', 2);
    const firstMark = steps.findIndex(step => 'after' in step);
    const { code, said } = await told(['-'], 'en', JSON.stringify({ ...begun, steps: steps.slice(0, firstMark - 1) }));
    expect(code).toBe(EXIT.done);
    expect(said).toMatch(/the game is not over\.\n$/);
    const none = await told(['-'], 'en', JSON.stringify({ ...begun, steps: [] }));
    expect(none.code).toBe(EXIT.done);
  });
});

describe('replay refuses', () => {
  it('a record that does not fit the rules', async () => {
    const record = sample('2007', 2);
    record.steps[0].dice = [7, 7];
    expect(await told(['-'], 'en', JSON.stringify(record))).toEqual({
      code: EXIT.no,
      said: '',
      complained: expect.stringMatching(/^this record does not fit the rules: step 1 \(steps\[0\]\): /),
    });
  });

  it('a file that is none', async () => {
    expect(await told(['no-such-file'])).toEqual({
      code: EXIT.usage,
      said: '',
      complained: 'no-such-file: there is no such file\n',
    });
  });

  it.each([
    [[], 'expected the name of a file'],
    [[FILE, FILE], 'expected one file, not 2'],
    [[FILE, '--round', 'two'], '--round: expected a round or a range such as 5-8, not “two”'],
    [[FILE, '--round', '5-3'], '--round: expected a round or a range'],
    [[FILE, '--round', '500'], 'there is no round 500: the game has'],
    [[FILE, '--seat', '7'], '--seat: expected a seat from 0 to 1 or the letter of its ship, not “7”'],
    [[FILE, '--seat', 'x'], '--seat: expected a seat from 0 to 1'],
    [[FILE, '--game', '0'], '--game: expected a whole number, 1 or more, not “0”'],
    [[FILE, '--game', '99'], `there is no game 99, the file has ${GAMES} games`],
    [[FILE, '--round'], 'the option --round needs a value'],
    [[FILE, '--round', '--all'], 'the option --round needs a value'],
    [[FILE, '--all=yes'], 'the option --all takes no value'],
    [[FILE, '--sead', '1'], 'Did you mean “--seat”?'],
    [[FILE, '-x'], 'there is no option -x'],
  ])('%j', async (args, why) => {
    await expect(told(args)).rejects.toThrow(why);
  });
});
