import { gzipSync } from 'node:zlib';
import type { Language } from '@jamaica/words';
import { describe, expect, it } from 'vitest';
import { type Spoilable, sample, sampleFile, sampleLines } from '../test/samples.ts';
import { paperTerminal } from '../test/terminal.ts';
import { check } from './check.ts';
import { EXIT, UsageError } from './command.ts';

/** What `check` says about these records on standard input. */
const checked = async (input: Uint8Array | string, args: readonly string[] = ['-'], language: Language = 'en') => {
  const terminal = paperTerminal(language, input);
  const code = await check.run(args, terminal);
  return { code, said: terminal.output.text, complained: terminal.errors.text };
};

const spoiled = (spoil: (record: Spoilable) => void): string => {
  const record = sample('2007', 2);
  spoil(record);
  return JSON.stringify(record);
};

const stepWhere = ({ steps }: Spoilable, is: (step: Record<string, unknown>) => boolean): number => {
  const at = steps.findIndex(is);
  expect(at).toBeGreaterThan(0);
  return at;
};

describe('check', () => {
  it('finds no fault in the records of another implementation', async () => {
    const files = [sampleFile('2007'), sampleFile('2021')];
    const count = sampleLines('2007').length + sampleLines('2021').length;
    expect(await checked('', files)).toEqual({
      code: EXIT.done,
      said: `${count} records checked, no fault\n`,
      complained: '',
    });
  });

  it('reads them gzipped, as one array, and printed over many lines', async () => {
    const two = sampleLines('2021').slice(0, 2);
    const records = two.map(line => JSON.parse(line));
    for (const input of [gzipSync(two.join('\n')), JSON.stringify(records), JSON.stringify(records, null, 2)])
      expect(await checked(input)).toEqual({ code: EXIT.done, said: '2 records checked, no fault\n', complained: '' });
    expect((await checked(JSON.stringify(records[0], null, 1))).said).toBe('1 record checked, no fault\n');
  });

  it('accepts a game that is not over', async () => {
    const begun = spoiled(record => {
      record.steps.length = 1;
      delete record.final;
    });
    expect((await checked(begun)).code).toBe(EXIT.done);
  });

  it('needs a file and knows its options', async () => {
    await expect(checked('', [])).rejects.toThrow(UsageError);
    await expect(checked('', ['-', '--jsno'])).rejects.toThrow('Did you mean “--json”?');
  });
});

describe('check names the step of', () => {
  /** Spoils one step, found or numbered, and expects it to be named with these words. */
  const names = async (
    is: number | ((step: Record<string, unknown>) => boolean),
    spoil: (step: Record<string, unknown>) => void,
    why: RegExp,
  ): Promise<void> => {
    let at = 0;
    const text = spoiled(record => {
      at = typeof is === 'number' ? is : stepWhere(record, is);
      spoil(record.steps[at]);
    });
    const { code, said } = await checked(`${sampleLines('2007')[0]}\n${text}\n`);
    expect(said.startsWith(`standard input:2: step ${at + 1} (steps[${at}]): `)).toBe(true);
    expect(said).toMatch(why);
    expect(said).toMatch(/2 records checked, 1 fault\n$/);
    expect(code).toBe(EXIT.no);
  };

  it('a count of options', () =>
    names(
      step => step.decide === 'move',
      step => {
        step.n = 7;
      },
      /expected 2 options, the record says 7/,
    ));

  it('a list of options', () =>
    names(
      step => step.decide === 'move',
      step => {
        step.options = ['to:1', 'to:2'];
      },
      /the record has others/,
    ));

  it('a choice nobody had', () =>
    names(
      step => step.decide === 'card',
      step => {
        step.choice = 'forward/forwards';
      },
      /expected one of \w+\/\w+/,
    ));

  it('a choice by the wrong seat', () =>
    names(
      step => step.decide === 'dice',
      step => {
        step.seat = 5;
      },
      /expected the decision "dice"/,
    ));

  it('a mark', () =>
    names(
      step => 'after' in step,
      step => {
        step.tokens = [4];
      },
      /the mark differs at tokens: expected \[4,9,/,
    ));

  it('a die that does not exist', () =>
    names(
      0,
      step => {
        step.dice = [7, 1];
      },
      /expected two of 1, 2, 3, 4, 5, and 6/,
    ));

  it('a die of the wrong kind', () =>
    names(
      step => step.roll === 'combat',
      step => {
        step.roll = 'shortage';
      },
      /expected a roll of the combat die for/,
    ));

  it('a step that is none', () =>
    names(
      3,
      step => {
        for (const key of Object.keys(step)) delete step[key];
      },
      /expected the decision/,
    ));

  it('a mark left out', async () => {
    let at = 0;
    const text = spoiled(record => {
      at = record.steps.findIndex((step, index) => 'after' in step && !('after' in record.steps[index + 1]));
      record.steps.splice(at, 1);
    });
    expect((await checked(text)).said).toContain(`step ${at + 1} (steps[${at}]): expected the mark after the turn of`);
  });

  it('a mark too many', async () => {
    const text = spoiled(record => {
      record.steps.unshift({ after: 0 });
    });
    expect((await checked(text)).said).toContain('step 1 (steps[0]): a mark where no turn has ended');
  });

  it('a step after the end', async () => {
    let last = 0;
    const text = spoiled(record => {
      last = record.steps.push({ roll: 'action', dice: [1, 2] });
    });
    expect((await checked(text)).said).toContain(`step ${last} (steps[${last - 1}]): the game is over`);
  });
});

describe('check says what is wrong outside the steps', () => {
  it.each([
    ['the final score', (record: Spoilable) => Object.assign(record, { final: { rounds: 1 } }), /final\.rounds/],
    ['a final too early', (record: Spoilable) => record.steps.splice(1), /although the game is not over/],
    ['the header', (record: Spoilable) => Object.assign(record, { players: 9 }), /"players" must be/],
    ['the pile', (record: Spoilable) => Object.assign(record, { pile: [1] }), /"pile" must list 9/],
    ['everything', (record: Spoilable) => Object.assign(record, { steps: 'none' }), /expected a game record/],
  ])('%s', async (_, spoil, why) => {
    const { code, said } = await checked(spoiled(record => void spoil(record)));
    expect(said).toMatch(/^standard input:1: (?!step)/);
    expect(said).toMatch(why);
    expect(code).toBe(EXIT.no);
  });

  it('a value that is no record at all', async () => {
    const { said } = await checked('[1,\n"two",\n{}]');
    expect(said).toContain('standard input:1: expected a game record');
    expect(said).toContain('standard input:2: expected a game record');
    expect(said).toContain('3 records checked, 3 faults');
  });

  it('which of several records on one line', async () => {
    expect((await checked('[{},{}]')).said).toContain('standard input:1: record 2: expected a game record');
  });

  it('in five languages', async () => {
    const said = await Promise.all(
      (['fr', 'it', 'ru', 'uk'] as const).map(async l => (await checked('{}', ['-'], l)).said),
    );
    expect(said.map(text => text.split('\n')[1])).toEqual([
      '1 partie contrôlée, 1 erreur',
      '1 partita controllata, 1 errore',
      'Проверено: 1 запись, 1 ошибка',
      'Перевірено: 1 запис, 1 помилка',
    ]);
  });
});

describe('a file that cannot be read', () => {
  it('does not keep the others from being checked', async () => {
    const { code, said, complained } = await checked('', ['no-such-file', sampleFile('2007'), '.']);
    expect(said).toBe(
      `${sampleLines('2007').length} records checked, no fault; 2 of the inputs could not be read to the end\n`,
    );
    expect(complained).toBe(
      'no-such-file: there is no such file\n.: this is a directory, expected a file with records\n',
    );
    expect(code).toBe(EXIT.usage);
  });

  it('spoils only the line that is broken', async () => {
    const [first, second] = sampleLines('2021');
    const { code, said, complained } = await checked(`${first}\n${second.slice(0, 1000)}\n${second}\n`);
    expect(complained).toBe('standard input:2: the JSON breaks off in the middle\n');
    expect(said).toMatch(/^2 records checked, no fault/);
    expect(code).toBe(EXIT.usage);
  });

  it('is empty', async () => {
    expect(await checked('')).toMatchObject({
      code: EXIT.usage,
      complained: 'standard input: there is no record in it\n',
    });
  });
});

describe('check --json', () => {
  it('gives an object for each record and nothing else', async () => {
    const bad = spoiled(record => {
      record.steps[0].dice = [7, 1];
    });
    const { code, said, complained } = await checked(`${sampleLines('2007')[0]}\n${bad}\n{"v"\n`, ['-', '--json']);
    const [good, fault, broken, ...more] = said
      .trimEnd()
      .split('\n')
      .map(line => JSON.parse(line));
    expect(good).toMatchObject({ file: '-', line: 1, record: 1, ok: true });
    expect(fault).toMatchObject({ file: '-', line: 2, record: 2, ok: false, step: 0, fault: { why: 'not-a-face' } });
    expect(broken).toMatchObject({ file: '-', line: 3, record: null, ok: false });
    expect([more, complained, code]).toEqual([[], '', EXIT.usage]);
  });
});
