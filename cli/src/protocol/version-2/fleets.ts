import { ok, type Result, type Rules, refused } from '@jamaica/rules';
import { readRules } from '@jamaica/rules/record';
import { explain } from '../../explain.ts';
import { pickOf } from '../../simulate/pick.ts';
import { readSailor } from '../asking.ts';
import { expectTrue, type NamedRequest, readFields, shortened } from '../fields.ts';
import { ENGLISH } from '../opening.ts';
import { Fleet, SENDS, type Send } from './fleet.ts';
import { readCount, readNumbers } from './numbers.ts';
import type { Request } from './request.ts';
import type { Players } from './sail-on.ts';
import { base64, bytesOf } from './sight.ts';

const MOST_GAMES = 4096;
const MOST_DECISIONS = 1_000_000;

type FleetRequest = Request & { readonly of: 'fleet' };

/** A fleet, and whether its numbers follow the answer as bytes. */
interface Manned {
  readonly fleet: Fleet;
  readonly isRaw: boolean;
}

/** The fleets of a conversation, by their names. */
export class Fleets {
  readonly #fleets = new Map<string, Manned>();
  /** What follows the line that is being answered. */
  #bytes: Buffer[] = [];

  /** The bytes that follow the last line, once. */
  takeBytes(): readonly Buffer[] {
    const taken = this.#bytes;
    this.#bytes = [];
    return taken;
  }

  get names(): readonly string[] {
    return [...this.#fleets.keys()];
  }

  reply(request: FleetRequest): Result<object, string> {
    if (request.name === 'new') return this.#begin(request);
    const manned = this.#fleets.get(request.which);
    if (!manned) return refused(`there is no fleet ${shortened(request.which)}: expected a request new`);
    switch (request.name) {
      case 'play':
        return this.#tellAfter(manned, play(manned.fleet, request));
      case 'run':
        return this.#tellAfter(manned, run(manned.fleet, request));
      case 'look':
        return this.#tellAfter(manned, expectTrue(request));
      case 'drop': {
        const asked = expectTrue(request);
        if (asked.ok) this.#fleets.delete(request.which);
        return asked.ok ? ok({}) : asked;
      }
    }
  }

  #begin(request: FleetRequest): Result<object, string> {
    const fields = readFields(request, [
      'edition',
      'players',
      'ghost',
      'house',
      'games',
      'seed',
      'sailors',
      'send',
      'raw',
    ]);
    if (!fields.ok) return fields;
    const { games, seed, sailors, send, raw } = fields.value;
    const rules = readRules(fields.value);
    if (!rules.ok) return refused(`new: ${explain(rules.error, ENGLISH)}`);
    const count = readCount('new: games', games, MOST_GAMES);
    if (!count.ok) return count;
    if (typeof seed !== 'string') return refused('new: expected a seed that is a string');
    const crew = readCrew(sailors, rules.value);
    if (!crew.ok) return crew;
    const sends = readSends(send);
    if (!sends.ok) return sends;
    if (raw !== undefined && typeof raw !== 'boolean') return refused('new: raw: expected true or false');
    const fleet = new Fleet(rules.value, count.value, seed, crew.value, sends.value);
    const manned = { fleet, isRaw: raw === true };
    this.#fleets.set(request.which, manned);
    return ok(this.#tell(manned));
  }

  #tellAfter(manned: Manned, done: Result<true, string>): Result<object, string> {
    return done.ok ? ok(this.#tell(manned)) : done;
  }

  /** Numbers in base64, or how many bytes of each follow the line. */
  #tell({ fleet, isRaw }: Manned): object {
    const told = fleet.told();
    const over = fleet.over();
    if (!isRaw) return { ...Object.fromEntries(told.map(([send, numbers]) => [send, base64(numbers)])), over };
    const bytes = Buffer.concat(told.map(([, numbers]) => bytesOf(numbers))); // a copy: the fleet sails on
    this.#bytes.push(bytes);
    return { bytes: told.map(([, { byteLength }]) => byteLength), over };
  }
}

/** Who sails each seat: a level, or null for the one who asks. Without a list all seats are theirs. */
const readCrew = (sailors: unknown, { players }: Rules): Result<Players, string> => {
  if (sailors === undefined) return ok(Array.from({ length: players }, () => null));
  const expected = `new: sailors: expected a list of ${players}, each a level or null, and at least one null`;
  if (!Array.isArray(sailors) || sailors.length !== players || !sailors.includes(null)) return refused(expected);
  const crew: Players[number][] = [];
  for (const level of sailors) {
    const sailor = level === null ? null : readSailor('new: sailors', level);
    if (sailor && !sailor.ok) return sailor;
    crew.push(sailor && pickOf(sailor.value));
  }
  return ok(crew);
};

const USUAL_SENDS: readonly Send[] = ['seats', 'counts', 'options', 'rows'];

const readSends = (send: unknown): Result<readonly Send[], string> => {
  if (send === undefined) return ok(USUAL_SENDS);
  const names: readonly unknown[] = Array.isArray(send) ? send : [null];
  const sends = SENDS.filter(each => names.includes(each));
  return sends.length === names.length
    ? ok(sends)
    : refused(`new: send: expected a list of some of ${SENDS.join(', ')}, each once`);
};

/** One option for every game; when one of them is not open, none is played. */
const play = (fleet: Fleet, asked: NamedRequest): Result<true, string> => {
  const fields = readFields(asked, ['options', 'indexes']);
  if (!fields.ok) return fields;
  const { options, indexes } = fields.value;
  if ((options === undefined) === (indexes === undefined))
    return refused('play: expected exactly one of options and indexes');
  const read = readNumbers(options === undefined ? 'play: indexes' : 'play: options', options ?? indexes, fleet.size);
  if (!read.ok) return read;
  const chosen = options === undefined ? read.value : placesOf(fleet, read.value);
  for (let game = 0; game < fleet.size; game++)
    if (!fleet.hasIndex(game, chosen[game]))
      return refused(`play: ${read.value[game]} is not open in game ${game}; nothing was played`);
  fleet.play(chosen);
  return ok(true);
};

const placesOf = (fleet: Fleet, options: ArrayLike<number>): Int16Array => {
  const places = new Int16Array(fleet.size);
  for (let game = 0; game < fleet.size; game++) places[game] = fleet.indexOf(game, options[game]);
  return places;
};

const run = (fleet: Fleet, asked: NamedRequest): Result<true, string> => {
  const fields = readFields(asked, ['decisions']);
  if (!fields.ok) return fields;
  const decisions = readCount('run: decisions', fields.value.decisions, MOST_DECISIONS);
  if (!decisions.ok) return decisions;
  fleet.run(decisions.value);
  return ok(true);
};
