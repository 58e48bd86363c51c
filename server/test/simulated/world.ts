import { randomHex } from '../../src/clock/random.ts';
import { Database } from './database.ts';
import { DatabasePeople } from './database-people.ts';
import { DAWN, type Environment } from './environment.ts';
import { strike } from './faults.ts';
import { Liveness } from './liveness.ts';
import { Luck } from './luck.ts';
import { moor } from './mooring.ts';
import { idOf, type Party } from './party.ts';
import { Person } from './person.ts';
import { type Plan, planOf } from './plan.ts';
import { Scheduler } from './scheduler.ts';
import { Server } from './server.ts';
import { SimulatedSignals } from './signals.ts';
import { Story } from './story.ts';
import { type Failure, Watchers } from './watchers.ts';
import { Weather } from './weather.ts';

interface Run {
  readonly seed: string;
  /** Only the first of its faults happen; nothing: all of them. */
  readonly faults?: number;
  /** Hears the story. */
  readonly listen?: (line: string) => void;
}

export interface Outcome {
  readonly hash: string;
  readonly steps: number;
  /** Milliseconds that passed in the harbour. */
  readonly lasted: number;
  /** How many faults there were. */
  readonly faults: number;
  readonly failure: Failure | null;
}

/** How long after a fault its consequences are over. */
const AFTERMATH = 15_000;
/** When nothing has failed for this long, every game is over. */
const LONGEST = 15 * 60_000;
const SECOND = 1000;
/** However much happens: by then it is over. */
const MOST_STEPS = 300_000;

/** One harbour, from its opening until every game in it is over. */
export const sail = async ({ seed, faults = Number.POSITIVE_INFINITY, listen }: Run): Promise<Outcome> => {
  const world = newWorld(seed, faults, listen);
  const { scheduler, watchers, story } = world.environment;
  while (!watchers.failure && !world.isOver()) {
    await scheduler.step();
    world.look();
    if (scheduler.steps > MOST_STEPS) watchers.fail(`${MOST_STEPS} steps, and no end`);
  }
  const { failure } = watchers;
  if (failure) story.tell('watchers', `FAILURE: ${failure.what}`);
  return {
    hash: story.hash(),
    steps: scheduler.steps,
    lasted: scheduler.now,
    faults: world.plan.faults.length,
    failure,
  };
};

const newWorld = (seed: string, mostFaults: number, listen: Run['listen']) => {
  const luckOf = (what: string): Luck => new Luck(`${seed}/${what}`);
  const plan = planOf(luckOf('plan'));
  const faults = plan.faults.slice(0, mostFaults);
  const environment = newEnvironment(luckOf, listen);
  const { scheduler, watchers, database, story } = environment;
  const now = (): number => scheduler.now;
  database.onlooker = watchers;
  const servers = Array.from({ length: plan.servers }, (_, index) => new Server(`server ${index + 1}`, environment));
  const people = plan.parties.flatMap((_, index) => peopleOf(plan, index, environment, servers, luckOf));
  story.tell('harbour', told(plan));
  for (const server of servers) {
    if (plan.servers > 1) server.wrong = luckOf(server.name).between(-300, 300);
    scheduler.later(luckOf(server.name).below(500), () => server.start());
  }
  for (const person of people) person.live();
  for (const fault of faults)
    scheduler.later(fault.at, () => {
      const until = strike(fault, environment, servers, people);
      watchers.troubledUntil = Math.max(watchers.troubledUntil, until + AFTERMATH);
    });
  watchers.troubledUntil = AFTERMATH;
  let isCalm = false;
  scheduler.later(plan.calmAt, () => {
    story.tell('harbour', 'is calm');
    isCalm = true;
    for (const person of people) person.calmDown();
  });
  const liveness = new Liveness(environment, people);
  let nextLook = 0;
  let isOver = false;
  const supervise = (): void => {
    // As a supervisor would, this starts servers again.
    for (const server of servers) if (isCalm && !server.life) server.start();
    liveness.look();
    if (!isCalm) return;
    const left = liveness.whatIsLeft();
    if (left === null && liveness.areRated()) {
      liveness.verify();
      isOver = true;
    } else if (now() > plan.calmAt + LONGEST) watchers.fail(left ?? 'a game has not been rated');
  };
  return {
    plan: { ...plan, faults },
    environment,
    isOver: () => isOver,
    look: () => {
      watchers.clocks.served(!environment.weather.isAway && servers.some(server => server.isServing));
      if (now() < nextLook) return;
      nextLook = now() + SECOND;
      supervise();
    },
  };
};

const newEnvironment = (luckOf: (what: string) => Luck, listen: Run['listen']): Environment => {
  const scheduler = new Scheduler(luckOf('order'));
  const now = (): number => scheduler.now;
  const weather = new Weather(luckOf('weather'), now);
  const database = new Database(now);
  return {
    scheduler,
    weather,
    database,
    people: new DatabasePeople(),
    signals: new SimulatedSignals(scheduler, weather),
    story: new Story(now, listen),
    watchers: new Watchers(now, () => scheduler.steps, database),
    secrets: luckOf('secrets'),
  };
};

const peopleOf = (
  { parties, habits }: Plan,
  index: number,
  environment: Environment,
  servers: readonly Server[],
  luckOf: (what: string) => Luck,
): Person[] => {
  const plan = parties[index];
  const party: Party = { plan, host: idOf(plan.names[0]), players: plan.names.length, table: null };
  if (plan.played !== null) {
    party.table = `moored${index}`.padEnd(16, '-');
    const ended = environment.database.beginLease(DAWN - 10_000);
    environment.database.endLease(ended, DAWN - 10_000);
    const secret = randomHex(length => environment.secrets.bytes(length), 32);
    moor(environment.database, party.table, plan, secret, luckOf(`mooring ${index}`));
  }
  return [...plan.names, ...plan.onlookers].map(name => {
    const isOnlooker = plan.onlookers.includes(name);
    const person = new Person(name, party, isOnlooker, { environment, servers, luck: luckOf(name), habits });
    environment.people.add({ id: person.id, name, kind: 'guest', owner: null, cameAt: DAWN, trustedSince: 0 });
    environment.people.setPush({ endpoint: `https://push.example/${name}`, person: person.id, p256dh: '', auth: '' });
    if (plan.terms.listed) environment.people.setRecovery(person.id, name);
    return person;
  });
};

const told = ({ servers, parties }: Plan): string =>
  `${servers} servers; ${parties
    .map(
      ({ terms: { rules, clock, spectators }, names, onlookers, played, isSealed }) =>
        `${names.join(', ')}${onlookers.map(name => ` (${name} looks on)`)} at a table of ${rules.players}, ${rules.edition}, ` +
        `${clock.kind === 'live' ? `${clock.decision}+${clock.reserve} s` : 'no clock'}, ` +
        `${spectators ? 'open' : 'closed'}, ${played === null ? `new${isSealed ? ', sealed' : ''}` : `${played} % played`}`,
    )
    .join('; ')}`;
