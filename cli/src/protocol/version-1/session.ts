import { supply } from '@jamaica/chance';
import { type GameUnderWay, ok, type Refusal, type Result, type Rng, refused, view } from '@jamaica/rules';
import { writePosition } from '@jamaica/rules/position';
import { mark } from '@jamaica/rules/record';
import { explain } from '../../explain.ts';
import { askBot, isSeat, seatsOf } from '../asking.ts';
import { expectTrue, readFields } from '../fields.ts';
import { ENGLISH, openGame, openPosition } from '../opening.ts';
import { type Request, readRequest } from './request.ts';

/** What an answer says beside `ok`; null ends the conversation. */
type Reply = Readonly<Record<string, unknown>> | null;

/** A conversation by version 1: at most one game at a time. A request that is refused changes nothing. */
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
    const game = fields.value.position === undefined ? openGame(fields.value) : openPosition('new', fields.value);
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
    if (!this.#game) return refused(NO_GAME);
    const choice = askBot(this.#game, request);
    return choice.ok ? ok({ choice: choice.value }) : choice;
  }
}

const NO_GAME = 'there is no game yet: expected a request new';
