import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { type RecordRead, readRecords } from './records.ts';

const NOTHING = Readable.from([]);

const all = async (file: string, input = NOTHING): Promise<RecordRead[]> => {
  const readings: RecordRead[] = [];
  for await (const reading of readRecords(file, input)) readings.push(reading);
  return readings;
};

const folder = (): string => {
  const path = mkdtempSync(join(tmpdir(), 'jamaica-'));
  onTestFinished(() => rmSync(path, { recursive: true }));
  return path;
};

const fileWith = (contents: Uint8Array | string): string => {
  const path = join(folder(), 'games');
  writeFileSync(path, contents);
  return path;
};

const LINES = '{"v":1}\n{"v":2}\n';
const VALUES = [
  { line: 1, number: 1, value: { v: 1 } },
  { line: 2, number: 2, value: { v: 2 } },
];

describe('the records of a file', () => {
  it('are read line by line', async () => expect(await all(fileWith(LINES))).toEqual(VALUES));

  it('are unpacked when the contents are gzipped, whatever the name', async () => {
    expect(await all(fileWith(gzipSync(LINES)))).toEqual(VALUES);
    const twoMembers = Buffer.concat([gzipSync('{"v":1}\n'), gzipSync('{"v":2}\n')]);
    expect(await all(fileWith(twoMembers))).toEqual(VALUES);
  });

  it('come from standard input, in chunks of any size', async () => {
    for (const bytes of [Buffer.from(LINES), gzipSync(LINES)])
      expect(await all('-', Readable.from([...bytes].map(byte => Buffer.of(byte))))).toEqual(VALUES);
  });

  it('may begin with a byte order mark', async () => expect(await all(fileWith(`\uFEFF${LINES}`))).toEqual(VALUES));

  it('go on behind a line that is broken', async () => {
    expect(await all(fileWith('{"v":1}\n{"v":\n{"v":1,}\n{"v":2}\n'))).toEqual([
      VALUES[0],
      { line: 2, fault: { why: 'cut-short' } },
      { line: 3, fault: { why: 'not-json', near: '}' } },
      { line: 4, number: 4, value: { v: 2 } },
    ]);
  });
});

const faultOf = async (file: string): Promise<unknown> => {
  const [reading] = await all(file);
  return 'fault' in reading ? reading.fault : reading;
};

describe('a file without records', () => {
  it('is missing', async () => expect(await faultOf(join(folder(), 'nothing'))).toEqual({ why: 'missing' }));
  it('is a directory', async () => expect(await faultOf(folder())).toEqual({ why: 'directory' }));
  it('is empty', async () => {
    expect(await faultOf(fileWith(''))).toEqual({ why: 'no-record' });
    expect(await faultOf(fileWith('\n\n'))).toEqual({ why: 'no-record' });
    expect(await faultOf(fileWith(gzipSync('')))).toEqual({ why: 'no-record' });
  });
  it('is no text', async () => {
    expect(await faultOf(fileWith(Buffer.from([0x89, 0x50, 0xff, 0xfe, 0x00])))).toEqual({ why: 'not-text' });
  });
  it('is broken gzip', async () => {
    const packed = gzipSync(LINES.repeat(1000));
    expect(await faultOf(fileWith(packed.subarray(0, 20)))).toEqual({ why: 'broken-gzip' });
    expect(await faultOf(fileWith(Buffer.concat([packed.subarray(0, 12), Buffer.alloc(40, 7)])))).toEqual({
      why: 'broken-gzip',
    });
  });
  it('is any other text, and is soon given up', async () => {
    const readings = await all(fileWith('All work and no play\n'.repeat(1000)));
    expect(readings).toHaveLength(6);
    expect(readings.at(-1)).toEqual({ line: null, fault: { why: 'given-up', times: 5 } });
  });
});
