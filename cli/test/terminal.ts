import { Readable, Writable } from 'node:stream';
import type { Language } from '@jamaica/words';
import type { Terminal } from '../src/command.ts';

class Paper extends Writable {
  text = '';
  override _write(chunk: Buffer | string, _encoding: BufferEncoding, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}

/** A terminal that keeps what is written to it. */
interface PaperTerminal extends Terminal {
  readonly output: Paper;
  readonly errors: Paper;
}

export const paperTerminal = (language: Language = 'en', input: Uint8Array | string = ''): PaperTerminal => ({
  input: Readable.from([Buffer.from(input)]),
  output: new Paper(),
  errors: new Paper(),
  language,
  colour: false,
});
