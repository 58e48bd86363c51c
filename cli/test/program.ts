import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the real program with these arguments. */
export const jamaica = (
  args: readonly string[],
  { input = '', env = {} }: { readonly input?: Uint8Array | string; readonly env?: NodeJS.ProcessEnv } = {},
): Promise<Ran> =>
  new Promise((resolve, reject) => {
    const quiet = { LC_ALL: '', LC_MESSAGES: '', LANG: '', JAMAICA_DEBUG: '' };
    const child = spawn(process.execPath, [MAIN, ...args], { env: { ...process.env, ...quiet, ...env } });
    const ran = { out: '', err: '' };
    child.stdout.setEncoding('utf8').on('data', text => {
      ran.out += text;
    });
    child.stderr.setEncoding('utf8').on('data', text => {
      ran.err += text;
    });
    child.on('error', reject);
    child.on('close', code => resolve({ code, ...ran }));
    child.stdin.on('error', () => undefined); // a program that ends early does not read on
    child.stdin.end(input);
  });
