import * as v from 'valibot';
import { DayPage, MyDays, Today, WeekTable } from './days.ts';
import {
  CodeGiven,
  FinishedGames,
  Leaderboard,
  LeaderboardQuery,
  MyGames,
  Near,
  Opened,
  Opening,
  OpenTables,
  PageQuery,
  RecordFile,
} from './lists.ts';
import { Calendar, Elsewhere, FinishedQuery, NewHook, PageShown, PersonPage } from './pages.ts';
import {
  BotAccounts,
  Me,
  NewBot,
  NewName,
  NewRecovery,
  PasskeyMade,
  PasskeyOptions,
  PasskeyShown,
  ProgramCard,
  Programs,
  PushEndpoint,
  PushKey,
  PushSubscription,
  Recovery,
} from './people.ts';
import type { Out } from './read.ts';
import { Refused } from './refusals.ts';
import { NewTables } from './rules.ts';

/** Nothing is sent, or nothing comes back (204). */
const Nothing = v.undefined();

/** What every refusal over HTTP looks like. */
export const Trouble = v.object({
  why: v.union([
    Refused,
    v.picklist([
      'not-found',
      'wrong-origin',
      'nobody',
      'wrong-code',
      'wrong-passkey',
      'old-cookie',
      'no-recovery',
      'host-not-listed',
      'broken',
    ]),
  ]),
  path: v.optional(v.string()),
  expected: v.optional(v.string()),
});
export type Trouble = v.InferOutput<typeof Trouble>;

interface Route<Query extends v.GenericSchema, Body extends v.GenericSchema, Answer extends v.GenericSchema> {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** `:name` stands for a part of the path. */
  readonly path: `/api/${string}`;
  readonly meaning: string;
  readonly query: Query;
  readonly body: Body;
  readonly answer: Answer;
}

const get = <Answer extends v.GenericSchema>(
  path: `/api/${string}`,
  answer: Answer,
  meaning: string,
): Route<typeof Nothing, typeof Nothing, Answer> => ({
  method: 'GET',
  path,
  meaning,
  query: Nothing,
  body: Nothing,
  answer,
});

const pages = <Answer extends v.GenericSchema>(
  path: `/api/${string}`,
  answer: Answer,
  meaning: string,
): Route<typeof PageQuery, typeof Nothing, Answer> => ({ ...get(path, answer, meaning), query: PageQuery });

const change = <Body extends v.GenericSchema, Answer extends v.GenericSchema>(
  method: 'POST' | 'PUT' | 'DELETE',
  path: `/api/${string}`,
  body: Body,
  answer: Answer,
  meaning: string,
): Route<typeof Nothing, Body, Answer> => ({ method, path, meaning, query: Nothing, body, answer });

/** Everything that is asked over HTTP. */
export const ROUTES = {
  me: get('/api/me', Me, 'Who I am; a visitor becomes a guest'),
  rename: change('PUT', '/api/me/name', NewName, Me, 'Take another name'),
  forget: change(
    'DELETE',
    '/api/me',
    Nothing,
    Nothing,
    'Delete my data; games stay, without my name, and a bot sails on in those that are not over',
  ),
  leave: change('POST', '/api/me/leave', Nothing, Nothing, 'Forget on this device who I am'),
  renew: change('POST', '/api/me/renew', Nothing, Me, 'A newer cookie for this browser; the one it has stays good'),
  leaveElsewhere: change(
    'POST',
    '/api/me/leave-elsewhere',
    Nothing,
    Nothing,
    'Sign out everywhere else, with a cookie that was renewed in the last minute: older ones end, and so do their sockets ' +
      'and all subscriptions to news; bot accounts go on',
  ),
  newRecovery: change('POST', '/api/me/recovery', Nothing, NewRecovery, 'A new recovery code; an older one ends'),
  recover: change('POST', '/api/recover', Recovery, Me, 'Come back with a recovery code'),
  askNewPasskey: change('POST', '/api/passkeys/new', Nothing, PasskeyOptions, 'What to make a passkey with'),
  keepPasskey: change('POST', '/api/passkeys', PasskeyMade, Me, 'Keep the passkey that was made'),
  dropPasskey: change('DELETE', '/api/passkeys/:passkey', Nothing, Me, 'Forget a passkey'),
  askPasskey: change('POST', '/api/passkeys/ask', Nothing, PasskeyOptions, 'What to show a passkey for'),
  showPasskey: change('POST', '/api/passkeys/show', PasskeyShown, Me, 'Come back with a passkey'),
  openTable: change('POST', '/api/tables', Opening, Opened, 'Open a table; the id is also its link'),
  giveCode: change(
    'POST',
    '/api/tables/:table/code',
    Nothing,
    CodeGiven,
    'The code of a table where people gather, to be said and typed; for whoever sits there',
  ),
  tableByCode: get('/api/codes/:code', Opened, 'The table that gathers under a code. Few wrong ones are answered'),
  near: get(
    '/api/near',
    Near,
    'Where telephones in the same network reach this server; told to the machine that it runs on',
  ),
  openTables: pages('/api/tables', OpenTables, 'Listed tables that wait for people'),
  runningTables: pages('/api/tables/running', OpenTables, 'Listed tables where a game is on that everybody may watch'),
  newTables: get('/api/tables/new', NewTables, 'By which book new tables begin, unless somebody wants another'),
  myGames: pages('/api/me/games', MyGames, 'My tables that are not over, and where it is my turn'),
  myFinished: {
    method: 'GET',
    path: '/api/me/finished',
    meaning: 'My finished games, the last one first',
    query: FinishedQuery,
    body: Nothing,
    answer: FinishedGames,
  },
  myPage: get('/api/me/page', PageShown, 'What I show of myself'),
  showPage: change('PUT', '/api/me/page', PageShown, PageShown, 'Show this of myself, and nothing else'),
  person: get('/api/people/:person', PersonPage, 'What somebody shows of themselves'),
  personGames: pages('/api/people/:person/games', FinishedGames, 'The listed games of somebody who shows them'),
  record: get('/api/records/:table', RecordFile, 'The record of a finished game, for `jamaica verify`'),
  leaderboard: {
    method: 'GET',
    path: '/api/leaderboard',
    meaning: 'The best of listed games, per edition and number of players',
    query: LeaderboardQuery,
    body: Nothing,
    answer: Leaderboard,
  },
  today: get('/api/day', Today, 'The race of the day, what is fixed for tomorrow, and my try'),
  sailDay: change(
    'POST',
    '/api/day',
    Nothing,
    Opened,
    'Sail the race of the day: the table of my one try, which is begun by the first who asks',
  ),
  day: get('/api/days/:day', DayPage, 'What became of a race of the day'),
  practise: change(
    'POST',
    '/api/days/:day/practice',
    Nothing,
    Opened,
    'The same race with the same luck, for practice',
  ),
  admiralsDay: get('/api/days/:day/admiral', RecordFile, 'The admiral’s voyage with the same luck'),
  week: get('/api/weeks/:day', WeekTable, 'The week of a day: the best five races of everybody'),
  myDays: get('/api/me/days', MyDays, 'My races of the day'),
  pushKey: get('/api/push', PushKey, 'The key to subscribe to news with'),
  subscribe: change('PUT', '/api/push', PushSubscription, Nothing, 'Send me news when it is my turn'),
  unsubscribe: change('DELETE', '/api/push', PushEndpoint, Nothing, 'Send no more news there'),
  elsewhere: get('/api/me/elsewhere', Elsewhere, 'Where else I am told of my turns'),
  setHook: change('PUT', '/api/me/hook', NewHook, Elsewhere, 'Write to this address when it is my turn'),
  dropHook: change('DELETE', '/api/me/hook', Nothing, Elsewhere, 'Write there no more'),
  newCalendar: change('POST', '/api/me/calendar', Nothing, Calendar, 'An address of a calendar; an older one ends'),
  dropCalendar: change('DELETE', '/api/me/calendar', Nothing, Elsewhere, 'No calendar any more'),
  bots: get('/api/bots', BotAccounts, 'My bot accounts'),
  newBot: change('POST', '/api/bots', NewName, NewBot, 'A bot account with its token'),
  programs: get('/api/programs', Programs, 'Programs that can be invited, those that are there first'),
  listProgram: change(
    'PUT',
    '/api/me/program',
    ProgramCard,
    Nothing,
    'A bot account puts itself in the list of programs; its owner needs a recovery code or a passkey',
  ),
  unlistProgram: change('DELETE', '/api/me/program', Nothing, Nothing, 'A bot account leaves the list of programs'),
  dropBot: change('DELETE', '/api/bots/:person', Nothing, Nothing, 'End a bot account'),
} as const satisfies Record<string, Route<v.GenericSchema, v.GenericSchema, v.GenericSchema>>;

export type RouteName = keyof typeof ROUTES;
export type RouteBody<Name extends RouteName> = v.InferOutput<(typeof ROUTES)[Name]['body']>;
export type RouteQuery<Name extends RouteName> = v.InferOutput<(typeof ROUTES)[Name]['query']>;
export type RouteAnswer<Name extends RouteName> = Out<(typeof ROUTES)[Name]['answer']>;
