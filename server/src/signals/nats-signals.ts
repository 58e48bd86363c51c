import { Beside, type TableId } from '@jamaica/messages';
import { connect, type NatsConnection, type Subscription } from '@nats-io/transport-node';
import * as v from 'valibot';
import type { Signal, Signals } from './signals.ts';

// A subject for each table: a server is sent what concerns the tables that it has in memory, and nothing else.
const subjectOf = (table: TableId): string => `jamaica.table.${table}`;

const SignalSchema = v.union([
  v.pipe(v.number(), v.safeInteger()),
  v.object({ server: v.string(), there: v.array(v.string()) }),
  v.object({ beside: Beside }),
]);

/** Null for what a newer server may say that this one does not know. */
const signalIn = (text: string): Signal | null => {
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), SignalSchema), text);
  return read.success ? read.output : null;
};

/** Milliseconds between two attempts to reach NATS, plus up to as much again at random, so that servers do not all come at once. */
const RETRY = 250;
/** A connection that died silently is noticed within two of these. */
const PING = 2000;
const PATIENCE = 2000;

interface Lookout {
  readonly table: TableId;
  readonly seen: (signal: Signal) => void;
  subscription: Subscription | null;
}

/**
 * Signals through NATS. It may be away when a server starts, and come and go: nothing is kept for later, the log is
 * read instead.
 */
export class NatsSignals implements Signals {
  readonly #lookouts = new Set<Lookout>();
  readonly #changed: (isClear: boolean) => void;
  readonly #connecting: Promise<void>;
  #nats: NatsConnection | null = null;
  #isClear = false;
  #isClosed = false;

  constructor(url: string, changed: (isClear: boolean) => void = () => {}) {
    this.#changed = changed;
    this.#connecting = this.#connect(url);
  }

  /** Whether NATS could be reached within its first moments. */
  async opened(): Promise<boolean> {
    await Promise.race([this.#connecting, new Promise(resolve => setTimeout(resolve, PATIENCE).unref())]);
    return this.#isClear;
  }

  get isClear(): boolean {
    return this.#isClear;
  }

  hoist(table: TableId, signal: Signal): void {
    if (this.#isClear) this.#nats?.publish(subjectOf(table), JSON.stringify(signal));
  }

  async lookOut(table: TableId, seen: (signal: Signal) => void): Promise<() => void> {
    const lookout: Lookout = { table, seen, subscription: null };
    this.#lookouts.add(lookout);
    this.#subscribe(lookout);
    if (this.#isClear) await this.#arrived();
    return () => {
      this.#lookouts.delete(lookout);
      lookout.subscription?.unsubscribe();
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isClear = false;
    this.#lookouts.clear();
    await this.#nats?.close();
  }

  async #connect(url: string): Promise<void> {
    while (!this.#isClosed) {
      const nats = await connect({
        servers: url.split(','),
        name: 'jamaica',
        noEcho: true,
        maxReconnectAttempts: -1,
        reconnectTimeWait: RETRY,
        reconnectJitter: RETRY,
        ignoreAuthErrorAbort: true,
        timeout: PATIENCE,
        pingInterval: PING,
        maxPingOut: 2,
      }).catch(() => null);
      if (nats) return this.#connected(nats);
      await new Promise(resolve => setTimeout(resolve, RETRY + Math.random() * RETRY).unref());
    }
  }

  #connected(nats: NatsConnection): void {
    if (this.#isClosed) return void nats.close();
    this.#nats = nats;
    for (const lookout of this.#lookouts) this.#subscribe(lookout);
    this.#became(true);
    this.#follow(nats).catch(() => this.#became(false));
  }

  /** The client finds its way back by itself, and takes its subjects along. */
  async #follow(nats: NatsConnection): Promise<void> {
    for await (const { type } of nats.status()) {
      if (type === 'disconnect' || type === 'staleConnection' || type === 'close') this.#became(false);
      if (type === 'reconnect') this.#became(true);
    }
    this.#became(false);
  }

  #became(isClear: boolean): void {
    if (this.#isClosed || this.#isClear === isClear) return;
    this.#isClear = isClear;
    this.#changed(isClear);
  }

  #subscribe(lookout: Lookout): void {
    lookout.subscription =
      this.#nats?.subscribe(subjectOf(lookout.table), {
        callback: (error, message) => {
          const signal = error ? null : signalIn(message.string());
          if (signal !== null) lookout.seen(signal);
        },
      }) ?? null;
  }

  /** What was said so far has reached NATS, or it is away. */
  async #arrived(): Promise<void> {
    const late = new Promise(resolve => setTimeout(resolve, PATIENCE).unref());
    await Promise.race([this.#nats?.flush().catch(() => {}), late]);
  }
}
