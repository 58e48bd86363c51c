import type { Refused } from '../src/refusals.ts';
import type { Trouble } from '../src/routes.ts';
import type { CLOSED } from '../src/told.ts';

// What a word means and what to do about it, for those who write programs. A word that is missing here does not compile.

export const REFUSED_MEANS = {
  'not-understood':
    'The message does not fit its schema: `path` says where, `expected` what should be there. Also a seat that this table does not have, and a word with a broken character',
  'no-table': 'There is no table of that id',
  'not-yours': 'Only the host may do that, or only who sits there; or the host has sent you away from this table',
  'not-seated': 'You have no seat at this table; or, with `start`, nobody has',
  'seat-taken': 'Somebody sits there; or whom you `invite` has a seat at this table',
  'pirate-taken': 'Somebody else at the table is that pirate, or it is the Ghost Ship’s. `null` takes any that is free',
  'table-full': 'There is no free seat',
  'already-started': 'The game has begun: nobody comes or goes any more',
  'not-started': 'The game has not begun, or is not over yet, and that needs it',
  'not-ready': 'The host may not start: somebody has not said `ready` or `seal`',
  'no-spectators': 'The game is on and strangers may not look on',
  over: 'The game is over',
  'not-open': 'Nothing is asked of your seat now',
  'too-late':
    'That `decision` has been answered already, by somebody or something else: a bot, when your time was up. Go on with the next one',
  'not-an-option': 'The rules do not allow that choice. Send one of `view.options`, letter by letter',
  'phrases-only': 'At this table only quick phrases are said',
  'too-fast': 'You ask more often than anybody may. Wait some seconds: nothing has happened',
  'too-many':
    'There are as many as there may be: tables watched by one connection (50), games with bots under way, bot accounts, listed tables, entries of a table',
  'no-such-change': 'No server of this version says so. Ask with `since: null`',
  'no-program': 'Nobody of that id is in the list of programs',
  'program-busy':
    'That program sits at as many tables as it wants to, or at three of yours. Tables where nothing has happened for a day do not count',
  unavailable: 'The server is going down, or could not store it. Nothing has happened: ask again in a moment',
} as const satisfies Record<Refused, string>;

export const TROUBLE_MEANS = {
  'not-found': ['404', 'There is no such path, table, record, passkey or bot account'],
  'wrong-origin': ['403', 'A page of another site asked. Programs send no `Origin`'],
  nobody: ['401', 'Nobody knows you: no cookie, or a token that is wrong or has been withdrawn'],
  'wrong-code': ['403', 'No account has this recovery code'],
  'wrong-passkey': ['403', 'This passkey is none of ours, or was not asked for'],
  'old-cookie': ['409', 'Signing out elsewhere needs a cookie that was renewed in the last minute'],
  'no-recovery': ['409', 'The owner of this bot account has neither a recovery code nor a passkey, and needs one'],
  'host-not-listed': ['409', 'This server writes to other hosts only: `elsewhere` lists them'],
  broken: ['500', 'Our mistake. It has been written down on the server'],
} as const satisfies Record<Exclude<Trouble['why'], Refused>, readonly [string, string]>;

export const CLOSED_MEANS = {
  going: 'The server is going down. Come back in a moment, with what you heard last',
  tooBig: 'A message was larger than 16 KB',
  tooFast: 'A flood: 100 messages without waiting for an answer, or more than 200 pings at once and 1,200 a minute',
  tooSlow: 'You do not read what is sent to you: more than a megabyte was waiting',
  tooMany: 'No server of this version says so: too many connections are turned away with the status 429',
  silent:
    'A ping of the server stayed without an answer for half a minute. WebSocket libraries answer by themselves, as long as the program reads',
  gone: 'The account was deleted, the token withdrawn, or this browser signed out by another one. Do not come back with it',
} as const satisfies Record<keyof typeof CLOSED, string>;
