import { type GameUnderWay, ok, type Result, refused, type Seat, type State, view } from '@jamaica/rules';
import { listOptionIds, OPTION_IDS, observe, ROW_SIZE } from '@jamaica/rules/tensor';
import { isSeat, seatsOf } from '../asking.ts';
import type { Sight } from './request.ts';

/** How numbers are written: as a list, or as the bytes of that list in base64. */
type Writing = 'list' | 'base64';

const readWriting = (tensor: unknown): Result<Writing | null, string> => {
  if (tensor === undefined || tensor === false) return ok(null);
  if (tensor === true) return ok('list');
  return tensor === 'base64' ? ok('base64') : refused('tensor: expected true, false or "base64"');
};

/** Who is to see, and how it is written: null for objects. */
export interface Look {
  readonly seats: readonly (Seat | null)[];
  readonly writing: Writing | null;
}

/** The seats named behind `name`, and how they see. What they see may change before it is shown. */
export const readLook = (name: string, game: GameUnderWay, seats: unknown, tensor: unknown): Result<Look, string> => {
  const writing = readWriting(tensor);
  if (!writing.ok) return writing;
  if (!Array.isArray(seats)) return refused(`${name}: expected a list of seats`);
  const found: (Seat | null)[] = [];
  for (const seat of seats) {
    if (seat !== null && !isSeat(game, seat))
      return refused(`${name}: expected ${seatsOf(game)}, or null for a spectator`);
    if (seat === null && writing.value !== null)
      return refused(`${name}: expected ${seatsOf(game)}: a spectator has no row of numbers`);
    found.push(seat);
  }
  return ok({ seats: found, writing: writing.value });
};

/** The fields `views` and `tensor` of a request. */
export const readViews = (game: GameUnderWay, { views, tensor }: Sight): Result<Look | null, string> =>
  views === undefined ? ok(null) : readLook('views', game, views, tensor);

/** What they see now. */
export const show = ({ state }: GameUnderWay, { seats, writing }: Look): object[] =>
  seats.map(seat => (writing === null || seat === null ? view(state, seat) : numbers(state, seat, writing)));

/** What a seat sees as numbers: its row, the numbers of its options in their order, and the mask of all options. */
const numbers = (state: State, seat: Seat, writing: Writing): object => {
  const row = new Int8Array(ROW_SIZE);
  observe(state, seat, row);
  const ids = new Int16Array(OPTION_IDS);
  const options = ids.slice(0, listOptionIds(state, seat, ids));
  const mask = new Uint8Array(OPTION_IDS);
  for (const id of options) mask[id] = 1;
  return { seat, row: written(row, writing), options: [...options], mask: written(mask, writing) };
};

const written = (numbers: Int8Array | Uint8Array, writing: Writing): unknown =>
  writing === 'list' ? [...numbers] : base64(numbers);

/** The bytes of a list of numbers, the lower byte of two first on every machine this runs on. */
export const bytesOf = ({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength);

export const base64 = (numbers: ArrayBufferView): string => bytesOf(numbers).toString('base64');
