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

interface Subscriber {
  readonly table: TableId;
  readonly heard: (signal: Signal) => void;
  subscription: Subscription | null;
}

/**
 * Signals through NATS. It may be away when a server starts, and come and go: nothing is kept for later, the log is
 * read instead.
 */
export class NatsSignals implements Signals {
  readonly #subscribers = new Set<Subscriber>();
  readonly #changed: (isConnected: boolean) => void;
  readonly #connecting: Promise<void>;
  #nats: NatsConnection | null = null;
  #isConnected = false;
  #isClosed = false;

  constructor(url: string, changed: (isConnected: boolean) => void = () => {}) {
    this.#changed = changed;
    this.#connecting = this.#connect(url);
  }

  /** Whether NATS could be reached within its first moments. */
  async opened(): Promise<boolean> {
    await Promise.race([this.#connecting, new Promise(resolve => setTimeout(resolve, PATIENCE).unref())]);
    return this.#isConnected;
  }

  get isConnected(): boolean {
    return this.#isConnected;
  }

  send(table: TableId, signal: Signal): void {
    if (this.#isConnected) this.#nats?.publish(subjectOf(table), JSON.stringify(signal));
  }

  async subscribe(table: TableId, heard: (signal: Signal) => void): Promise<() => void> {
    const subscriber: Subscriber = { table, heard, subscription: null };
    this.#subscribers.add(subscriber);
    this.#subscribe(subscriber);
    if (this.#isConnected) await this.#arrived();
    return () => {
      this.#subscribers.delete(subscriber);
      subscriber.subscription?.unsubscribe();
    };
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#isConnected = false;
    this.#subscribers.clear();
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
    for (const subscriber of this.#subscribers) this.#subscribe(subscriber);
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

  #became(isConnected: boolean): void {
    if (this.#isClosed || this.#isConnected === isConnected) return;
    this.#isConnected = isConnected;
    this.#changed(isConnected);
  }

  #subscribe(subscriber: Subscriber): void {
    subscriber.subscription =
      this.#nats?.subscribe(subjectOf(subscriber.table), {
        callback: (error, message) => {
          const signal = error ? null : signalIn(message.string());
          if (signal !== null) subscriber.heard(signal);
        },
      }) ?? null;
  }

  /** What was said so far has reached NATS, or it is away. */
  async #arrived(): Promise<void> {
    const late = new Promise(resolve => setTimeout(resolve, PATIENCE).unref());
    await Promise.race([this.#nats?.flush().catch(() => {}), late]);
  }
}
