import { ok, type Result, refused, type Seat } from '@jamaica/rules';
import { writePosition } from '@jamaica/rules/position';
import { mark } from '@jamaica/rules/record';
import { askBot } from '../asking.ts';
import { expectTrue, type NamedRequest, readFields, shortened } from '../fields.ts';
import { type Opening, openGame, openPosition, readSeed } from '../opening.ts';
import type { Request } from './request.ts';
import { type Look, readLook, readViews, show } from './sight.ts';
import { simulate } from './simulate.ts';
import { chances, opened, play, settle, type Table, undo } from './table.ts';

type GameRequest = Request & { readonly of: 'game' };

/** All seats may take back what they chose. */
const EVERYBODY: readonly Seat[] = [0, 1, 2, 3, 4, 5];

/** The games of a conversation, by their names. A request that is refused changes none of them. */
export class Tables {
  readonly #tables = new Map<string, Table>();

  get names(): readonly string[] {
    return [...this.#tables.keys()];
  }

  reply(request: GameRequest): Result<object, string> {
    switch (request.name) {
      case 'new':
        return this.#begin(request, begin(request));
      case 'load':
        return this.#begin(request, load(request));
      case 'copy':
        return this.#begin(request, this.#copy(request));
      default:
        return this.#atTable(request);
    }
  }

  /** The same game under another name; its dice are another seed's, or told. */
  #copy(request: GameRequest): Result<Opening, string> {
    const fields = readFields(request, ['of', 'seed']);
    if (!fields.ok) return fields;
    const { of, seed } = fields.value;
    const table = typeof of === 'string' ? this.#tables.get(of) : undefined;
    if (!table) return refused('copy: of: expected the name of a game');
    const dice = readSeed('copy', seed);
    return dice.ok ? ok({ begun: table.game, dice: dice.value }) : dice;
  }

  #begin(request: GameRequest, opening: Result<Opening, string>): Result<object, string> {
    if (!opening.ok) return opening;
    const { begun } = opening.value;
    const look = readViews(begun, request);
    return look.ok ? ok(this.#keep(request, opened(opening.value), look.value, begun.written.length)) : look;
  }

  #atTable(request: GameRequest): Result<object, string> {
    const table = this.#tables.get(request.which);
    if (!table) return refused(`there is no game ${shortened(request.which)}: expected a request new, load or copy`);
    const { game } = table;
    switch (request.name) {
      case 'play':
        return this.#step(request, table, play);
      case 'chance':
        return this.#step(request, table, settle);
      case 'undo':
        return this.#step(request, table, undo);
      case 'simulate':
        return simulate(game, request);
      case 'bot': {
        const choice = askBot(game, request);
        return choice.ok ? ok({ choice: choice.value }) : choice;
      }
      case 'view': {
        const look = readLook('view', game, [request.body], request.tensor);
        return look.ok ? ok({ view: show(game, look.value)[0] }) : look;
      }
      default:
        return this.#told(request, table);
    }
  }

  /** What is asked for by its name alone. */
  #told(request: GameRequest, table: Table): Result<object, string> {
    const asked = expectTrue(request);
    if (!asked.ok) return asked;
    const { game } = table;
    switch (request.name) {
      case 'chances':
        return chances(table);
      case 'state':
        return ok({ state: mark(game.state) });
      case 'save':
        return ok({ position: writePosition(game.state) });
      case 'record':
        return game.hasRecord
          ? ok({ record: game.record() })
          : refused('record: this game began at a position, and has no record');
      default: // drop
        this.#tables.delete(request.which);
        return ok({});
    }
  }

  /** Whether the answer can be given is looked at before the dice fall: what was refused has not touched them. */
  #step(
    request: GameRequest,
    table: Table,
    take: (table: Table, asked: NamedRequest) => Result<Table, string>,
  ): Result<object, string> {
    const look = readViews(table.game, request);
    if (!look.ok) return look;
    const taken = take(table, request);
    return taken.ok ? ok(this.#keep(request, taken.value, look.value, table.game.written.length)) : taken;
  }

  /** Keeps what became of a game, and says what is new since its step `from`. */
  #keep(request: GameRequest, table: Table, look: Look | null, from: number): object {
    this.#tables.set(request.which, table);
    const { written, waiting } = table.game;
    const undone = from > written.length ? { undone: from - written.length } : {};
    return { steps: written.slice(from), ...undone, waiting, ...(look && { views: show(table.game, look) }) };
  }
}

const begin = (request: GameRequest): Result<Opening, string> => {
  const fields = readFields(request, ['edition', 'players', 'ghost', 'house', 'seed', 'script']);
  return fields.ok ? openGame(fields.value, EVERYBODY) : fields;
};

const load = (request: GameRequest): Result<Opening, string> => {
  const fields = readFields(request, ['position', 'seed']);
  return fields.ok ? openPosition('load', fields.value, EVERYBODY) : fields;
};
