// Are weights better than others? One seat with the first against three with the second, both editions, seats rotated over the same deals:
// `npm run bench:helmsmen -- new.json bots/weights/admiral.json --deals 1500 --players 4`. Helmsmen play, who do not look ahead, or, with
// `--imagined 32`, admirals who try every choice in so many imagined games.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deal, fromSeed } from '@jamaica/chance';
import { EDITIONS, isOver, start } from '@jamaica/rules';
import { blank, copyInto } from '@jamaica/rules/search';
import { mean, standardError } from '../bots/src/losses.ts';
import { readChart } from '../bots/src/net.ts';
import { share } from '../bots/train/games.ts';
import { type Choose, playStep, steeredBy } from '../bots/train/steering.ts';

const { values, positionals } = parseArgs({
  options: {
    deals: { type: 'string', default: '500' },
    players: { type: 'string', default: '4' },
    ghost: { type: 'boolean', default: false },
    imagined: { type: 'string', default: '0' },
    seed: { type: 'string', default: 'helmsmen' },
  },
  allowPositionals: true,
});
const players = Number(values.players);
const steering = values.imagined === '0' ? 'net' : { games: Number(values.imagined) };
const [one, other] = positionals.map(file => steeredBy(steering, readChart(JSON.parse(readFileSync(file, 'utf8')))));
if (!one || !other) throw new Error('expected two files of weights');

const game = blank();

const wonBy = (number: number, own: number): number => {
  const rules = { edition: EDITIONS[number % EDITIONS.length], players, ghost: values.ghost };
  copyInto(game, start(rules, deal(rules, fromSeed(`${values.seed}/${number}`))));
  const rng = fromSeed(`${values.seed}/${number}/luck`);
  const choose: Choose = (game, seat, rng) => (seat === own ? one : other)(game, seat, rng);
  while (!isOver(game)) playStep(game, choose, rng);
  return share(game, own);
};

/** What came of each deal, from all seats: games of one deal have the same luck, and are no independent evidence. */
const deals = Array.from({ length: Number(values.deals) }, (_, number) =>
  mean(Array.from({ length: players }, (_, own) => wonBy(number, own))),
);
const percent = (part: number): string => `${(100 * part).toFixed(1)}%`;
console.log(
  `${players * deals.length} games of ${players}: ${percent(mean(deals))} ± ${percent(1.96 * standardError(deals))}, chance ${percent(1 / players)}`,
);
