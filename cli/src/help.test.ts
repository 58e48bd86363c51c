import { LANGUAGES } from '@jamaica/words';
import { wordsFor } from '@jamaica/words/terminal';
import { describe, expect, it } from 'vitest';
import { COMMANDS, helpOf } from './commands.ts';
import { commandHelp, programHelp } from './help.ts';

const isTidy = (text: string): void => {
  expect(text).not.toMatch(/undefined|\[object|function|\$\{/);
  for (const line of text.split('\n')) {
    expect(line).toBe(line.trimEnd());
    if (!line.includes('jamaica')) expect(line.length).toBeLessThanOrEqual(80); // an example is never broken
  }
};

describe.each(LANGUAGES)('help in %s', language => {
  const words = wordsFor(language);

  it('lists every command', () => {
    const text = programHelp(words);
    isTidy(text);
    for (const name of COMMANDS) expect(text).toMatch(new RegExp(`^  ${name} +\\p{L}`, 'mu'));
  });

  it.each(COMMANDS)('of %s has usage, options, examples and exit codes', name => {
    const text = commandHelp(name, words);
    isTidy(text);
    const { frame } = words;
    for (const title of [frame.usage, frame.options, frame.examples, frame.exitCodes])
      expect(text).toContain(`\n${title}:\n`);
    for (const [option] of helpOf(name, words).options) expect(text).toContain(`  ${option}`);
    for (const code of ['0 ', '1 ', '2 ', '70 ']) expect(text).toContain(`\n  ${code}`);
    if (language !== 'en') expect(text).not.toBe(commandHelp(name, wordsFor('en')));
  });

  it.each([null, ...COMMANDS])('of %s fits a terminal of forty columns', name => {
    const text = name === null ? programHelp(words, 40) : commandHelp(name, words, 40);
    const examples = name === null ? [] : helpOf(name, words).examples; // never broken
    const wide = text.split('\n').filter(line => line.length > 40 && !examples.includes(line.trim()));
    // What cannot be broken has a line of its own.
    expect(wide.filter(line => line.trim().includes(' ') && !/^ *(?:--|\{|jamaica )/.test(line))).toEqual([]);
  });

  it.each(COMMANDS)('of %s has the same options as in English', name => {
    const names = (each: typeof language) =>
      helpOf(name, wordsFor(each)).options.map(([option]) => option.replace(/ .*/, ''));
    expect(names(language)).toEqual(names('en'));
  });
});
