import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { LANGUAGES } from '@jamaica/words';
import { wordsFor } from '@jamaica/words/terminal';
import { afterAll, describe, expect, it } from 'vitest';
import { paperTerminal } from '../test/terminal.ts';
import { COMMANDS } from './commands.ts';
import { SHELLS } from './completion/shells.ts';
import { completion, completionFor } from './completion.ts';

const folder = mkdtempSync(join(tmpdir(), 'jamaica-'));
afterAll(() => rmSync(folder, { recursive: true }));

const script = (shell: (typeof SHELLS)[number], language: (typeof LANGUAGES)[number] = 'en'): string => {
  const file = join(folder, `${shell}-${language}`);
  writeFileSync(file, completionFor(shell, wordsFor(language)));
  return file;
};

/** What a shell says when it is given a program to run. */
const said = (shell: string, ...args: string[]): string => {
  const { stdout, stderr, error } = spawnSync(shell, args, { encoding: 'utf8', cwd: folder });
  expect(`${error ?? ''}${stderr}`).toBe('');
  return stdout;
};

/** The words that are offered for the last one of a line. */
const inBash = (...line: string[]): string[] =>
  said(
    'bash',
    '-c',
    `source ${script('bash')}; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _jamaica; printf '%s\\n' "\${COMPREPLY[@]}"`,
    'bash',
    ...line,
  )
    .split('\n')
    .filter(word => word !== '');

const inFish = (line: string): string[] =>
  said('fish', '--no-config', '-c', `source ${script('fish')}; complete -C "$argv[1]"`, line)
    .split('\n')
    .filter(word => word !== '')
    .map(word => word.split('\t')[0]);

// A whole zsh in a terminal of its own: a line is typed, Tab is pressed, and a key says what became of the line.
const ZSH = `
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1= PS2=; autoload -U compinit; compinit -D -u; source $1"
zpty -w shell "show() { print -r -- \\"<\\$BUFFER>\\" }; zle -N show; bindkey '^X' show; print READY"
zpty -r shell out '*READY*READY*'
zpty -w -n shell "$2"$'\\t'$'\\x18'
zpty -r shell out '*<*>*'
print -r -- "$out"
zpty -d shell
`;
const inZsh = (line: string): string => said('zsh', '-f', '-c', ZSH, 'zsh', script('zsh'), line);

describe('bash', () => {
  it('completes commands, and the commands of help', () => {
    expect(inBash('jamaica', '')).toEqual(expect.arrayContaining([...COMMANDS, 'help', '--lang', '--version']));
    expect(inBash('jamaica', 'p')).toEqual(['play', 'protocol']);
    expect(inBash('jamaica', 'help', 's')).toEqual(['simulate', 'serve']);
    expect(inBash('jamaica', '--lang', 'fr', 'si')).toEqual(['simulate']);
  });

  it('completes options of the command that stands there', () => {
    expect(inBash('jamaica', 'play', '--l')).toEqual(['--level', '--lang']);
    expect(inBash('jamaica', 'verify', '--')).not.toContain('--level');
  });

  it.each([
    [
      ['play', '--edition', ''],
      ['2007', '2021'],
    ],
    [
      ['play', '--edition', '=', ''],
      ['2007', '2021'],
    ],
    [
      ['play', '--edition', '='],
      ['2007', '2021'],
    ],
    [['simulate', '--sailors', 'r'], ['random']],
    [['serve', '--book', 'uk'], ['uk-2021']],
    [['--lang', ''], [...LANGUAGES]],
    [['arena', 'c'], ['captain']],
    [['completion', ''], [...SHELLS]],
    [['play', '--seed', ''], []],
  ])('completes %j', (line, offered) => {
    expect(inBash('jamaica', ...line)).toEqual(offered);
  });

  it('completes names of files, blanks and all', () => {
    writeFileSync(join(folder, 'a game.json'), '');
    expect(inBash('jamaica', 'replay', 'a')).toEqual(['a game.json']);
    expect(inBash('jamaica', 'play', '--resume', 'a')).toEqual(['a game.json']);
  });
});

describe('fish', () => {
  it('completes commands, options and values', () => {
    expect(inFish('jamaica s')).toEqual(['serve', 'simulate']);
    expect(inFish('jamaica play --le')).toEqual(['--level']);
    expect(inFish('jamaica play --level ')).toEqual(['admiral', 'bosun', 'captain', 'deckhand']);
    expect(inFish('jamaica help rep')).toEqual(['replay']);
  });
});

describe('zsh', () => {
  it('completes a command', () => expect(inZsh('jamaica sim')).toContain('<jamaica simulate >'));
  it('completes an option', () => expect(inZsh('jamaica play --gh')).toContain('<jamaica play --ghost >'));
  it('shows the values of an option', () =>
    expect(inZsh('jamaica play --level ')).toMatch(/admiral +bosun +captain +deckhand/));
});

describe.each(LANGUAGES)('in %s', language => {
  it.each(SHELLS)('%s can read its script', shell => {
    expect(said(shell, '-n', script(shell, language))).toBe('');
  });
});

it('another shell is refused, with those there are', async () => {
  await expect(completion.run(['tcsh'], paperTerminal())).rejects.toThrow(
    'no shell “tcsh”: expected bash, zsh, or fish',
  );
});
