import { createHash } from 'node:crypto';
import { Worker } from 'node:worker_threads';
import { THREAD_ARGUMENTS } from '@jamaica/engine';

/** A picture, and a word that changes with it. */
interface Picture {
  readonly bytes: Buffer;
  readonly tag: string;
}

const MOST_KEPT = 200;
const MOST_WAITING = 30;
/** A thread that has had nothing to do for this long is ended: most servers are asked for no picture most of the time. */
const IDLE = 5 * 60_000;

/** The word for a drawing: two that are the same have the same. */
export const tagOf = (svg: string): string => createHash('sha256').update(svg).digest('base64url').slice(0, 16);

interface Waiting {
  readonly svg: string;
  done(bytes: Buffer | null): void;
}

/**
 * Paints pictures in a thread of its own, one at a time, and keeps the last ones. They are kept by what is drawn and by
 * nothing else: nobody can be given a picture of something that was drawn for somebody else and not for them.
 */
export class Painter {
  readonly #kept = new Map<string, Picture>();
  readonly #underWay = new Map<string, Promise<Picture | null>>();
  readonly #waiting: Waiting[] = [];
  readonly #failed: (why: unknown) => void;
  #thread: Worker | null = null;
  #idle: NodeJS.Timeout | null = null;
  #isBusy = false;

  constructor(failed: (why: unknown) => void) {
    this.#failed = failed;
  }

  /** Null: too many wait, or this machine cannot paint. */
  paint(svg: string): Promise<Picture | null> {
    const tag = tagOf(svg);
    const kept = this.#kept.get(tag);
    if (kept) {
      this.#keep(kept);
      return Promise.resolve(kept);
    }
    const known = this.#underWay.get(tag);
    if (known) return known;
    if (this.#waiting.length >= MOST_WAITING) return Promise.resolve(null);
    const painting = new Promise<Buffer | null>(done => {
      this.#waiting.push({ svg, done });
      this.#next();
    }).then(bytes => {
      this.#underWay.delete(tag);
      if (!bytes) return null;
      const picture = { bytes, tag };
      this.#keep(picture);
      return picture;
    });
    this.#underWay.set(tag, painting);
    return painting;
  }

  async close(): Promise<void> {
    if (this.#idle) clearTimeout(this.#idle);
    for (const { done } of this.#waiting.splice(0)) done(null);
    await this.#thread?.terminate();
  }

  #keep(picture: Picture): void {
    this.#kept.delete(picture.tag); // so that the map stays in the order of their use
    this.#kept.set(picture.tag, picture);
    const [oldest] = this.#kept.keys();
    if (this.#kept.size > MOST_KEPT) this.#kept.delete(oldest);
  }

  #next(): void {
    if (this.#isBusy) return;
    const next = this.#waiting.shift();
    if (!next) return this.#rest();
    this.#isBusy = true;
    if (this.#idle) clearTimeout(this.#idle);
    const thread = this.#thread ?? this.#start();
    const painted = (bytes: Uint8Array): void => over(Buffer.from(bytes));
    const gone = (): void => over(null);
    const over = (bytes: Buffer | null): void => {
      thread.off('message', painted).off('exit', gone);
      this.#isBusy = false;
      next.done(bytes);
      this.#next();
    };
    thread.once('message', painted).once('exit', gone);
    thread.postMessage(next.svg);
  }

  #start(): Worker {
    const thread = new Worker(new URL('./painter-thread.ts', import.meta.url), { execArgv: THREAD_ARGUMENTS });
    thread.unref();
    thread.on('error', this.#failed);
    thread.once('exit', () => {
      if (this.#thread === thread) this.#thread = null;
    });
    this.#thread = thread;
    return thread;
  }

  #rest(): void {
    this.#idle = setTimeout(() => {
      void this.#thread?.terminate();
      this.#thread = null;
    }, IDLE);
    this.#idle.unref();
  }
}
