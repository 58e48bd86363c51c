import { ok, type Result, refused } from '@jamaica/rules';
import { isFields } from '@jamaica/rules/record';
import * as v from 'valibot';
import { ClaimCode, ScreenShows } from './beside.ts';
import { Level, Pirate } from './crew.ts';
import { AskId, ChangeNumber, Hex32, PersonId, SeatNumber, TableId } from './ids.ts';
import { LIMITS } from './limits.ts';
import { Orders } from './orders.ts';
import { Phrase } from './phrases.ts';
import { CardSchema } from './pieces.ts';
import { type Fault, read } from './read.ts';
import { ChatText, Word } from './text.ts';

const at = <Entries extends v.ObjectEntries>(entries: Entries) => v.strictObject({ table: TableId, ...entries });

const ask = <V extends string, S extends v.GenericSchema>(verb: V, schema: S, meaning: string) => ({
  schema,
  meaning,
  read: (id: AskId | null, input: unknown): Result<Spoken<V, S>, Fault> => {
    const body = read(schema, input);
    return body.ok ? ok({ verb, id, body: body.value }) : body;
  },
});

interface Spoken<V extends string, S extends v.GenericSchema> {
  readonly verb: V;
  readonly id: AskId | null;
  readonly body: v.InferOutput<S>;
}

/** Everything that can be asked over the socket: a message is `{ id?, <verb>: <body> }`. */
export const ASKS = {
  watch: ask(
    'watch',
    at({
      since: v.nullable(ChangeNumber),
      views: v.exactOptional(
        v.pipe(
          v.picklist(['every-step', 'on-joining']),
          v.description(
            'With `on-joining` a step is told by its `events`, and you carry them out on the view that you have: a sixth of the bytes. Otherwise every `step` has a view',
          ),
        ),
      ),
      recall: v.exactOptional(
        v.pipe(v.boolean(), v.description('The snapshot is of some changes ago, and what happened since follows')),
      ),
      astray: v.exactOptional(
        v.pipe(v.boolean(), v.description('What you put together from events did not have its `check`')),
      ),
    }),
    'Hear what happens at a table. `since` is the last change that was heard: the rest follows, or, with null or when it is too long ago, a snapshot',
  ),
  unwatch: ask('unwatch', at({}), 'Hear nothing more of a table'),
  follow: ask(
    'follow',
    v.strictObject({
      heard: v.pipe(
        v.exactOptional(
          v.pipe(
            v.record(TableId, ChangeNumber),
            v.check(heard => Object.keys(heard).length <= LIMITS.followed, `at most ${LIMITS.followed} tables`),
          ),
          {},
        ),
        v.description('By table, the last change that was heard of it: what was missed comes before the snapshot'),
      ),
    }),
    'Hear what happens at every table you sit at, and from now on at every one you are seated at: one stream for all of them. ' +
      'Each begins with a snapshot; a game that has ended, or a seat that was taken away, ends it. A game that ended meanwhile is told to its end, if `heard` names it',
  ),
  sit: ask(
    'sit',
    at({ seat: v.nullable(SeatNumber), pirate: v.nullable(Pirate) }),
    'Take a seat, or another one, or another pirate; null: any that is free',
  ),
  rise: ask('rise', at({}), 'Give the seat up, before the game starts'),
  swap: ask('swap', at({ seats: v.tuple([SeatNumber, SeatNumber]) }), 'The host swaps two seats'),
  remove: ask('remove', at({ seat: SeatNumber }), 'The host empties a seat'),
  bot: ask('bot', at({ seat: SeatNumber, level: Level }), 'The host puts a bot into a seat, also in place of somebody'),
  invite: ask(
    'invite',
    at({ seat: SeatNumber, person: PersonId }),
    'The host gives a free seat, or that of a bot, to a program of the list (`/api/programs`). It accepts by `ready` or `seal`, and declines by `rise`',
  ),
  ready: ask(
    'ready',
    at({ word: Word }),
    'Ready to start; the word goes into the dice. The server knows it from now on: `seal` it instead',
  ),
  unready: ask('unready', at({}), 'Not ready after all'),
  seal: ask(
    'seal',
    at({ seal: v.pipe(Hex32, v.description('SHA-256 over the commitment and the word, as chance/README.md says')) }),
    'Ready to start, with a word that nobody knows yet: `open` it when the table is `called`. Who does not within 10 seconds ' +
      'is left out of the dice',
  ),
  open: ask('open', at({ word: Word }), 'The word that was sealed, once the table is `called`'),
  start: ask(
    'start',
    at({}),
    'The host starts; bots take the free seats. Where words are sealed the table is `called` first, and starts when all are open',
  ),
  choose: ask(
    'choose',
    at({
      decision: v.pipe(ChangeNumber, v.description('The `decision` being answered: a repeated answer is harmless')),
      choice: v.pipe(v.string(), v.minLength(1), v.maxLength(LIMITS.choice), v.description('One of the options')),
    }),
    'Answer a decision. Acknowledged once it is on disk',
  ),
  orders: ask('orders', at({ orders: Orders }), 'Standing orders for when the player is absent'),
  leave: ask('leave', at({}), 'Let a bot play, visibly, until `back`'),
  back: ask('back', at({}), 'Take over again'),
  say: ask('say', at({ text: ChatText }), 'Say something at the table'),
  phrase: ask('phrase', at({ phrase: Phrase }), 'Say a quick phrase, which everybody reads in their own language'),
  phrases: ask('phrases', at({ only: v.boolean() }), 'The host makes it phrases only, or no longer'),
  rematch: ask('rematch', at({}), 'A new table with the same people; its id comes as news'),
  claim: ask(
    'claim',
    at({ seat: SeatNumber }),
    'Ask for a seat of a game under way: that of a bot, or of somebody whose telephone is lost. A code is told to all who look on (`beside`)',
  ),
  grant: ask(
    'grant',
    at({ code: ClaimCode, give: v.pipe(v.boolean(), v.description('False: it is not them')) }),
    'Answer who claims a seat: the host may, and who sits there; for the host’s own seat everybody who plays',
  ),
  show: ask('show', at({ screen: ScreenShows }), 'The host says how big screens show this table'),
  look: ask(
    'look',
    at({ card: v.nullable(CardSchema) }),
    'Let everybody see which card you think about, on the board of a big screen too; null: none',
  ),
  ping: ask('ping', v.strictObject({}), 'Answered with ok, for those who cannot send the ping of WebSocket'),
} as const;

export type Verb = keyof typeof ASKS;

type Spoke<R> = R extends { readonly ok: true; readonly value: infer Value } ? Value : never;
/** One request, understood. */
export type Ask = { readonly [V in Verb]: Spoke<ReturnType<(typeof ASKS)[V]['read']>> }[Verb];
/** Requests about one table. */
export type TableAsk = Exclude<Ask, { readonly verb: 'ping' | 'follow' }>;

export interface AskFault extends Fault {
  /** The id of the message, as far as it could be read. */
  readonly id: AskId | null;
}

const isVerb = (key: string): key is Verb => Object.hasOwn(ASKS, key);
const VERBS = Object.keys(ASKS).join(', ');

/** Reads a message of a client. */
export const readAsk = (input: unknown): Result<Ask, AskFault> => {
  if (!isFields(input)) return refused({ id: null, path: '', expected: 'Object' });
  const { id: said, ...rest } = input;
  const id = v.is(AskId, said) ? said : null;
  if (said !== undefined && id === null) return refused({ id, path: 'id', expected: 'string | number' });
  const [verb, ...others] = Object.keys(rest);
  if (verb === undefined || !isVerb(verb)) return refused({ id, path: '', expected: `one of ${VERBS}` });
  if (others.length > 0) return refused({ id, path: '', expected: `nothing but id and ${verb}` });
  const { read } = ASKS[verb];
  const understood: Result<Ask, Fault> = read(id, rest[verb]);
  if (understood.ok) return understood;
  const { path, expected } = understood.error;
  return refused({ id, path: path === '' ? verb : `${verb}.${path}`, expected });
};
