import { ok, type Result, refused } from '@jamaica/rules';
import { isFields } from '@jamaica/rules/record';
import { TENSOR_VERSION } from '@jamaica/rules/tensor';
import { SAILORS } from '../../sailors.ts';
import { expectTrue, shortened } from '../fields.ts';
import { Fleets } from './fleets.ts';
import { layout } from './layout.ts';
import { type Request, readRequest } from './request.ts';
import { Tables } from './tables.ts';

/** A conversation by version 2: many games by their names, many requests a line. A request that is refused changes nothing. */
export class Conversation {
  readonly #tables = new Tables();
  readonly #fleets = new Fleets();

  /** Answers a line with a line; null for the one that ends the program. */
  answer(line: string): string | null {
    let input: unknown;
    try {
      input = JSON.parse(line);
    } catch {
      const what = line.trim() === '' ? 'an empty line' : shortened(line);
      return refusal(undefined, `expected a request or a list of them, but this is not JSON: ${what}`);
    }
    if (Array.isArray(input)) return `[${input.map(each => this.#answer(each) ?? NO_QUIT).join(',')}]`;
    return this.#answer(input);
  }

  /** What follows the answer as bytes, where that was asked for. */
  takeBytes(): readonly Buffer[] {
    return this.#fleets.takeBytes();
  }

  #answer(input: unknown): string | null {
    const id = isFields(input) ? input.id : undefined;
    const request = readRequest(input);
    if (!request.ok) return refusal(id, request.error);
    if (request.value.name === 'quit' && request.value.body === true) return null;
    const reply = this.#reply(request.value);
    return reply.ok ? JSON.stringify({ ok: true, id, ...reply.value }) : refusal(id, reply.error);
  }

  #reply(request: Request): Result<object, string> {
    switch (request.of) {
      case 'game':
        return this.#tables.reply(request);
      case 'fleet':
        return this.#fleets.reply(request);
      case 'program':
        return request.name === 'protocol' ? this.#greet(request) : this.#tell(request);
    }
  }

  #greet({ body }: Request): Result<object, string> {
    return body === VERSION ? ok(greeting()) : refused(`protocol: expected ${VERSION}`);
  }

  #tell(request: Request & { readonly of: 'program' }): Result<object, string> {
    const asked = expectTrue(request);
    if (!asked.ok) return asked;
    return ok(
      request.name === 'layout' ? { layout: layout() } : { games: this.#tables.names, fleets: this.#fleets.names },
    );
  }
}

export const VERSION = 2;

/** What the program says of itself. */
const greeting = () => ({
  protocol: VERSION,
  tensor: TENSOR_VERSION,
  levels: SAILORS.map(({ name }) => name),
});

const refusal = (id: unknown, error: string): string => JSON.stringify({ ok: false, id, error });

const NO_QUIT = refusal(undefined, 'quit: expected a line of its own');
