import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync, constants as zlib } from 'node:zlib';
import type { Plugin } from 'vite';
import { afterBuild } from './after-build.ts';
import { emitted } from './emitted.ts';

/** Fonts and pictures are packed already, and a packet or less gains nothing. */
const WORTH_IT = /\.(?:css|html|js|json|svg|webmanifest)$/;
const A_PACKET = 1000;

const brotli = (text: Buffer): Buffer =>
  brotliCompressSync(text, {
    params: { [zlib.BROTLI_PARAM_MODE]: zlib.BROTLI_MODE_TEXT, [zlib.BROTLI_PARAM_SIZE_HINT]: text.length },
  });

/** Writes `.br` and `.gz` beside what gains by it, so that serving a file is only sending bytes. */
export const compress = (): Plugin =>
  afterBuild('compress', ({ folder }) => {
    for (const path of emitted(folder).filter(name => WORTH_IT.test(name))) {
      const text = readFileSync(join(folder, path));
      if (text.length <= A_PACKET) continue;
      writeFileSync(join(folder, `${path}.br`), brotli(text));
      writeFileSync(join(folder, `${path}.gz`), gzipSync(text, { level: 9 }));
    }
  });

/** How many bytes of a file travel: those of its packed form, if it has one. */
export const sentSize = (path: string): number => {
  const packed = `${path}.br`;
  return statSync(existsSync(packed) ? packed : path).size;
};
