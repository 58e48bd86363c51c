import { sealOf } from '@jamaica/chance';
import { folded, type Orders, type PersonId, type Snapshot, type Told } from '@jamaica/messages';
import { signed } from '../../src/people/cookie.ts';
import { DAWN, type Environment, SESSION } from './environment.ts';
import { DUTIFUL, type Habits } from './habits.ts';
import type { Ear, Link } from './link.ts';
import type { Luck } from './luck.ts';
import { idOf, type Party } from './party.ts';
import type { Caller, Server } from './server.ts';
import type { Asking } from './watchers.ts';

interface Asked extends Asking {
  readonly id: number;
  readonly at: number;
  readonly link: Link;
}

/** Milliseconds after which somebody whom nobody answers looks for another server. */
const PATIENCE = 40_000;
const ORDERS: Orders = { defend: 2, payFrom: 'fullest', lane: 'port', overboard: null };

/** Somebody with a browser: sees what they are sent, and does what they like. */
export class Person implements Ear, Caller {
  readonly id: PersonId;
  readonly name: string;
  readonly address: string;
  readonly cookie: string;
  /** What they add to the dice. */
  readonly word: string;
  readonly party: Party;
  /** Only looks on. */
  readonly isOnlooker: boolean;
  readonly #environment: Environment;
  readonly #servers: readonly Server[];
  readonly #luck: Luck;
  habits: Habits;
  #link: Link | null = null;
  readonly #unanswered = new Map<number, Asked>();
  #asks = 0;
  #lastAnswered = 0;
  #isGreeted = false;
  #isWatching = false;
  #screen: Snapshot | null = null;
  #number = 0;
  #answered: number | null = null;
  #choice: { readonly decision: number; readonly choice: string } | null = null;
  #dreamsUntil = 0;
  #hasVanished = false;
  #texts = 0;

  constructor(
    name: string,
    party: Party,
    isOnlooker: boolean,
    {
      environment,
      servers,
      luck,
      habits,
    }: { environment: Environment; servers: readonly Server[]; luck: Luck; habits: Habits },
  ) {
    this.name = name;
    this.id = idOf(name);
    this.address = `10.0.0.${name.length}${name.charCodeAt(0)}`;
    this.cookie = signed(SESSION, this.id, DAWN);
    this.word = `word-of-${name}`;
    this.party = party;
    this.isOnlooker = isOnlooker;
    this.#environment = environment;
    this.#servers = servers;
    this.#luck = luck;
    this.habits = habits;
  }

  get screen(): Snapshot | null {
    return this.#screen;
  }

  /** The last change of the table that they have heard of. */
  get number(): number {
    return this.#number;
  }

  /** Hears of the table, as far as they and the server know. */
  get isWatching(): boolean {
    return this.#isWatching && this.#link?.isOpen === true && this.#link.isOpenAtServer;
  }

  get link(): Link | null {
    return this.#link;
  }

  get unanswered(): readonly Asked[] {
    return [...this.#unanswered.values()];
  }

  /** All is calm: they come back, and play as they should. */
  calmDown(): void {
    this.habits = DUTIFUL;
    this.#dreamsUntil = 0;
    this.#hasVanished = false;
    if (this.#link) this.#link.isStalled = false;
  }

  live(): void {
    this.#environment.scheduler.later(this.#luck.between(1, this.habits.pause), () => {
      this.#act();
      this.live();
    });
  }

  /** Their connection breaks. */
  cut(): void {
    if (!this.#link?.isOpen) return;
    this.#environment.story.tell(this.name, 'is cut off');
    this.#link.cut(this.#luck.any([0, 50, 3000, null]));
  }

  stall(): void {
    if (this.#link?.isOpen) this.#link.isStalled = true;
  }

  broken(): void {
    this.#link = null;
    this.#isGreeted = false;
    this.#isWatching = false;
    this.#unanswered.clear();
  }

  heard(text: string): void {
    const told: Told = JSON.parse(text);
    this.#environment.story.tell(this.name, `hears ${nameOf(told)}`, text);
    this.#environment.watchers.heardText(this, told, text);
    if ('hello' in told) {
      this.#isGreeted = true;
      return;
    }
    if ('ok' in told) return this.#answer(told.ok, 'ok');
    if ('refused' in told) return this.#answer(told.refused, told.why);
    if (told.table !== this.party.table || 'bots' in told || 'offline' in told || 'beside' in told) return;
    if ('away' in told) {
      this.#isWatching = false;
      return;
    }
    if ('snapshot' in told) this.#screen = told.snapshot;
    else if (this.#screen) this.#screen = folded(this.#screen, told.number, told.news, this.id);
    this.#environment.watchers.told(this, told, text, this.#screen);
    this.#number = told.number;
  }

  #answer(id: number | string | null, answer: string): void {
    const asked = this.#unanswered.get(Number(id));
    if (!asked) return;
    this.#unanswered.delete(asked.id);
    if (asked.id < this.#lastAnswered)
      this.#environment.watchers.fail(`${this.id} was answered ${asked.id} after a later question`);
    this.#lastAnswered = asked.id;
    this.#environment.watchers.answered(this, asked, answer);
    if (asked.verb === 'watch') this.#isWatching = answer === 'ok';
    if (asked.verb !== 'choose') return;
    // Whatever became of it: what is asked next will be on the screen.
    if (answer === 'ok' || answer === 'too-late' || answer === 'not-open' || answer === 'over')
      this.#answered = Number(asked.body.decision);
    if (this.#choice?.decision === asked.body.decision && answer !== 'unavailable') this.#choice = null;
  }

  #ask(verb: string, body: Readonly<Record<string, unknown>>): void {
    const { table } = this.party;
    if (!this.#link?.isOpen || table === null) return;
    const id = ++this.#asks;
    const asked = { id, table, verb, body, at: this.#environment.scheduler.now, link: this.#link };
    this.#unanswered.set(id, asked);
    this.#environment.watchers.asked(this, asked);
    const text = JSON.stringify({ id, [verb]: { table, ...body } });
    this.#environment.story.tell(
      this.name,
      `asks ${verb} ${'choice' in body ? `${body.choice} at ${body.decision}` : ''}`,
      text,
    );
    this.#link.say(text);
  }

  #act(): void {
    if (this.#hasVanished || this.#dreamsUntil > this.#environment.scheduler.now) return;
    if (this.#luck.oneIn(this.habits.vanishes)) return this.#vanish();
    if (!this.#link?.isOpen) return this.#connect();
    if (!this.#isGreeted) return;
    if (this.party.table === null) return this.#openTable();
    const [first] = this.#unanswered.values();
    if (first) {
      const isTooLong = this.#environment.scheduler.now - first.at > PATIENCE;
      if (isTooLong || this.#luck.oneIn(this.habits.reconnects)) this.cut();
      return;
    }
    if (!this.#isWatching) {
      // What was not answered is asked again, even before they have seen what happened meanwhile.
      if (this.#choice && this.#luck.oneIn(2)) this.#ask('choose', { ...this.#choice });
      return this.#watch();
    }
    if (this.#luck.oneIn(this.habits.reconnects)) return this.cut();
    if (this.#screen && !this.isOnlooker) this.#play(this.#screen);
  }

  #vanish(): void {
    this.#environment.story.tell(this.name, 'vanishes');
    // Without a clock the others would wait for them; they are so polite as to say that they go.
    if (this.party.plan.terms.clock.kind === 'none') return;
    this.#hasVanished = true;
    this.#link?.cut(this.#luck.any([0, null]));
  }

  #connect(): void {
    const open = this.#servers.filter(server => server.isOpen);
    if (open.length === 0) return;
    const server = this.#luck.any(open);
    this.#environment.story.tell(this.name, `connects to ${server.name}`);
    this.#link = server.connect(this, this);
  }

  #watch(): void {
    const { stage } = this.#screen ?? {};
    const isUnwelcome = this.isOnlooker && !this.party.plan.terms.spectators && stage !== undefined;
    if (isUnwelcome && this.#luck.below(20) > 0) return;
    const views = this.isOnlooker ? {} : { views: 'on-joining' };
    this.#ask('watch', { since: this.#screen ? this.#number : null, ...views });
  }

  #openTable(): void {
    if (this.id !== this.party.host) return;
    const { terms } = this.party.plan;
    const open = this.#servers.filter(server => server.isOpen);
    if (open.length === 0) return;
    this.#dreamsUntil = this.#environment.scheduler.now + 3000;
    this.#environment.story.tell(this.name, 'opens a table');
    this.#luck.any(open).openTable(this, terms, table => {
      this.#dreamsUntil = 0;
      this.party.table ??= table;
    });
  }

  #play(screen: Snapshot): void {
    if (this.#luck.oneIn(this.habits.talks)) return this.#talk();
    switch (screen.stage) {
      case 'gathering':
        return this.#gather(screen);
      case 'sailing':
        return this.#sail(screen);
      case 'over':
        if (screen.rematch === null) this.#askOften('rematch', {});
    }
  }

  #talk(): void {
    this.#ask('say', { text: `${this.name} ${++this.#texts}` });
  }

  #gather(screen: Snapshot): void {
    const { you, seats, host, called, commitment } = screen;
    if (called) return this.party.plan.isSealed ? this.#ask('open', { word: this.word }) : undefined;
    if (you === null) return this.#ask('sit', { seat: null, pirate: null });
    if (this.#luck.oneIn(this.habits.fusses)) return this.#fuss(screen);
    if (!seats[you].ready)
      return this.party.plan.isSealed
        ? this.#ask('seal', { seal: sealOf(commitment, this.word) })
        : this.#ask('ready', { word: this.word });
    const people = seats.filter(({ sitter }) => sitter?.kind === 'person');
    const areAllThere = people.length >= this.party.players && people.every(({ ready }) => ready);
    if (host === this.id && areAllThere) this.#askOften('start', {});
  }

  #fuss({ you, host, seats }: Snapshot): void {
    const other = this.#luck.below(seats.length);
    const fuss = this.#luck.below(5);
    if (fuss === 0) this.#ask('unready', {});
    else if (fuss === 1) this.#ask('rise', {});
    else if (fuss === 2 && host === this.id) this.#ask('swap', { seats: [you ?? 0, other] });
    else if (fuss === 3) this.#ask('sit', { seat: other, pirate: null });
    else this.#ask('sit', { seat: null, pirate: this.#luck.any(['anne', 'mary', 'john', 'samuel']) });
  }

  #sail(screen: Snapshot): void {
    const { you, view, decision, seats } = screen;
    if (you === null || !view) return;
    if (this.#luck.oneIn(this.habits.leaves)) return this.#ask(this.#luck.any(['leave', 'back']), {});
    if (this.#luck.oneIn(this.habits.leaves)) return this.#ask('orders', { orders: ORDERS });
    if (seats[you].absent !== null && this.#luck.oneIn(3)) return this.#ask('back', {});
    if (this.#luck.oneIn(this.habits.dreams)) {
      this.#dreamsUntil = this.#environment.scheduler.now + this.#luck.between(3000, 30_000);
      return;
    }
    if (decision === null || view.options.length === 0) return;
    if (this.#luck.oneIn(this.habits.actsOnOldNews))
      return this.#ask('choose', { decision: decision - 1, choice: this.#luck.any(view.options) });
    if (decision === this.#answered) {
      if (this.#luck.oneIn(this.habits.actsOnOldNews))
        this.#ask('choose', { decision, choice: this.#luck.any(view.options) });
      return;
    }
    // Once a choice may have been made, the same one is asked for again.
    if (this.#choice?.decision !== decision) this.#choice = { decision, choice: this.#luck.any(view.options) };
    this.#askOften('choose', { ...this.#choice });
    if (this.#luck.oneIn(this.habits.wavers)) this.#ask('choose', { decision, choice: this.#luck.any(view.options) });
  }

  #askOften(verb: string, body: Readonly<Record<string, unknown>>): void {
    this.#ask(verb, body);
    if (this.#luck.oneIn(this.habits.doubleClicks)) this.#ask(verb, body);
  }
}

const nameOf = (told: Told): string => {
  if ('hello' in told) return 'hello';
  if ('ok' in told) return `ok ${told.ok}`;
  if ('refused' in told) return `no ${told.refused}: ${told.why}`;
  if ('snapshot' in told) return `snapshot ${told.number}`;
  if ('news' in told) return `${told.news.kind} ${told.number}`;
  if ('offline' in told) return `offline ${told.offline.join(' ')}`;
  if ('beside' in told) return 'beside';
  return 'away' in told ? 'away' : `bots are ${told.bots}`;
};
