import { readSync, writeSync } from 'node:fs';
import { EXIT, type Pipes } from './command.ts';

const CHUNK = 1 << 16;
const A_MOMENT = 1;

/**
 * The whole program waits for each chunk: the other side waits for each answer, too, and by way of streams a short
 * one takes twice as long. Nothing may have asked for `process.stdin` or `process.stdout` before: that makes them non-blocking.
 */
export const standardPipes: Pipes = {
  input: {
    *[Symbol.iterator]() {
      const chunk = new Uint8Array(CHUNK);
      for (;;) {
        const length = patiently(() => readSync(0, chunk), 'EOF'); // Windows says the end like this
        if (length === 0) return;
        yield chunk.subarray(0, length);
      }
    },
  },
  write(bytes) {
    for (let at = 0; at < bytes.length; ) {
      const written = patiently(() => writeSync(1, bytes, at), 'EPIPE');
      // The reader has had enough, and nothing is wrong.
      if (written === 0) process.exit(EXIT.done);
      at += written;
    }
  },
};

const nobody = new Int32Array(new SharedArrayBuffer(4));

/** Tries again where something else has made the pipe non-blocking; 0 at its end. */
const patiently = (attempt: () => number, end: string): number => {
  for (;;) {
    try {
      return attempt();
    } catch (error) {
      if (!(error instanceof Error && 'code' in error)) throw error;
      if (error.code === end) return 0;
      if (error.code !== 'EAGAIN') throw error;
      Atomics.wait(nobody, 0, 0, A_MOMENT);
    }
  }
};
