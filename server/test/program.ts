import { type ChildProcess, spawn } from 'node:child_process';
import { join } from 'node:path';
import { isFields } from '@jamaica/rules/record';
import { SETTINGS } from './sockets-visitor.ts';

export const MAIN = join(import.meta.dirname, '..', 'src', 'main.ts');

const ERROR = 50;

/** A server in a process of its own. */
export class Program {
  readonly process: ChildProcess;
  /** Where it is, once it is open. */
  readonly url: Promise<string>;
  /** What it wrote that is an error, or no line of its log. */
  readonly complaints: string[] = [];
  readonly #ended: Promise<void>;

  constructor(
    folder: string,
    file = MAIN,
    options: readonly string[] = [],
    args: readonly string[] = [],
    more: Readonly<Record<string, string>> = {},
  ) {
    const settings = { ...SETTINGS(folder), LOG_LEVEL: 'info', ...more };
    this.process = spawn(process.execPath, [...options, file, ...args], {
      env: { ...process.env, ...settings },
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    this.#ended = new Promise(resolve => this.process.once('close', () => resolve()));
    this.url = new Promise((resolve, reject) => {
      onLine(this.process.stdout, line => {
        const port = this.#read(line);
        if (port !== null) resolve(`http://127.0.0.1:${port}`);
      });
      void this.#ended.then(() => reject(new Error(`the server ended: ${this.complaints.join('\n')}`)));
    });
    this.url.catch(() => {}); // it may be killed before anybody asks
    onLine(this.process.stderr, line => {
      if (!/^Jamaica is at|Warning|--trace-warnings/.test(line)) this.complaints.push(line);
    });
  }

  /** kill -9: it has no moment to do anything. */
  kill(): Promise<void> {
    this.process.kill('SIGKILL');
    return this.#ended;
  }

  /** The port, when this is the line that names it. */
  #read(line: string): number | null {
    if (!line.startsWith('{')) return null;
    const said: unknown = JSON.parse(line);
    if (!isFields(said)) return null;
    if (typeof said.level === 'number' && said.level >= ERROR) this.complaints.push(line);
    return said.msg === 'open' && typeof said.port === 'number' ? said.port : null;
  }
}

/** Whole lines only: a process that is killed may leave half of one. */
const onLine = (stream: NodeJS.ReadableStream | null, heard: (line: string) => void): void => {
  let rest = '';
  stream?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) heard(line);
  });
};
