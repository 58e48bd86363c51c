import { createHmac, createSecretKey, type Hmac } from 'node:crypto';
import { DEAL, deal, fromPurpose, fromSecret, type Hex32, supply, supplyByPurpose } from '@jamaica/chance';
import type { TableId } from '@jamaica/messages';
import {
  type Chance,
  type DecisionKind,
  type Outcome,
  type Rules,
  type Seat,
  type Setup,
  type State,
  type Step,
  settle,
} from '@jamaica/rules';
import { idOf } from '../clock/random.ts';

/** The set-up that follows from the secret and the seats' words: chance number 0. */
export const dealt = (rules: Rules, secret: Hex32, words: readonly string[]): Setup =>
  deal(rules, fromSecret({ secret, words }, 0));

/** Chance number k, k from 1: what falls in a game that waits for it. */
export const fallen = (state: State, secret: Hex32, words: readonly string[], number: number): Step =>
  settled(state, supply(state, fromSecret({ secret, words }, number)));

const settled = (state: State, outcome: Outcome): Step => {
  const step = settle(state, outcome);
  if (!step.ok) throw new Error('a chance was refused');
  return step.value;
};

/** Nobody adds a word in a race of the day: it is the same for everybody. */
const unsaid = ({ players }: Rules): string[] => Array.from({ length: players }, () => '');

/** The set-up of a race of the day. */
export const dealtForDay = (rules: Rules, secret: Hex32): Setup =>
  deal(rules, fromPurpose({ secret, words: unsaid(rules) }, DEAL));

/** What falls in a race of the day, after what fell before. */
export const fallenOnDay = (state: State, rules: Rules, secret: Hex32, past: readonly Chance[]): Step =>
  settled(state, supplyByPurpose(state, { secret, words: unsaid(rules) }, past));

/** A hash that nobody makes without the secret. A key of Node's own: bytes it holds to be one until it has thrown an error, which takes three times as long as all of it. */
const keyed = (secret: Hex32): Hmac => createHmac('sha256', createSecretKey(secret, 'hex'));

/** A mark for an address. It means nothing without the table's secret, and differs from table to table. */
export const whence = (secret: Hex32, address: string): string =>
  keyed(secret).update(`jamaica/whence/${address}`).digest().toString('hex', 0, 8);

/** The id of the table where the people of a finished one meet again: the same for all who ask, and nobody can guess it. */
export const rematchId = (secret: Hex32, table: TableId): TableId =>
  idOf(keyed(secret).update(`jamaica/rematch/${table}`).digest().subarray(0, 12));

/** A moment of a race of the day in which a bot decides: the same one comes to everybody, whatever they do before. */
interface DayMoment {
  readonly seat: Seat;
  readonly round: number;
  readonly kind: DecisionKind;
}

/** What a bot's whims come from in a race of the day: the same for everybody who sails it. */
export const whimOnDay = (secret: Hex32, { seat, round, kind }: DayMoment): string =>
  keyed(secret).update(`jamaica/day/whim/${seat}/${round}/${kind}`).digest('hex');

/**
 * What a bot's whims at one decision come from. Nobody can foretell them without the secret, and they tell nothing about
 * the dice to come.
 */
export const whim = (secret: Hex32, seat: Seat, decision: number): string =>
  keyed(secret).update(`jamaica/whim/${seat}/${decision}`).digest('hex');
