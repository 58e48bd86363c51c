import { beforeEach } from 'vitest';
import { storeSuite } from '../store-suite.ts';
import { Database } from './database.ts';
import { DatabasePeople } from './database-people.ts';
import { Life } from './life.ts';
import { Luck } from './luck.ts';
import { Scheduler } from './scheduler.ts';
import { simulatedStore, type Way } from './store.ts';
import { WayToDatabase } from './way.ts';
import { Weather } from './weather.ts';

let scheduler = new Scheduler(new Luck('suite'));
let [database, people] = [new Database(() => scheduler.now), new DatabasePeople()];
beforeEach(() => {
  scheduler = new Scheduler(new Luck('suite'));
  [database, people] = [new Database(() => scheduler.now), new DatabasePeople()];
});

/** The way that the simulated servers go, on a day without faults; time passes while anything is under way. */
const way = (): Way => {
  const life = new Life(scheduler, { name: 'server', date: 0 });
  const real = new WayToDatabase(life, scheduler, new Weather(new Luck('calm'), () => scheduler.now));
  let isPassing = false;
  const passing = async (): Promise<void> => {
    if (isPassing) return;
    isPassing = true;
    while (await scheduler.step());
    isPassing = false;
  };
  return {
    ask: (what, act) => {
      const answer = real.ask(what, act);
      void passing();
      return answer;
    },
    write: (table, act) => {
      const answer = real.write(table, act);
      void passing();
      return answer;
    },
    hand: () => real.hand(),
  };
};

storeSuite('the store of the simulated harbour', async () => simulatedStore(database, people, way()));
