import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { randomLines } from '../test/random-lines.ts';

const MAIN = join(import.meta.dirname, 'main.ts');
const OPENING = '{"new":{"edition":"2021","players":4,"ghost":true,"seed":"a"}}';

const converse = (input: string | Buffer) => {
  const run = spawnSync(process.execPath, [MAIN, 'protocol'], { input, encoding: 'utf8', maxBuffer: 1 << 30 });
  return { status: run.status, errors: run.stderr, answers: run.stdout.split('\n').slice(0, -1) };
};

describe('jamaica protocol', () => {
  it('answers each line with one line and ends with the input', () => {
    const { status, errors, answers } = converse(`${OPENING}\n\nnonsense\n{"state":true}`);
    expect({ status, errors, ok: answers.map(answer => JSON.parse(answer).ok) }).toEqual({
      status: 0,
      errors: '',
      ok: [true, false, false, true],
    });
  });

  it('ends at quit, whatever follows', () => {
    const { status, answers } = converse(`${OPENING}\n{"quit":true}\n{"state":true}\n`);
    expect({ status, count: answers.length }).toEqual({ status: 0, count: 1 });
  });

  it('reads lines that end like those of Windows, and bytes that are no text', () => {
    const { answers } = converse(Buffer.concat([Buffer.from(`${OPENING}\r\n`), Buffer.from([0xff, 0xfe, 0x00, 0x0a])]));
    expect(answers.map(answer => JSON.parse(answer).ok)).toEqual([true, false]);
  });

  it('gives a line without end up and goes on', () => {
    const { answers } = converse(`${'x'.repeat(3_000_000)}\n${OPENING}\n`);
    expect(answers.map(answer => JSON.parse(answer).ok)).toEqual([false, true]);
  });

  it('survives random lines', () => {
    const lines = randomLines('pipe');
    const { status, answers } = converse(`${Array.from({ length: 20_000 }, () => lines.next().value).join('\n')}\n`);
    expect({ status, count: answers.length }).toEqual({ status: 0, count: 20_000 });
  });

  it('takes no arguments', () => {
    const run = spawnSync(process.execPath, [MAIN, 'protocol', 'x'], { encoding: 'utf8' });
    expect(run.status).toBe(2);
  });
});
