import type { RouteName, Trouble } from '../src/routes.ts';

export const TAGS = {
  me: 'Who one is: a guest from the first visit, with ways to stay the same person',
  passkeys: 'Passkeys of WebAuthn, instead of a recovery code',
  tables: 'Opening tables, finding them, and what became of them',
  news: 'Web Push: a browser is told when it is somebody’s turn',
  people: 'What people show of themselves, and what they take home',
  days: 'The race of the day: one race for everybody, with the same luck',
  programs: 'Bot accounts with a token, and the list of programs that can be invited',
} as const;

interface RouteNote {
  readonly tag: keyof typeof TAGS;
  /** What there is to know beside the route’s meaning. */
  readonly more: string;
  readonly body?: unknown;
  readonly answer?: unknown;
  /** What it is refused for, beside what any request may be: a word by its status. */
  readonly refused?: Readonly<Partial<Record<'403' | '404' | '409', readonly Trouble['why'][]>>>;
  /** Whether everybody may ask, known or not. */
  readonly isOpen?: true;
}

const PERSON = 'Zk3vQ0yq8mXcJ4tL';
const TABLE = 'p7Yd2hKs9QwErT5u';
const ME = { person: PERSON, name: 'Nell', bot: false, recovery: true, passkeys: [] };
const TERMS = {
  rules: { edition: '2021', players: 3, ghost: false },
  clock: { kind: 'live', decision: 60, reserve: 300 },
  listed: true,
  spectators: true,
  phrasesOnly: false,
};
const LINE = {
  table: TABLE,
  terms: TERMS,
  stage: 'gathering',
  sitters: [{ kind: 'person', person: PERSON, name: 'Nell', pirate: 'anne' }, null, null],
  programs: [],
  opened: 1_800_000_000_000,
  changed: 1_800_000_060_000,
};
const FINAL = {
  rounds: 14,
  scores: [
    { space: 15, gold: 9, treasure: 3, total: 27 },
    { space: 10, gold: 4, treasure: 0, total: 14 },
    { space: -5, gold: 6, treasure: -2, total: -1 },
  ],
  winners: [0],
};
const RACE = { edition: '2021', players: 6, ghost: false };
const HEX = '5ea'.padEnd(64, '0');
const TRY = { day: '2027-01-16', table: TABLE, counts: true, ended: { points: 31, place: 2 } };
const SHOWN = { page: true, rating: true, games: true, rivals: false };
const ELSEWHERE = { hosts: ['ntfy.sh'], url: 'https://ntfy.sh/nells-turns', calendar: false };
const CREDENTIAL = { id: 'aGVsbG8', rawId: 'aGVsbG8', type: 'public-key', clientExtensionResults: {} };
const MINE_ONLY = { '403': ['not-yours'] } as const;

/** Examples, tags and refusals of every route. A route that is missing here does not compile. */
export const ROUTE_NOTES = {
  me: {
    tag: 'me',
    more: 'A visitor without a cookie or a token becomes a guest: the answer sets the cookie `jamaica`. Keep it, or make a recovery code',
    answer: ME,
    refused: { '403': ['wrong-origin'] },
    isOpen: true,
  },
  rename: {
    tag: 'me',
    more: 'One’s name at tables from the next seat on. Two of one name at a table are told apart by a number',
    body: { name: 'Nell' },
    answer: ME,
  },
  forget: { tag: 'me', more: 'Bot accounts go too. It cannot be undone' },
  leave: { tag: 'me', more: 'Only the cookie of this browser ends; the account stays', isOpen: true },
  renew: { tag: 'me', more: 'The first half of signing out elsewhere', answer: ME, refused: MINE_ONLY },
  leaveElsewhere: {
    tag: 'me',
    more: 'The second half, after `renew`',
    refused: { ...MINE_ONLY, '409': ['old-cookie'] },
  },
  newRecovery: {
    tag: 'me',
    more: 'Five groups of four characters that bring one back on any device. It also anchors ratings and programs',
    answer: { code: '7KQF-2MXT-9HCB-RW4D-P3NY' },
    refused: MINE_ONLY,
  },
  recover: {
    tag: 'me',
    more: 'In any case, with or without hyphens. Few wrong ones are answered',
    body: { code: '7KQF-2MXT-9HCB-RW4D-P3NY' },
    answer: ME,
    refused: { '403': ['wrong-code'] },
    isOpen: true,
  },
  askNewPasskey: {
    tag: 'passkeys',
    more: 'Options for `navigator.credentials.create`, good for five minutes',
    answer: { challenge: 'bGFuZCBobw' },
    refused: MINE_ONLY,
  },
  keepPasskey: {
    tag: 'passkeys',
    more: 'What `navigator.credentials.create` gave, as JSON. At most twenty',
    body: { ...CREDENTIAL, response: { clientDataJSON: 'e30', attestationObject: 'o2Nm' } },
    answer: { ...ME, passkeys: [{ passkey: 'aGVsbG8', made: 1_800_000_000_000 }] },
    refused: { '403': ['wrong-passkey', 'not-yours'], '409': ['too-many'] },
  },
  dropPasskey: {
    tag: 'passkeys',
    more: 'By the id that `me` lists',
    answer: ME,
    refused: { ...MINE_ONLY, '404': ['not-found'] },
  },
  askPasskey: {
    tag: 'passkeys',
    more: 'Options for `navigator.credentials.get`, good for five minutes',
    answer: { challenge: 'bGFuZCBobw' },
    isOpen: true,
  },
  showPasskey: {
    tag: 'passkeys',
    more: 'What `navigator.credentials.get` gave, as JSON',
    body: { ...CREDENTIAL, response: { clientDataJSON: 'e30', authenticatorData: 'SZYN', signature: 'MEUC' } },
    answer: ME,
    refused: { '403': ['wrong-passkey'] },
    isOpen: true,
  },
  openTable: {
    tag: 'tables',
    more: 'Whoever opens it is the host and has the first seat. The rest is said over the socket: `watch`, `ready`, `start`',
    body: { terms: TERMS },
    answer: { table: TABLE },
    refused: { '409': ['too-many'] },
  },
  giveCode: {
    tag: 'tables',
    more: 'Six letters, good for six hours after somebody who sits there last asked for them',
    answer: { code: 'XYFXNH', until: 1_800_021_600_000 },
    refused: { '404': ['not-found'] },
  },
  tableByCode: {
    tag: 'tables',
    more: 'In any case',
    answer: { table: TABLE },
    refused: { '404': ['not-found'] },
    isOpen: true,
  },
  openTables: {
    tag: 'tables',
    more: 'The last moved first, a hundred a page',
    answer: { tables: [LINE], more: false, next: null },
    isOpen: true,
  },
  runningTables: {
    tag: 'tables',
    more: 'The last moved first, a hundred a page',
    answer: { tables: [{ ...LINE, stage: 'sailing' }], more: false, next: null },
    isOpen: true,
  },
  near: {
    tag: 'tables',
    more: 'For the QR code of a big screen whose page was opened as `localhost`',
    answer: { urls: ['http://192.168.1.20:3000'] },
    isOpen: true,
  },
  newTables: { tag: 'tables', more: 'The server’s own wish', answer: { edition: '2021' }, isOpen: true },
  myGames: {
    tag: 'tables',
    more: 'Those that wait for me first',
    answer: { games: [{ ...LINE, yourTurn: false, until: null }], more: false },
  },
  myFinished: {
    tag: 'tables',
    more: 'With their results',
    answer: { games: [{ ...LINE, stage: 'over', final: FINAL }], more: false },
  },
  myPage: { tag: 'people', more: 'Who has never said anything has no page', answer: SHOWN },
  showPage: {
    tag: 'people',
    more: 'What is hidden is hidden everywhere: a rating on the leaderboards too, somebody who hides rivals on the pages of others too',
    body: SHOWN,
    answer: SHOWN,
    refused: MINE_ONLY,
  },
  person: {
    tag: 'people',
    more: 'Only listed games count, the last 500 of them. Somebody who shows nothing is answered for like somebody who does not exist',
    answer: {
      person: PERSON,
      name: 'Nell',
      bot: false,
      ratings: [
        {
          edition: '2021',
          players: 3,
          games: 1,
          mu: 27.4,
          sigma: 7.6,
          course: [{ at: 1_800_000_000_000, mu: 27.4, sigma: 7.6 }],
        },
      ],
      results: [{ rules: { edition: '2021' }, players: 3, games: 1, won: 1, points: 27 }],
      sources: { theirs: { space: 15, gold: 9, treasure: 3 }, all: { space: 8.2, gold: 6.1, treasure: 2.4 } },
      rivals: null,
    },
    refused: { '404': ['not-found'] },
    isOpen: true,
  },
  personGames: {
    tag: 'people',
    more: 'In pages of a hundred',
    answer: { games: [{ ...LINE, stage: 'over', final: FINAL }], more: false },
    refused: { '404': ['not-found'] },
    isOpen: true,
  },
  elsewhere: { tag: 'news', more: 'And which hosts the server may write to at all', answer: ELSEWHERE },
  setHook: {
    tag: 'news',
    more: 'A POST of one line of text, one for each wait, as to browsers: ntfy, Discord, Matrix, anything. Only to hosts that the server lists',
    body: { url: 'https://ntfy.sh/nells-turns', language: 'en' },
    answer: ELSEWHERE,
    refused: { '403': ['not-yours'], '409': ['host-not-listed'] },
  },
  dropHook: { tag: 'news', more: 'What is under way may still arrive', answer: ELSEWHERE, refused: MINE_ONLY },
  newCalendar: {
    tag: 'news',
    more: 'iCalendar with the deadlines of one’s slow games. Whoever has the address may read it',
    answer: { path: '/calendar/1Zk3vQ0yq8mXcJ4tL1Zk3vQ0yq8mXcJ4t.ics' },
    refused: MINE_ONLY,
  },
  dropCalendar: { tag: 'news', more: 'The address leads nowhere any more', answer: ELSEWHERE, refused: MINE_ONLY },
  record: {
    tag: 'tables',
    more: 'Everything that happened, with the secret of the dice: anybody can verify that none was chosen',
    answer: { v: 1, steps: [{ roll: 'action', dice: [5, 2] }], fair: { commitment: 'ab', secret: 'cd', words: [''] } },
    refused: { '404': ['not-found'] },
    isOpen: true,
  },
  leaderboard: {
    tag: 'tables',
    more: 'Listed games with a clock, between people who can come back as the same. Programs are rated too, and marked',
    answer: {
      edition: '2021',
      players: 3,
      lines: [{ person: PERSON, name: 'Nell', bot: false, rating: 21.4, games: 12 }],
    },
    isOpen: true,
  },
  today: {
    tag: 'days',
    more: 'Everybody sails the same deal with the same dice against the same bots, once. Tomorrow’s dice are fixed already',
    answer: {
      ...{ day: '2027-01-16', rules: RACE, ends: 1_800_144_000_000, commitment: HEX },
      next: { day: '2027-01-17', rules: { edition: '2007', players: 3, ghost: true }, commitment: HEX },
      ...{ counts: true, finished: 12, mine: { ...TRY, ended: null } },
    },
    isOpen: true,
  },
  sailDay: {
    tag: 'days',
    more: 'Asked again, also on another device, it is the same table. It is played over the socket, without a clock. Guests may sail; places are for those who had a recovery code or a passkey when they began',
    answer: { table: TABLE },
    refused: MINE_ONLY,
  },
  day: {
    tag: 'days',
    more: 'The results are for those who have come to the end of their own race, and for everybody when the day is over; the secret is told then',
    answer: {
      ...{ day: '2027-01-16', rules: RACE, commitment: HEX, secret: null, mine: TRY },
      results: {
        ...{ finished: 12, worse: 8, others: 11, place: 3 },
        best: [{ person: PERSON, name: 'Nell', table: TABLE, points: 38, place: 1 }],
        admiral: { points: 35, place: 1 },
      },
    },
    refused: { '404': ['not-found'] },
    isOpen: true,
  },
  practise: {
    tag: 'days',
    more: 'For those who have come to the end of their own race, and for everybody when the day is over',
    answer: { table: TABLE },
    refused: { '403': ['not-yours'], '404': ['not-found'] },
  },
  admiralsDay: {
    tag: 'days',
    more: 'For the same people as the results. It is sailed when the results are first asked for',
    answer: { v: 1, steps: [{ roll: 'action', dice: [5, 2] }] },
    refused: { '404': ['not-found'] },
    isOpen: true,
  },
  week: {
    tag: 'days',
    more: 'From Monday to Sunday, a hundred lines at most. Today’s race counts for those who have come to its end, and for everybody tomorrow',
    answer: {
      ...{ from: '2027-01-11', to: '2027-01-17' },
      lines: [{ person: PERSON, name: 'Nell', days: 5, points: 164 }],
    },
    refused: { '404': ['not-found'] },
    isOpen: true,
  },
  myDays: { tag: 'days', more: 'The last 400', answer: { days: [TRY], streak: 4 } },
  pushKey: { tag: 'news', more: 'For `PushManager.subscribe`', answer: { key: null }, isOpen: true },
  subscribe: {
    tag: 'news',
    more: 'What `PushManager.subscribe` gave, as JSON',
    body: {
      endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAA',
      keys: { p256dh: 'BNcR', auth: 'tBHI' },
    },
    refused: MINE_ONLY,
  },
  unsubscribe: {
    tag: 'news',
    more: 'By the same endpoint',
    body: { endpoint: 'https://updates.push.services.mozilla.com/wpush/v2/gAAA' },
    refused: MINE_ONLY,
  },
  bots: {
    tag: 'programs',
    more: 'Without their tokens, which nobody knows any more',
    answer: { bots: [{ person: PERSON, name: 'Clockwork', made: 1_800_000_000_000 }] },
    refused: MINE_ONLY,
  },
  newBot: {
    tag: 'programs',
    more: 'The token is shown this once. At most ten accounts. A bot account stays one, and is marked at every table',
    body: { name: 'Clockwork' },
    answer: { person: PERSON, name: 'Clockwork', token: 'jamaica_ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopq' },
    refused: { ...MINE_ONLY, '409': ['too-many'] },
  },
  programs: {
    tag: 'programs',
    more: 'A hundred at most. Invite one with `invite` over the socket',
    answer: {
      programs: [
        {
          person: PERSON,
          name: 'Clockwork',
          owner: 'Nell',
          level: 'bosun',
          languages: ['en', 'fr'],
          about: 'Never attacks',
          online: true,
        },
      ],
    },
    isOpen: true,
  },
  listProgram: {
    tag: 'programs',
    more: 'By the token of the bot account, and again whenever something about it changes',
    body: { level: 'bosun', languages: ['en', 'fr'], about: 'Never attacks', tables: 5 },
    refused: { ...MINE_ONLY, '409': ['no-recovery'] },
  },
  unlistProgram: { tag: 'programs', more: 'The account stays, and so do its games', refused: MINE_ONLY },
  dropBot: {
    tag: 'programs',
    more: 'Its token ends at once, and in its games a bot of ours plays on',
    refused: { ...MINE_ONLY, '404': ['not-found'] },
  },
} as const satisfies Record<RouteName, RouteNote>;

export const noteOf = (name: RouteName): RouteNote => ROUTE_NOTES[name];
