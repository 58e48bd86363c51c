import type { SeatClaim, Snapshot } from '@jamaica/messages';
import { describe, expect, it } from 'vitest';
import { toGrant } from './granting.ts';

const seat = (person: string): Snapshot['seats'][number] => ({
  sitter: { kind: 'person', person, name: person, pirate: 'anne' },
  ready: true,
  absent: null,
});

const TABLE: Snapshot = {
  at: 0,
  terms: {
    rules: { edition: '2021', players: 3, ghost: false },
    clock: { kind: 'none' },
    listed: false,
    spectators: true,
    phrasesOnly: false,
  },
  host: 'host',
  commitment: '',
  stage: 'sailing',
  seats: [seat('host'), seat('nell'), seat('ben')],
  you: null,
  words: null,
  view: null,
  decision: null,
  clocks: [],
  orders: null,
  chat: [],
  rematch: null,
};
const CLAIMS: readonly SeatClaim[] = [0, 1, 2].map(of => ({ seat: of, person: 'new', name: 'new', code: 'BCDF' }));
const seatsFor = (me: string, you: number | null): number[] =>
  toGrant({ ...TABLE, you }, CLAIMS, me).map(claim => claim.seat);

describe('a claim on a seat is answered', () => {
  it('by the host, whosever seat it is', () => expect(seatsFor('host', 0)).toEqual([0, 1, 2]));
  it('by the person who sits there, and, for the host’s seat, by anybody who plays', () =>
    expect(seatsFor('nell', 1)).toEqual([0, 1]));
  it('not by those who only look on', () => expect(seatsFor('stranger', null)).toEqual([]));
});
