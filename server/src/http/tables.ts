import { type PersonId, TableId, type TableLine } from '@jamaica/messages';
import { ok } from '@jamaica/rules';
import * as v from 'valibot';
import { leaderboard } from '../ratings/leaderboard.ts';
import type { Listed } from '../store/store.ts';
import { deny, type Handlers, known } from './visit.ts';

const MOST_LISTED = 100;
const MOST_OF_MINE = 200;

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

type Names = 'openTable' | 'openTables' | 'myGames' | 'myFinished' | 'record' | 'leaderboard';

/** Tables and what became of them. */
export const TABLES: Handlers<Names> = {
  openTable: known(async ({ premises: { harbour, paces }, person, body }) => {
    if (!paces.tablesOfPerson.allows(person.id)) return deny(429, 'too-fast');
    return ok({ table: await harbour.open({ person: person.id, name: person.name }, body.terms) });
  }),

  openTables: async ({ premises: { store } }) =>
    ok({ tables: (await store.listed('gathering', MOST_LISTED)).map(lineOf) }),

  myGames: known(async ({ premises: { store }, person }) => {
    const mine = await store.tablesOf(person.id, false, MOST_OF_MINE);
    const games = mine.map(each => gameOf(each, person.id));
    // Where something is asked of me first; otherwise as they come, the last moved first.
    return ok({ games: games.sort((one, other) => Number(other.yourTurn) - Number(one.yourTurn)) });
  }),

  myFinished: known(async ({ premises: { store }, person }) => {
    const over = await store.tablesOf(person.id, true, MOST_OF_MINE);
    return ok({ games: over.map(each => ({ ...lineOf(each), final: each.standing.final })) });
  }),

  async record({ premises: { store }, named }) {
    const record = v.is(TableId, named) ? await store.record(named) : null;
    return record && isFinished(record) ? ok(record) : deny(404, 'not-found');
  },

  leaderboard: async ({ premises: { store }, query: { edition, players } }) =>
    ok(await leaderboard(store, edition, players)),
};

const Finished = v.looseObject({ v: v.literal(1), steps: v.array(v.looseObject({})), fair: v.looseObject({}) });
const isFinished = (record: object): record is v.InferOutput<typeof Finished> => v.is(Finished, record);
