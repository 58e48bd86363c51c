import { Orders, read } from '@jamaica/messages';
import * as stored from '../settings/stored.ts';

const KEY = 'jamaica.orders';

/** No orders: the bot decides everything. */
const NO_ORDERS: Orders = { defend: null, payFrom: null, lane: null, overboard: null };

const kept = (): Orders => {
  const saved = read(Orders, stored.read(KEY));
  return saved.ok ? saved.value : NO_ORDERS;
};

let current: Orders = $state.raw(kept());

export const areOrders = ({ defend, payFrom, lane, overboard }: Orders): boolean =>
  [defend, payFrom, lane, overboard].some(each => each !== null);

/** Orders as they are sent. */
export const toSend = ({ overboard, ...orders }: Orders) => ({ ...orders, overboard: overboard && [...overboard] });

/** The orders that go along whenever one sits down at a table. Only this browser knows them. */
export const standingOrders = {
  get now(): Orders {
    return current;
  },
  change(orders: Orders): void {
    current = orders;
    stored.write(KEY, areOrders(orders) ? orders : null);
  },
};
