import type { PersonId } from '@jamaica/messages';
import { EDITIONS, type Edition } from '@jamaica/rules';
import type { Leader, Passkey, Person, PushAddress, Rating } from './people-store.ts';
import { bytes, number, type Row, text, textOrNull } from './row.ts';

// What rows about people mean, whichever database they come from.

const kindOf = (row: Row): Person['kind'] => (text(row, 'kind') === 'bot' ? 'bot' : 'guest');

export const personOf = (row: Row): Person => ({
  id: text(row, 'id'),
  name: text(row, 'name'),
  kind: kindOf(row),
  owner: textOrNull(row, 'owner'),
  cameAt: number(row, 'came_at'),
  trustedSince: number(row, 'trusted_since'),
});

export const trustOf = (row: Row): [PersonId, number] => [text(row, 'id'), number(row, 'trusted_since')];

export const passkeyOf = (row: Row): Passkey => ({
  id: text(row, 'id'),
  person: text(row, 'person'),
  publicKey: bytes(row, 'public_key'),
  counter: number(row, 'counter'),
  transports: text(row, 'transports').split(' ').filter(Boolean),
  addedAt: number(row, 'added_at'),
});

export const pushOf = (row: Row): PushAddress => ({
  endpoint: text(row, 'endpoint'),
  person: text(row, 'person'),
  p256dh: text(row, 'p256dh'),
  auth: text(row, 'auth'),
});

export const editionOf = (row: Row): Edition => {
  const edition = EDITIONS.find(each => each === text(row, 'edition'));
  if (edition === undefined) throw new Error(`no edition ${text(row, 'edition')}`);
  return edition;
};

export const ratingOf = (row: Row): Rating => ({
  person: text(row, 'person'),
  edition: editionOf(row),
  players: number(row, 'players'),
  mu: number(row, 'mu'),
  sigma: number(row, 'sigma'),
  games: number(row, 'games'),
});

export const leaderOf = (row: Row): Leader => ({ ...ratingOf(row), name: text(row, 'name'), kind: kindOf(row) });
