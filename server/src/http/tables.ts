import { type PersonId, TableId, type TableLine } from '@jamaica/messages';
import { ok } from '@jamaica/rules';
import * as v from 'valibot';
import { berthOf } from '../fairness/record.ts';
import { leaderboard } from '../ratings/leaderboard.ts';
import type { Listed } from '../store/store.ts';
import { deny, type Handlers, known } from './visit.ts';

const PAGE = 100;
/** More than anybody plays at a time: all of them are looked at, to say first where it is somebody's turn. */
const MOST_OF_MINE = 1000;

const DAY = 24 * 60 * 60 * 1000;
/** People who gathered longer ago are not waiting any more. The table stays, for whoever has its link. */
const STALE = 2 * DAY;

const lineOf = ({ table, movedAt, standing }: Listed): TableLine => ({
  table,
  terms: standing.terms,
  stage: standing.stage,
  sitters: standing.seats,
  opened: standing.openedAt,
  changed: movedAt,
});

const gameOf = (listed: Listed, person: PersonId) => {
  const mine = listed.standing.asked.find(each => each.person === person);
  return { ...lineOf(listed), yourTurn: mine !== undefined, until: mine?.until ?? null };
};

/** The lines after those that have been seen, of a list that was looked at one line further. */
const page = <Line>(lines: readonly Line[], skip: number) => ({
  lines: lines.slice(skip, skip + PAGE),
  more: lines.length > skip + PAGE,
});
const uptoPage = (skip: number): number => skip + PAGE + 1;

type Names =
  | 'openTable'
  | 'openTables'
  | 'runningTables'
  | 'newTables'
  | 'myGames'
  | 'myFinished'
  | 'record'
  | 'leaderboard';

/** Tables and what became of them. */
export const TABLES: Handlers<Names> = {
  openTable: known(async ({ premises: { harbour, paces }, person, body }) => {
    if (!paces.tablesOfPerson.allows(person.id)) return deny(429, 'too-fast');
    return ok({ table: await harbour.open({ person: person.id, name: person.name }, body.terms) });
  }),

  async openTables({ premises: { store, now }, query: { skip } }) {
    const gathering = await store.listed('gathering', uptoPage(skip));
    const { lines, more } = page(
      gathering.filter(({ movedAt }) => movedAt > now() - STALE),
      skip,
    );
    return ok({ tables: lines.map(lineOf), more });
  },

  async runningTables({ premises: { store }, query: { skip } }) {
    const { lines, more } = page(await store.listed('sailing', uptoPage(skip)), skip);
    return ok({ tables: lines.filter(({ standing }) => standing.terms.spectators).map(lineOf), more });
  },

  newTables: async ({ premises: { config } }) => ok(config.newTables),

  myGames: known(async ({ premises: { store }, person, query: { skip } }) => {
    const mine = await store.tablesOf(person.id, false, MOST_OF_MINE);
    const games = mine.map(each => gameOf(each, person.id));
    // Where something is asked of me first; otherwise as they come, the last moved first.
    games.sort((one, other) => Number(other.yourTurn) - Number(one.yourTurn));
    const { lines, more } = page(games, skip);
    return ok({ games: lines, more });
  }),

  myFinished: known(async ({ premises: { store }, person, query: { skip } }) => {
    const { lines, more } = page(await store.tablesOf(person.id, true, uptoPage(skip)), skip);
    return ok({ games: lines.map(each => ({ ...lineOf(each), final: each.standing.final })), more });
  }),

  async record({ premises: { store }, named }) {
    if (!v.is(TableId, named)) return deny(404, 'not-found');
    const [record, listed] = await Promise.all([store.record(named), store.standing(named)]);
    if (!record || !listed || !isFinished(record)) return deny(404, 'not-found');
    // The record was written when the game ended; who has been forgotten since then has no name in it any more.
    return ok({ ...record, berths: listed.standing.seats.flatMap(sitter => (sitter ? [berthOf(sitter)] : [])) });
  },

  leaderboard: async ({ premises: { store }, query: { edition, players } }) =>
    ok(await leaderboard(store, edition, players)),
};

const Finished = v.looseObject({ v: v.literal(1), steps: v.array(v.looseObject({})), fair: v.looseObject({}) });
const isFinished = (record: object): record is v.InferOutput<typeof Finished> => v.is(Finished, record);
