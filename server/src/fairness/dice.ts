import { createHmac } from 'node:crypto';
import { deal, fromSecret, type Hex32, supply } from '@jamaica/chance';
import type { TableId } from '@jamaica/messages';
import { type Rules, type Seat, type Setup, type State, type Step, settle } from '@jamaica/rules';

/** The set-up that follows from the secret and the seats' words: chance number 0. */
export const dealt = (rules: Rules, secret: Hex32, words: readonly string[]): Setup =>
  deal(rules, fromSecret({ secret, words }, 0));

/** Chance number k, k from 1: what falls in a game that waits for it. */
export const fallen = (state: State, secret: Hex32, words: readonly string[], number: number): Step => {
  const settled = settle(state, supply(state, fromSecret({ secret, words }, number)));
  if (!settled.ok) throw new Error('a chance was refused');
  return settled.value;
};

/** A mark for an address that means nothing without the table's secret, and is another one at every table. */
export const whence = (secret: Hex32, address: string): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`jamaica/whence/${address}`).digest('hex').slice(0, 16);

/** The id of the table where the people of a finished one meet again: the same for all who ask, and nobody can guess it. */
export const rematchId = (secret: Hex32, table: TableId): TableId =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`jamaica/rematch/${table}`).digest('base64url').slice(0, 16);

/**
 * What a bot's whims at one decision come from. Nobody can foretell them without the secret, and they tell nothing about
 * the dice to come.
 */
export const whim = (secret: Hex32, seat: Seat, decision: number): string =>
  createHmac('sha256', Buffer.from(secret, 'hex')).update(`jamaica/whim/${seat}/${decision}`).digest('hex');
