import { deal, fromSeed, supply } from '@jamaica/chance';
import {
  GameUnderWay,
  ok,
  optionsOf,
  type Refusal,
  type Result,
  type Rng,
  refused,
  type Seat,
  view,
} from '@jamaica/rules';
import { readPosition, writePosition } from '@jamaica/rules/position';
import { type Fields, mark, readRules, readSetup } from '@jamaica/rules/record';
import { explain } from '../explain.ts';
import { SAILORS } from '../sailors.ts';
import { wordsFor } from '../words/all.ts';
import { expectTrue, type Request, readFields, readRequest } from './request.ts';

// The protocol is for programs: its errors are in English, whatever the user speaks.
const ENGLISH = wordsFor('en');

/** What an answer says beside `ok`; null ends the conversation. */
type Reply = Readonly<Record<string, unknown>> | null;

/** One conversation over the line: at most one game at a time. A request that is refused changes nothing. */
export class Session {
  #game: GameUnderWay | null = null;
  /** What the dice of the game come from; null when they are told. */
  #dice: Rng | null = null;

  /** Answers a line with a line; null for the one that ends the program. */
  answer(line: string): string | null {
    const request = readRequest(line);
    const reply = request.ok ? this.#reply(request.value) : request;
    if (!reply.ok) return JSON.stringify({ ok: false, error: reply.error });
    return reply.value && JSON.stringify({ ok: true, ...reply.value });
  }

  #reply(request: Request): Result<Reply, string> {
    switch (request.name) {
      case 'new':
        return this.#begin(request);
      case 'play':
        return this.#play(request);
      case 'chance':
        return this.#chance(request);
      case 'state':
        return this.#tell(request, game => ({ state: mark(game.state) }));
      case 'record':
        return this.#record(request);
      case 'position':
        return this.#tell(request, game => ({ position: writePosition(game.state) }));
      case 'view':
        return this.#view(request);
      case 'bot':
        return this.#advise(request);
      case 'quit': {
        const asked = expectTrue(request);
        return asked.ok ? ok(null) : asked;
      }
    }
  }

  #begin(request: Request): Result<Reply, string> {
    const fields = readFields(request, ['edition', 'players', 'ghost', 'house', 'seed', 'script', 'position']);
    if (!fields.ok) return fields;
    const game = newGame(fields.value);
    if (!game.ok) return game;
    this.#dice = game.value.dice;
    return ok(this.#goOn(game.value.begun, 0));
  }

  #play(request: Request): Result<Reply, string> {
    const fields = readFields(request, ['kind', 'seat', 'choice']);
    if (!fields.ok) return fields;
    const { kind, seat, choice } = fields.value;
    return this.#step(game => game.answer({ kind, seat, choice }));
  }

  #chance(request: Request): Result<Reply, string> {
    const fields = readFields(request, ['roll', 'dice', 'face', 'ship', 'reroll', 'shuffle', 'deck']);
    if (!fields.ok) return fields;
    if (this.#game && this.#dice) return refused('chance: this game rolls its own dice from its seed');
    return this.#step(game => game.settle(fields.value));
  }

  #step(take: (game: GameUnderWay) => Result<GameUnderWay, Refusal>): Result<Reply, string> {
    const game = this.#game;
    if (!game) return refused(NO_GAME);
    const taken = take(game);
    return taken.ok ? ok(this.#goOn(taken.value, game.written.length)) : refused(explain(taken.error, ENGLISH));
  }

  /** Dice from a seed fall by themselves. Says what the record has since its step `from`. */
  #goOn(game: GameUnderWay, from: number): Reply {
    const dice = this.#dice;
    this.#game = dice ? game.letFall(state => supply(state, dice)) : game;
    return { steps: this.#game.written.slice(from), waiting: this.#game.waiting };
  }

  #tell(request: Request, tell: (game: GameUnderWay) => Reply): Result<Reply, string> {
    const asked = expectTrue(request);
    if (!asked.ok) return asked;
    return this.#game ? ok(tell(this.#game)) : refused(NO_GAME);
  }

  #record(request: Request): Result<Reply, string> {
    const asked = expectTrue(request);
    if (!asked.ok) return asked;
    const game = this.#game;
    if (!game) return refused(NO_GAME);
    return game.hasRecord
      ? ok({ record: game.record() })
      : refused('record: this game began at a position, and has no record');
  }

  #view({ body }: Request): Result<Reply, string> {
    const game = this.#game;
    if (!game) return refused(NO_GAME);
    if (body !== null && !isSeat(game, body))
      return refused(`view: expected ${seatsOf(game)}, or null for a spectator`);
    return ok({ view: view(game.state, body) });
  }

  #advise(request: Request): Result<Reply, string> {
    const fields = readFields(request, ['level', 'seat']);
    if (!fields.ok) return fields;
    const game = this.#game;
    if (!game) return refused(NO_GAME);
    const { level, seat } = fields.value;
    const sailor = SAILORS.find(each => each.name === level);
    if (!sailor) return refused(`bot: expected a level, one of ${SAILORS.map(each => each.name).join(', ')}`);
    if (!isSeat(game, seat)) return refused(`bot: expected ${seatsOf(game)}`);
    const options = optionsOf(game.state, seat);
    if (options.length === 0) return refused(`bot: nothing is asked of seat ${seat} now`);
    // The same question gets the same answer, and asking does not touch the game's own dice.
    const rng = fromSeed(`bot ${seat} ${game.written.length}`);
    return ok({ choice: sailor.choose(view(game.state, seat), rng) });
  }
}

const NO_GAME = 'there is no game yet: expected a request new';

const isSeat = (game: GameUnderWay, input: unknown): input is Seat =>
  typeof input === 'number' && Number.isInteger(input) && input >= 0 && input < game.rules.players;
const seatsOf = (game: GameUnderWay): string => `a seat from 0 to ${game.rules.players - 1}`;

/** A new game before its first step. */
interface New {
  readonly begun: GameUnderWay;
  readonly dice: Rng | null;
}

const fromPosition = ({ position, seed, ...others }: Fields): Result<New, string> => {
  const strange = Object.keys(others)[0];
  if (strange !== undefined)
    return refused(`new: a position says everything but the seed: expected no ${strange} beside it`);
  if (typeof position !== 'string') return refused('new: expected a position that is a string');
  if (seed !== undefined && typeof seed !== 'string') return refused('new: expected a seed that is a string');
  const state = readPosition(position);
  if (!state.ok) return refused(`new: expected a position that a game can come to: its ${state.error.field} cannot be`);
  return ok({ begun: GameUnderWay.from(state.value), dice: seed === undefined ? null : fromSeed(seed) });
};

const newGame = (fields: Fields): Result<New, string> => {
  if (fields.position !== undefined) return fromPosition(fields);
  const rules = readRules(fields);
  if (!rules.ok) return refused(`new: ${explain(rules.error, ENGLISH)}`);
  const { seed, script } = fields;
  if ((seed === undefined) === (script === undefined)) return refused('new: expected exactly one of seed and script');
  if (typeof seed === 'string') {
    const dice = fromSeed(seed);
    return ok({ begun: GameUnderWay.begin(rules.value, deal(rules.value, dice)), dice });
  }
  if (seed !== undefined) return refused('new: expected a seed that is a string');
  const read = readFields({ name: 'new', body: script }, ['captain', 'pile', 'removed', 'decks']);
  if (!read.ok) return read;
  const setup = readSetup(rules.value, read.value);
  return setup.ok
    ? ok({ begun: GameUnderWay.begin(rules.value, setup.value), dice: null })
    : refused(`new: script: ${explain(setup.error, ENGLISH)}`);
};
