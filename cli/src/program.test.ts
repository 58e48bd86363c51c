import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import manifest from '../package.json' with { type: 'json' };
import { jamaica } from '../test/program.ts';
import { sampleFile } from '../test/samples.ts';
import { COMMANDS } from './commands.ts';

describe('jamaica', () => {
  it('shows its help without arguments', async () => {
    const { code, out, err } = await jamaica([]);
    expect([code, err]).toEqual([0, '']);
    for (const name of COMMANDS) expect(out).toContain(`\n  ${name} `);
  });

  // That every command has both is in call.test.ts, what they say in help.test.ts.
  it('replay --help is the same as help replay', async () => {
    const [one, other] = await Promise.all([jamaica(['replay', '--help']), jamaica(['help', 'replay'])]);
    expect(one).toEqual(other);
    expect(one.code).toBe(0);
    expect(one.out).toContain('jamaica replay');
  });

  it('shows its version', async () => {
    expect(await jamaica(['--version'])).toEqual({ code: 0, out: `jamaica ${manifest.version}\n`, err: '' });
  });

  it('speaks the language of the environment, and of --lang before that', async () => {
    expect((await jamaica([], { env: { LANG: 'fr_FR.UTF-8' } })).out).toContain('Utilisation:');
    expect((await jamaica(['--lang', 'uk'], { env: { LANG: 'fr_FR.UTF-8' } })).out).toContain('Як викликати:');
  });

  it('writes no colours to a pipe', async () => {
    expect((await jamaica(['replay', sampleFile('2007')])).out).not.toContain('\u001b');
  });
});

describe('jamaica ends with', () => {
  it('2 and a hint for an unknown command', async () => {
    const { code, out, err } = await jamaica(['chekc']);
    expect([code, out]).toEqual([2, '']);
    expect(err).toBe(
      'jamaica: there is no command “chekc”: expected play, simulate, arena, replay, analyse, check, verify, protocol, serve, backup, migrate, or completion. Did you mean “check”?\nFor help: jamaica --help\n',
    );
  });

  it('2 for an unknown option, value or language', async () => {
    const wrong = [['--verbose'], ['replay', '--bananas', 'x'], ['check'], ['--lang', 'de'], ['help', 'me']];
    for (const ran of await Promise.all(wrong.map(args => jamaica(args)))) {
      expect([ran.code, ran.out]).toEqual([2, '']);
      expect(ran.err).toMatch(/^jamaica.*: .*\nFor help: jamaica.* --help\n$/);
    }
  });

  it('0, 1 or 2 after a check', async () => {
    const file = sampleFile('2007');
    const line = readFileSync(file, 'utf8').split('\n')[0];
    const wrong = line.replace('"dice":[1,3]', '"dice":[1,1]');
    expect((await jamaica(['check', file])).code).toBe(0);
    expect((await jamaica(['check', '-'], { input: line })).code).toBe(0);
    expect((await jamaica(['check', '-'], { input: wrong })).code).toBe(1);
    expect((await jamaica(['check', 'no-such-file', '-'], { input: wrong })).code).toBe(2);
  });

  it('1 when nothing is proven', async () => {
    expect((await jamaica(['verify', sampleFile('2007')])).code).toBe(1);
  });

  it('70 and one sentence for a fault of its own, and says where only when asked', async () => {
    const broken = { NODE_OPTIONS: '--import=data:text/javascript,performance.now=()=>{throw(Error(`boom`))}' };
    const calm = await jamaica(['check', '-'], { env: broken });
    expect(calm.code).toBe(70);
    expect(calm.err).toBe(
      'jamaica check: something went wrong inside the program: boom\nWith JAMAICA_DEBUG=1 it also says where.\n',
    );
    const debug = await jamaica(['check', '-'], { env: { ...broken, JAMAICA_DEBUG: '1' } });
    expect(debug.code).toBe(70);
    expect(debug.err).toContain('progress-line.ts');
  });

  it.each([
    [['replay', sampleFile('2007'), '--all'], ''],
    [['protocol'], '{"new":{"edition":"2007","players":3,"ghost":false,"seed":"abc"}}\n'],
  ])('0 when the reader has had enough: %j', async (args, input) => {
    const main = new URL('./main.ts', import.meta.url).pathname;
    const child = spawn(process.execPath, [main, ...args]);
    let err = '';
    child.stderr.on('data', chunk => {
      err += chunk;
    });
    child.stdout.destroy();
    child.stdin.end(input);
    const [code] = await once(child, 'close');
    expect([code, err]).toEqual([0, '']);
  });
});

it('what a program is told is whole, however long: more than a pipe holds', async () => {
  const fleet = { edition: '2007', players: 3, ghost: false, games: 1000, seed: 'x' };
  const asked = [{ protocol: 2 }, { fleet: 'f', new: fleet }, { fleet: 'f', look: true }];
  const { code, out } = await jamaica(['protocol'], { input: asked.map(each => `${JSON.stringify(each)}\n`).join('') });
  const [, first, again] = out
    .trimEnd()
    .split('\n')
    .map(line => JSON.parse(line));
  expect(code).toBe(0);
  expect(Buffer.from(first.rows, 'base64').length).toBeGreaterThan(100_000);
  expect(again).toEqual(first);
});
