import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Readable, Writable } from 'node:stream';
import { lines } from '../lines.ts';

const LONGEST_LINE = 1 << 16;
const FAREWELL_MS = 500;
// A process group of its own: a shell and what it started end together, and Ctrl-C is for the arena alone.
const HAS_GROUPS = process.platform !== 'win32';

type Child = ChildProcessByStdio<Writable, Readable, null>;

/** What came of a question: a line, or none in time, or none because the program died. */
type Said = { readonly line: string } | { readonly trouble: 'late' | 'died' };

interface Listener {
  onStart(): void;
  /** It ended, and not because it was told to. */
  onDeath(): void;
}

/** Somebody's program: started when it is asked something, and again when it has died. */
export class Program {
  readonly #command: string;
  readonly #timeout: number;
  readonly #listener: Listener;
  #child: Child | null = null;
  #answer: ((said: Said) => void) | null = null;

  constructor(command: string, timeout: number, listener: Listener) {
    this.#command = command;
    this.#timeout = timeout;
    this.#listener = listener;
  }

  get isRunning(): boolean {
    return this.#child !== null;
  }

  /** Says something that needs no answer. */
  tell(message: object): void {
    this.#child?.stdin.write(`${JSON.stringify(message)}\n`);
  }

  async ask(message: object): Promise<Said> {
    if (!this.#child) this.#start();
    let timer: NodeJS.Timeout | undefined;
    const said = await new Promise<Said>(resolve => {
      this.#answer = resolve;
      timer = setTimeout(() => resolve({ trouble: 'late' }), this.#timeout);
      this.tell(message);
    });
    clearTimeout(timer);
    this.#answer = null;
    // Its answer may still come, and must not be taken for the answer to the next question.
    if ('trouble' in said) this.#abandon();
    return said;
  }

  /** Ends it: its input is closed, and it has a moment to go by itself. */
  async close(): Promise<void> {
    const child = this.#child;
    this.#child = null;
    if (!child) return;
    const timer = setTimeout(() => kill(child), FAREWELL_MS);
    child.stdin.end();
    await once(child, 'close');
    clearTimeout(timer);
  }

  #abandon(): void {
    const child = this.#child;
    this.#child = null;
    if (child) kill(child);
  }

  #start(): void {
    const child = spawn(this.#command, { shell: true, stdio: ['pipe', 'pipe', 'inherit'], detached: HAS_GROUPS });
    this.#child = child;
    child.stdin.on('error', () => undefined); // it no longer reads: that it died is told by 'close'
    child.on('error', () => this.#died(child));
    child.on('close', () => this.#died(child));
    this.#listen(child);
    this.#listener.onStart();
  }

  async #listen(child: Child): Promise<void> {
    for await (const batch of lines(child.stdout, LONGEST_LINE))
      for (const line of batch)
        if (child === this.#child) this.#answer?.({ line: typeof line === 'string' ? line : '' });
  }

  #died(child: Child): void {
    if (child !== this.#child) return;
    this.#child = null;
    this.#listener.onDeath();
    this.#answer?.({ trouble: 'died' });
  }
}

const kill = (child: Child): void => {
  if (child.pid === undefined) return;
  try {
    if (HAS_GROUPS) process.kill(-child.pid, 'SIGKILL');
    else child.kill('SIGKILL');
  } catch {
    // It is gone already.
  }
};
