import { createReadStream } from 'node:fs';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { LONGEST, TooLong, Values, type ValueText } from './values.ts';

/** Why a file, or a place in it, gave no record. */
export type ReadingFault =
  | { readonly why: 'missing' | 'directory' | 'forbidden' | 'not-text' | 'broken-gzip' | 'no-record' | 'cut-short' }
  | { readonly why: 'failed'; readonly reason: string }
  | { readonly why: 'not-json'; readonly near: string }
  | { readonly why: 'too-long'; readonly mebibytes: number }
  | { readonly why: 'given-up'; readonly times: number };

/** Something in a file: JSON with its place, or a fault; `line` is null for a fault of the whole file. */
export type RecordRead =
  | { readonly line: number; readonly number: number; readonly value: unknown }
  | { readonly line: number | null; readonly fault: ReadingFault };

const STANDARD_INPUT = '-';
// A file that is no JSON at all would complain about every line.
const MOST_IN_A_ROW = 5;

/**
 * The JSON values of a file, one after the other: JSON Lines, one value over many lines, or one array; gzipped or not,
 * whatever it is called. Nothing is thrown: what cannot be read is among the readings.
 */
export async function* readRecords(file: string, input: Readable): AsyncGenerator<RecordRead> {
  const values = new Values();
  let number = 0;
  let wrong = 0;
  try {
    for await (const pieces of piecesOf(values, file === STANDARD_INPUT ? input : createReadStream(file))) {
      for (const piece of pieces) {
        const reading = parse(piece, ++number);
        wrong = 'fault' in reading ? wrong + 1 : 0;
        yield reading;
        if (wrong < MOST_IN_A_ROW) continue;
        yield { line: null, fault: { why: 'given-up', times: wrong } };
        return;
      }
    }
    if (number === 0) yield { line: null, fault: { why: 'no-record' } };
  } catch (error) {
    yield failure(error);
  }
}

async function* piecesOf(values: Values, source: Readable): AsyncGenerator<Iterable<ValueText>> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const bytes of unzipped(source)) yield values.feed(decoder.decode(bytes, { stream: true }));
  yield values.feed(decoder.decode());
  yield values.end();
}

const GZIP = [0x1f, 0x8b];

/** The bytes of a source, unpacked when they begin like gzip. */
async function* unzipped(source: Readable): AsyncGenerator<Uint8Array> {
  const chunks = source[Symbol.asyncIterator]();
  let head: Uint8Array = new Uint8Array();
  let isDone = false;
  while (head.length < GZIP.length && !isDone) {
    const next = await chunks.next();
    isDone = next.done === true;
    if (!isDone) head = Buffer.concat([head, bytesOf(next.value)]);
  }
  async function* all(): AsyncGenerator<Uint8Array> {
    yield head;
    while (!isDone) {
      const next = await chunks.next();
      if (next.done) return;
      yield bytesOf(next.value);
    }
  }
  if (GZIP.every((byte, index) => head[index] === byte)) yield* gunzipped(all());
  else yield* all();
}

const bytesOf = (chunk: Uint8Array | string): Uint8Array => (typeof chunk === 'string' ? Buffer.from(chunk) : chunk);

async function* gunzipped(packed: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  const gunzip = createGunzip();
  const done = pipeline(packed, gunzip);
  done.catch(() => undefined); // it comes out of the loop below as well
  yield* gunzip;
  await done;
}

const parse = ({ line, text }: ValueText, number: number): RecordRead => {
  try {
    return { line, number, value: JSON.parse(text) };
  } catch (error) {
    return { line, fault: broken(text, messageOf(error)) };
  }
};

const NEAR = 30;

// The parser's message is English and quotes whole records: only the place is taken from it.
const broken = (text: string, message: string): ReadingFault => {
  if (/^Unexpected end|^Unterminated/.test(message)) return { why: 'cut-short' };
  const at = Number(/ at position (\d+)/.exec(message)?.[1] ?? 0);
  return { why: 'not-json', near: text.slice(at, at + NEAR).trim() };
};

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

const CODES: Readonly<Record<string, ReadingFault>> = {
  ENOENT: { why: 'missing' },
  EISDIR: { why: 'directory' },
  EACCES: { why: 'forbidden' },
  EPERM: { why: 'forbidden' },
  ERR_ENCODING_INVALID_ENCODED_DATA: { why: 'not-text' },
};

const failure = (error: unknown): RecordRead => {
  if (error instanceof TooLong) return { line: error.line, fault: { why: 'too-long', mebibytes: LONGEST / 2 ** 20 } };
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code.startsWith('Z_')) return { line: null, fault: { why: 'broken-gzip' } };
  return { line: null, fault: CODES[code] ?? { why: 'failed', reason: code || messageOf(error) } };
};
