import { counting } from '../../counting.ts';
import type { LineWords } from '../../page/line.ts';

const { count } = counting('en');

const AWAY = {
  'no-network': 'No network',
  unreachable: 'The server does not answer',
  'no-server': 'There is no server here',
};

const REFUSALS = {
  away: 'There is no connection: it was not done.',
  'not-understood': 'The server did not understand that.',
  'no-table': 'There is no such table.',
  'not-yours': 'Only the host may do that.',
  'not-seated': 'You do not sit at this table.',
  'seat-taken': 'That seat is taken.',
  'pirate-taken': 'Somebody else sails as that pirate.',
  'table-full': 'All seats are taken.',
  'already-started': 'The race has already begun.',
  'not-started': 'The race has not begun yet.',
  'not-ready': 'Somebody is not ready yet.',
  'no-spectators': 'This table is for its players alone.',
  over: 'The race is over.',
  'not-open': 'Nothing is asked of you at the moment.',
  'too-late': 'Too late: that has already been decided.',
  'not-an-option': 'That cannot be chosen now.',
  'phrases-only': 'Only phrases are said at this table.',
  'too-fast': 'That was too fast. Wait a moment.',
  'too-many': 'That is too many.',
  'no-such-change': 'The server does not know that.',
  'no-program': 'There is no such program to invite.',
  'program-busy': 'That program has enough tables at the moment. Invite another one.',
  unavailable: 'The server could not do it just now. Try again.',
};

export const line: LineWords = {
  connected: 'Connected',
  connecting: 'Connecting…',
  away: why => AWAY[why],
  awayNote: 'Nothing is lost: it goes on as soon as there is a connection.',
  refusal: why => REFUSALS[why],
  looking: 'Looking for the table…',
  closedTitle: 'No way to this table',
  closed: why =>
    why === 'no-spectators'
      ? 'The race has begun, and this table is for its players alone.'
      : 'There is no table here. The link may be incomplete.',
  home: 'Back to port',
  yourTime: 'Your time',
  reserve: left => `reserve ${left}`,
  time: (left, reserve) => (reserve === null ? `${left} left` : `${left} left, ${reserve} in reserve`),
  hours: hours => count(hours, { one: 'hour', other: 'hours' }),
  days: days => count(days, { one: 'day', other: 'days' }),
  absent: 'a bot plays',
  absentNote: why =>
    why === 'time' ? 'Their time was up: a bot plays for them.' : 'They have left: a bot plays for them.',
  offline: 'offline',
  offlineNote: 'They have lost the network, or closed the game. Their seat stays theirs.',
  ownAbsence: why =>
    why === 'time' ? 'Your time was up: a bot sails your ship.' : 'You have left: a bot sails your ship.',
  takeHelm: 'Take the helm again',
  botsSlow: 'Many races are on: the bots take longer than usual.',
  watching: 'You are watching',
  follow: 'Follow',
  followAction: 'whoever is on the move',
  leaveQuestion: 'The race goes on without you. You can come back any time, under “My games”.',
  leaveToBot: 'Let a bot sail for me',
  leaveForNow: 'Leave, and keep my seat',
  rematchCalled: name => (name === null ? 'A rematch has been called.' : `${name} wants a rematch.`),
  rematchGo: 'Come aboard',
};
