import { beforeEach } from 'vitest';
import { storeSuite } from '../store-suite.ts';
import { Database } from './database.ts';
import { DatabasePeople } from './database-people.ts';
import { simulatedStore, type Way } from './store.ts';

let hands = 0;
const atOnce: Way = {
  ask: async (_, act) => act(),
  write: async (_, act) => act(),
  hand: () => ++hands,
};

let [database, people] = [new Database(() => 0), new DatabasePeople()];
beforeEach(() => {
  [database, people] = [new Database(() => 0), new DatabasePeople()];
});

storeSuite('the store of the simulated harbour', async () => simulatedStore(database, people, atOnce));
