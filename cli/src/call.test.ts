import { describe, expect, it } from 'vitest';
import { readCall } from './call.ts';
import { COMMANDS } from './commands.ts';

const call = (line: string) => readCall(line.split(' ').filter(word => word !== '')).call;

describe('a command line', () => {
  it('without anything, or with --help, asks for help', () => {
    for (const line of ['', '--help', '-h', 'help', 'help --help', 'help help'])
      expect(call(line)).toEqual({ kind: 'help', about: null });
  });

  it.each(COMMANDS)('asks for help about %s before or behind it', name => {
    for (const line of [`help ${name}`, `${name} --help`, `${name} a.json -h`, `help ${name} --help`])
      expect(call(line)).toEqual({ kind: 'help', about: name });
  });

  it('asks for the version', () => {
    for (const line of ['--version', '-v', '-V']) expect(call(line)).toEqual({ kind: 'version' });
  });

  it('hands a command its own arguments', () => {
    expect(call('check --json a.json')).toEqual({ kind: 'command', name: 'check', args: ['--json', 'a.json'] });
  });

  it('takes --lang from anywhere', () => {
    for (const line of ['--lang fr check a', 'check --lang=fr a', 'check a --lang fr'])
      expect(readCall(line.split(' '))).toEqual({
        call: { kind: 'command', name: 'check', args: ['a'] },
        language: 'fr',
      });
  });

  it('leaves everything behind -- alone', () => {
    expect(call('check -- --help --lang fr')).toEqual({
      kind: 'command',
      name: 'check',
      args: ['--', '--help', '--lang', 'fr'],
    });
  });

  it('refuses what it does not know', () => {
    expect(call('chekc')).toEqual({ kind: 'unknown-command', given: 'chekc' });
    expect(call('help chekc')).toEqual({ kind: 'unknown-command', given: 'chekc' });
    expect(call('--verbose')).toEqual({ kind: 'unknown-option', given: '--verbose' });
    expect(call('help check play')).toEqual({ kind: 'unexpected', given: 'play' });
    expect(call('--lang de')).toEqual({ kind: 'unknown-language', given: 'de' });
    expect(call('check --lang')).toEqual({ kind: 'unknown-language', given: '' });
  });
});
