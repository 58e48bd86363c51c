import type { TableId, Terms } from '@jamaica/messages';
import { type Config, readConfig } from '../../src/config/config.ts';
import { newServerCore, type ServerCore } from '../../src/http/server-core.ts';
import { TABLES } from '../../src/http/tables.ts';
import { type Log, newLog } from '../../src/logs/log.ts';
import { newMetrics } from '../../src/metrics/metrics.ts';
import { COOKIE } from '../../src/people/cookie.ts';
import { identify } from '../../src/people/identity.ts';
import type { PushSender } from '../../src/push/sender.ts';
import { Connection } from '../../src/sockets/connection.ts';
import { keepHeartbeat } from '../../src/sockets/heartbeat.ts';
import type { Store } from '../../src/store/store.ts';
import { simulatedCrew } from './crew.ts';
import { DAWN, type Environment, SESSION } from './environment.ts';
import { Life, type Machine } from './life.ts';
import { type Ear, Link } from './link.ts';
import { simulatedStore } from './store.ts';
import { WayToDatabase } from './way.ts';

// What is counted says nothing here, and making it takes longer than a game: all servers of all worlds share it.
const METRICS = newMetrics();

/** Seconds before somebody's browser is told that a table waits for them. */
export const PUSH_DELAY = 5;

const configured = (): Config => {
  const config = readConfig({ PUSH_DELAY: String(PUSH_DELAY), LOG_LEVEL: 'error' });
  if (!config.ok) throw new Error(config.error.expected);
  return config.value;
};
const CONFIG = configured();
const KEYS = { session: SESSION, push: { publicKey: '', privateKey: '' } };

/** How many bots of a server think at a time. */
const THREADS = 2;

/** Who comes with which cookie, from where. */
export interface Caller {
  readonly name: string;
  readonly cookie: string;
  readonly address: string;
}

/** A machine, and the server on it while it runs: everything of it but its sockets and its database. */
export class Server implements Machine {
  readonly name: string;
  readonly #environment: Environment;
  /** How far its date is from the true one. */
  wrong = 0;
  /** When its date was last set back. */
  setBackAt = Number.NEGATIVE_INFINITY;
  /** Its threads are dying. */
  troubledUntil = 0;
  #life: Life | null = null;
  #core: ServerCore | null = null;
  /** The lease that it keeps, or kept last. */
  lease = 0;
  readonly #links = new Set<Link>();

  constructor(name: string, environment: Environment) {
    this.name = name;
    this.#environment = environment;
  }

  get date(): number {
    return DAWN + this.#environment.scheduler.now + this.wrong;
  }

  get life(): Life | null {
    return this.#life;
  }

  get isOpen(): boolean {
    return this.#core !== null;
  }

  /** Whether it goes on by itself: it is there, and it is not stopped. */
  get isServing(): boolean {
    return this.isOpen && this.#life?.isPaused === false;
  }

  start(): void {
    if (this.#life) return;
    const { scheduler, story, secrets, signals } = this.#environment;
    const life = new Life(scheduler, this);
    this.#life = life;
    life.ended = () => this.#died();
    story.tell(this.name, 'starts');
    const core = newServerCore({
      config: CONFIG,
      keys: KEYS,
      log: this.#log(),
      metrics: METRICS,
      store: this.#store(life),
      signals: signals.of(life),
      crew: simulatedCrew(
        life,
        this.#environment.weather.luck,
        () => this.troubledUntil > scheduler.now,
        seed => this.#environment.watchers.thinks(this, seed),
      ),
      threads: THREADS,
      push: this.#pushSender(life),
      time: life.time,
      random: length => secrets.bytes(length),
    });
    core.start().then(
      () => {
        if (life.isOver) return;
        this.#core = core;
        keepHeartbeat(core.services);
        story.tell(this.name, 'is open');
      },
      // Without its database a server ends at once, and is started again.
      () => life.die(),
    );
  }

  #store(life: Life): Store {
    const { database, people, scheduler, weather } = this.#environment;
    const store = simulatedStore(database, people, new WayToDatabase(life, scheduler, weather));
    const beginLease = async (at: number): Promise<number> => {
      this.lease = await store.beginLease(at);
      return this.lease;
    };
    return { ...store, beginLease };
  }

  /** It is told to end, and ends in an orderly way. */
  close(): void {
    const [life, core] = [this.#life, this.#core];
    if (!life || !core) return;
    this.#core = null;
    this.#environment.story.tell(this.name, 'is told to close');
    core.close().then(() => {
      core.services.visitors.endAll('going');
      life.die();
    });
  }

  #died(): void {
    this.#environment.story.tell(this.name, 'is gone');
    this.#life = null;
    this.#core = null;
    for (const link of this.#links) link.lost();
    this.#links.clear();
  }

  /** Opens a connection, if somebody is there who lets them in. */
  connect({ cookie, address }: Caller, ear: Ear): Link | null {
    const [life, core] = [this.#life, this.#core];
    if (!life || !core) return null;
    const { scheduler, weather } = this.#environment;
    const { services } = core;
    const link = new Link(life, scheduler, weather, ear);
    this.#links.add(link);
    life.later(weather.journey, () => {
      identify({ cookie: `${COOKIE}=${cookie}` }, services.store, SESSION, services.now())
        .then(who => {
          const isWelcome = who.by === 'cookie' && services.visitors.hasRoom(who.person.id, address);
          if (!isWelcome) return link.terminate();
          const { id, name } = who.person;
          new Connection(link, link, services, { person: id, name, address, made: who.made }).greet();
        })
        .catch(() => link.terminate());
    });
    return link;
  }

  /** Opens a table by HTTP; the answer may never come. */
  openTable({ cookie, address }: Caller, terms: Terms, answered: (table: TableId | null) => void): void {
    const [life, core] = [this.#life, this.#core];
    if (!life || !core) return;
    const { scheduler, weather } = this.#environment;
    const { services } = core;
    const answer = (table: TableId | null): void => {
      if (life.acts()) scheduler.later(weather.journey, () => answered(table));
    };
    const open = async (): Promise<TableId | null> => {
      const who = await identify({ cookie: `${COOKIE}=${cookie}` }, services.store, SESSION, services.now());
      if (who.by !== 'cookie') return null;
      const opened = await TABLES.openTable({
        services,
        body: { terms },
        query: undefined,
        named: '',
        person: who.person,
        made: who.made,
        address,
        origin: '',
        isFromElsewhere: false,
        remember() {},
      });
      return opened.ok ? opened.value.table : null;
    };
    life.later(weather.journey, () => {
      open().then(answer, () => answer(null));
    });
  }

  #pushSender(life: Life): PushSender {
    return ({ person }, { kind, table }) =>
      new Promise(resolve => {
        if (!life.acts()) return;
        this.#environment.watchers.pushed(person, table, kind);
        life.later(this.#environment.weather.journey, () => resolve('sent'));
      });
  }

  /** What a server has to say about itself: that the store is away is no surprise, anything else is a bug. */
  #log(): Log {
    return newLog('error', {
      write: line => {
        const {
          err,
          msg,
        }: { readonly err?: { readonly type: string; readonly message: string }; readonly msg: string } =
          JSON.parse(line);
        if (err?.type !== 'Unavailable')
          this.#environment.watchers.stumbled(this.name, `${msg}: ${err?.message ?? ''}`);
      },
    });
  }
}
