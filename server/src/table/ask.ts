import type { Hex32 } from '@jamaica/chance';
import type { TableAsk } from '@jamaica/messages';
import { ok, refused, type Seat } from '@jamaica/rules';
import { forgotten } from './forgotten.ts';
import { bot, invite, ready, remove, rise, sealed, sit, start, swap, unready } from './gathering.ts';
import type { Guest } from './guest.ts';
import { grant } from './handing-over.ts';
import { nameAt } from './names.ts';
import { back, choose, leave, orders } from './sailing.ts';
import { type Happening, type Happenings, seatOf, type Table } from './table.ts';
import { open } from './words.ts';

export type { Guest } from './guest.ts';

type Asked = Exclude<
  TableAsk,
  { readonly verb: 'watch' | 'unwatch' | 'rematch' | 'invite' | 'claim' | 'grant' | 'show' | 'look' }
>;

type OfPeople = Asked extends infer Each
  ? Each extends { readonly verb: infer Verb; readonly body: infer Body }
    ? { readonly verb: Verb; readonly body: Omit<Body, 'table'> }
    : never
  : never;

/** Who is invited has been looked up by then. */
type Invitation = { readonly verb: 'invite'; readonly body: { readonly seat: Seat; readonly program: Guest } };

/** To whom a seat is given is known by then too. */
type Grant = { readonly verb: 'grant'; readonly body: { readonly seat: Seat; readonly to: Guest } };

/** Something asked at a table: a verb, and what it needs to know. `forget` comes from the server alone: no message can ask for it. */
export type Request = OfPeople | Invitation | Grant | { readonly verb: 'forgotten' };

/** Entries after which nothing more is written down that does not bring a game on: while people gather, and afterwards. */
const MOST_GATHERING = 2000;
const MOST_SAILING = 100_000;

const NEEDED: readonly Request['verb'][] = ['choose', 'start', 'open', 'rise', 'forgotten'];

/** Whether a log is so long that only what is needed goes into it. */
const isFull = ({ number, stage }: Table, verb: Request['verb']): boolean => {
  const isNeeded = NEEDED.includes(verb);
  return !isNeeded && number >= (stage === 'gathering' ? MOST_GATHERING : MOST_SAILING);
};

/** What follows when somebody asks for something: what is to be written down, possibly nothing, or a refusal. */
export const ask = (table: Table, who: Guest, request: Request, secret: Hex32): Happenings => {
  if (isFull(table, request.verb)) return refused('too-many');
  switch (request.verb) {
    case 'sit':
      return sit(table, who, request.body);
    case 'rise':
      return rise(table, who);
    case 'swap':
      return swap(table, who, request.body.seats);
    case 'remove':
      return remove(table, who, request.body.seat);
    case 'bot':
      return bot(table, who, request.body.seat, request.body.level);
    case 'invite':
      return invite(table, who, request.body.seat, request.body.program);
    case 'grant':
      return grant(table, who, request.body.seat, request.body.to);
    case 'ready':
      return ready(table, who, request.body.word, secret);
    case 'seal':
      return sealed(table, who, request.body.seal, secret);
    case 'open':
      return open(table, who, request.body.word, secret);
    case 'unready':
      return unready(table, who);
    case 'start':
      return start(table, who, secret);
    case 'choose':
      return choose(table, who, request.body);
    case 'orders':
      return orders(table, who, request.body.orders);
    case 'leave':
      return table.stage === 'gathering' ? rise(table, who) : leave(table, who);
    case 'back':
      return back(table, who);
    case 'say':
      return table.terms.phrasesOnly ? refused('phrases-only') : say(table, who, { text: request.body.text });
    case 'phrase':
      return say(table, who, { phrase: request.body.phrase });
    case 'forgotten':
      return forgotten(table, who);
    case 'phrases':
      return phrases(table, who, request.body.only);
  }
};

type SaidFact = Extract<Happening, { kind: 'said' }>;

const say = (table: Table, { person, name }: Guest, said: SaidFact['said']): Happenings => {
  const seat = seatOf(table, person);
  if (seat === null && table.host !== person) return refused('not-seated');
  const sitter = seat === null ? null : table.berths[seat]?.sitter;
  const calledHere = sitter?.kind === 'person' ? sitter.name : nameAt(table, null, name);
  return ok([{ kind: 'said', person, name: calledHere, said }]);
};

const phrases = (table: Table, { person }: Guest, only: boolean): Happenings => {
  if (table.host !== person) return refused('not-yours');
  return ok(table.terms.phrasesOnly === only ? [] : [{ kind: 'phrases', only }]);
};
