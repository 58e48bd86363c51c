import { sail } from '/tmp/j/seeded/server/test/simulated/world.ts';

const [from, to] = process.argv.slice(2).map(Number);
for (let seed = from; seed < to; seed++) {
  const c = process.cpuUsage();
  const o = await sail({ seed: String(seed) });
  const u = process.cpuUsage(c);
  console.log(
    seed,
    o.hash,
    o.steps,
    Math.round(o.lasted / 1000),
    o.faults,
    Math.round((u.user + u.system) / 1000) + 'ms',
    o.failure?.what ?? '',
  );
}
