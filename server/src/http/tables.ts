import type { Hex32 } from '@jamaica/chance';
import { type PersonId, type RaceDay, RecordFile, type RouteQuery, TableId, type TableLine } from '@jamaica/messages';
import { ok } from '@jamaica/rules';
import * as v from 'valibot';
import { mayReadRecord } from '../day/known.ts';
import { isDayOver } from '../day/secret.ts';
import { berthOf } from '../fairness/record.ts';
import { isEverywhere, nearUrls } from '../near.ts';
import { isAnchored } from '../people/anchored.ts';
import { leaderboard } from '../ratings/leaderboard.ts';
import type { Listed, Store } from '../store/store.ts';
import { isLoopback } from './address.ts';
import { deny, type Handlers, known } from './visit.ts';

const PAGE = 100;
/** More than anybody plays at a time: all of them are looked at, to say first where it is somebody's turn. */
const MOST_OF_MINE = 500;

/** Tables in the public list where somebody waits for people. */
const MOST_GATHERING = 5;

const lineOf = ({ table, movedAt, summary }: Listed): TableLine => ({
  table,
  terms: summary.terms,
  stage: summary.stage,
  sitters: summary.seats,
  programs: summary.programs ?? [],
  opened: summary.openedAt,
  changed: movedAt,
  ...(summary.day ? { day: summary.day } : {}),
});

export const finishedLine = (listed: Listed) => ({ ...lineOf(listed), final: listed.summary.final });

const gameOf = (listed: Listed, person: PersonId) => {
  const mine = listed.summary.asked.find(each => each.person === person);
  return { ...lineOf(listed), yourTurn: mine !== undefined, until: mine?.until ?? null };
};

/** The lines after those that have been seen, of a list that was looked at one line further. */
export const page = <Line>(lines: readonly Line[], skip: number) => ({
  lines: lines.slice(skip, skip + PAGE),
  more: lines.length > skip + PAGE,
});

type ListQuery = RouteQuery<'openTables'>;

/** A page of a public list, read from where the last one ended. */
const listedPage = async (store: Store, stage: 'gathering' | 'sailing', { skip, after }: ListQuery, now?: number) => {
  const [movedAt, table] = after?.split('.') ?? [];
  const place = table === undefined ? null : { movedAt: Number(movedAt), table };
  const found = await store.listed(stage, {
    most: PAGE + 1,
    after: place,
    skip,
    ...(now === undefined ? {} : { now }),
  });
  const lines = found.slice(0, PAGE);
  const last = found.length > PAGE ? lines[PAGE - 1] : null;
  return { lines, more: last !== null, next: last && `${last.movedAt}.${last.table}` };
};

type Names =
  | 'openTable'
  | 'openTables'
  | 'runningTables'
  | 'near'
  | 'newTables'
  | 'myGames'
  | 'myFinished'
  | 'record'
  | 'leaderboard';

/** Tables and what became of them. */
export const TABLES: Handlers<Names> = {
  openTable: known(async ({ services: { store, harbour, paces }, person, address, body: { terms, screen } }) => {
    if (!paces.tablesOfPerson.allows(person.id) || !paces.tablesOfAddress.allows(address)) return deny(429, 'too-fast');
    if (terms.listed && (await gatheringOf(store, person.id)) >= MOST_GATHERING) return deny(409, 'too-many');
    const isPassing = !(await isAnchored(store, person));
    const host = { person: person.id, name: person.name, address, isPassing, isProgram: person.kind === 'bot' };
    return ok({ table: await harbour.open(host, terms, screen) });
  }),

  async openTables({ services: { store, now }, query }) {
    const { lines, more, next } = await listedPage(store, 'gathering', query, now());
    return ok({ tables: lines.map(lineOf), more, next });
  },

  async runningTables({ services: { store }, query }) {
    const { lines, more, next } = await listedPage(store, 'sailing', query);
    const open = lines.filter(({ summary }) => summary.terms.spectators);
    return ok({ tables: open.map(lineOf), more, next });
  },

  near: async ({ services: { config }, address, origin }) => {
    const isTold = config.publicUrl === null && isEverywhere(config.host) && isLoopback(address);
    return ok({ urls: isTold ? nearUrls(Number(new URL(origin).port || 80)) : [] });
  },

  newTables: async ({ services: { config } }) => ok(config.newTables),

  myGames: known(async ({ services: { store }, person, query: { skip } }) => {
    const mine = await store.tablesOf(person.id, false, MOST_OF_MINE);
    const games = mine.map(each => gameOf(each, person.id));
    // Where something is asked of me first; otherwise as they come, the last moved first.
    games.sort((one, other) => Number(other.yourTurn) - Number(one.yourTurn));
    const { lines, more } = page(games, skip);
    return ok({ games: lines, more });
  }),

  myFinished: known(async ({ services: { store }, person, query: { skip, edition, players, result, with: mate } }) => {
    const isAll = edition === undefined && players === undefined && result === undefined && mate === undefined;
    const found = isAll
      ? await store.tablesOf(person.id, true, PAGE + 1, skip)
      : (await store.tablesOf(person.id, true, MOST_OF_MINE)).filter(({ summary }) => {
          const { seats, final, terms } = summary;
          const seat = seatOf(seats, person.id);
          const isWon = final?.winners.includes(seat) ?? false;
          return (
            (edition === undefined || terms.rules.edition === edition) &&
            (players === undefined || terms.rules.players === players) &&
            (result === undefined || (final !== null && isWon === (result === 'won'))) &&
            (mate === undefined || seatOf(seats, mate) >= 0)
          );
        });
    const { lines, more } = page(found, isAll ? 0 : skip);
    return ok({ games: lines.map(finishedLine), more });
  }),

  async record({ services: { store, time }, named, person }) {
    if (!v.is(TableId, named)) return deny(404, 'not-found');
    const listed = await store.summary(named);
    // Somebody who may not read it yet is answered as if there were none.
    const mayRead = listed && (await mayReadRecord(store, time, listed, person?.id ?? null));
    const record = mayRead ? await recordOf(store, listed, time.now()) : null;
    return record ? ok(record) : deny(404, 'not-found');
  },

  leaderboard: async ({ services: { store }, query: { edition, players } }) =>
    ok(await leaderboard(store, edition, players)),
};

const seatOf = (seats: Listed['summary']['seats'], person: PersonId): number =>
  seats.findIndex(sitter => sitter?.kind === 'person' && sitter.person === person);

/** The record of a finished game; null: there is none. */
export const recordOf = async (store: Pick<Store, 'record' | 'secret'>, { table, summary }: Listed, now: number) => {
  const kept = await store.record(table);
  if (!kept || !isFinished(kept)) return null;
  const record = summary.day ? dayRecord(kept, summary.day.day, await store.secret(table), now) : kept;
  // It was written when the game ended; whoever has been forgotten since then has no name in it any more.
  return { ...record, berths: summary.seats.flatMap(sitter => (sitter ? [berthOf(sitter)] : [])) };
};

/** A record of a race of the day: with what proves its dice once nobody sails by them any more. */
export const dayRecord = (
  { fair, ...record }: RecordFile,
  day: RaceDay,
  secret: Hex32 | null,
  now: number,
): RecordFile => (isDayOver(day, now) ? { ...record, fair: { ...fair, secret } } : record);

/** How many tables somebody has in the public list for people to come. */
const gatheringOf = async (store: Store, person: PersonId): Promise<number> =>
  (await store.tablesOf(person, false, MOST_OF_MINE)).filter(
    ({ summary }) => summary.host === person && summary.stage === 'gathering' && summary.terms.listed,
  ).length;

/** Whether it is a record that can be sent. */
export const isFinished = (record: object): record is RecordFile => v.is(RecordFile, record);
