// A harbour from one seed: several whole servers, their people, and everything that can go wrong between them.
//   npm run simulate:harbour -- --seed 7              one harbour; the hash of its story is always the same
//   npm run simulate:harbour -- --seed 7 --trace      and the story
//   npm run simulate:harbour -- --seed 1 --seeds 1000 many of them, until one fails
//     --briefly                                       says which one, and does not look for the shortest
//   npm run simulate:harbour -- --seed 7 --faults 3   only the first three of its faults
import { parseArgs } from 'node:util';
import { type Outcome, sail } from './world.ts';

const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    seeds: { type: 'string', default: '1' },
    faults: { type: 'string' },
    trace: { type: 'boolean', default: false },
    briefly: { type: 'boolean', default: false },
  },
});

const said = (seed: string, { hash, steps, lasted, faults }: Outcome): string =>
  `seed ${seed}: ${hash}, ${steps} steps, ${(lasted / 1000).toFixed(0)} s, ${faults} faults`;

/** The fewest first faults with which it still fails, and the fewest steps. */
const shortest = async (seed: string, most: number): Promise<Outcome> => {
  for (let faults = 0; faults < most; faults++) {
    const outcome = await sail({ seed, faults });
    if (outcome.failure) return outcome;
  }
  return sail({ seed });
};

const run = async (seed: string): Promise<boolean> => {
  const listen = values.trace ? (line: string) => console.log(line) : undefined;
  const outcome = await sail({
    seed,
    ...(values.faults === undefined ? {} : { faults: Number(values.faults) }),
    ...(listen ? { listen } : {}),
  });
  if (!outcome.failure) {
    if (values.seeds === '1') console.log(said(seed, outcome));
    return true;
  }
  console.log(`FAILED  ${said(seed, outcome)}\n  ${outcome.failure.what}`);
  if (values.briefly || values.faults !== undefined) return false;
  const { failure, faults, steps } = await shortest(seed, outcome.faults);
  console.log(`  the shortest that fails: --seed ${seed} --faults ${faults}, after ${steps} steps: ${failure?.what}`);
  return false;
};

process.on('unhandledRejection', why => {
  console.log('FAILED  a promise was broken that nobody looked at:', why);
  process.exitCode = 1;
});

/** Somebody who waits for an hour wants to hear now and then how far it has come. */
const SEEDS_BETWEEN_WORDS = 500;

const started = process.cpuUsage();
const first = Number(values.seed);
let failed = 0;
for (let seed = first; seed < first + Number(values.seeds) && failed === 0; seed++) {
  if (!(await run(String(seed)))) failed++;
  else if ((seed - first + 1) % SEEDS_BETWEEN_WORDS === 0) console.log(`${seed} is behind us`);
}
if (values.seeds !== '1') {
  const { user, system } = process.cpuUsage(started);
  console.log(
    `${failed === 0 ? 'all' : 'not all'} of ${values.seeds} seeds from ${first}: ${((user + system) / 1e6).toFixed(1)} s of CPU time`,
  );
}
if (failed > 0) process.exitCode = 1;
