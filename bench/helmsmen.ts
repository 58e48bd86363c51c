// Are weights better than others? One helmsman with the first against three with the second, nobody looking ahead, both editions, seats rotated over
// the same deals: `npm run bench:helmsmen -- new.json bots/weights/admiral.json --deals 1500 --players 4`.
import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { deal, fromSeed, happen } from '@jamaica/chance';
import { EDITIONS, isOver, start } from '@jamaica/rules';
import { blank, CARD, copyInto, decider, hasChosen, phaseOf, play } from '@jamaica/rules/search';
import { EVERYBODY, Helmsman } from '../bots/src/helmsman.ts';
import { Lookout } from '../bots/src/lookout.ts';
import { mean, standardError } from '../bots/src/losses.ts';
import { readChart } from '../bots/src/net.ts';
import { share, TRIES } from '../bots/train/games.ts';

const { values, positionals } = parseArgs({
  options: {
    deals: { type: 'string', default: '500' },
    players: { type: 'string', default: '4' },
    ghost: { type: 'boolean', default: false },
    seed: { type: 'string', default: 'helmsmen' },
  },
  allowPositionals: true,
});
const players = Number(values.players);
const [one, other] = positionals.map(
  file => new Helmsman(new Lookout(readChart(JSON.parse(readFileSync(file, 'utf8')))), EVERYBODY, TRIES),
);
if (!one || !other) throw new Error('expected two files of weights');

const game = blank();

const wonBy = (number: number, own: number): number => {
  const rules = { edition: EDITIONS[number % EDITIONS.length], players, ghost: values.ghost };
  copyInto(game, start(rules, deal(rules, fromSeed(`${values.seed}/${number}`))));
  const rng = fromSeed(`${values.seed}/${number}/luck`);
  while (!isOver(game))
    if (game.count > 0) play(game, decider(game), (decider(game) === own ? one : other).choice(game, rng));
    else if (phaseOf(game) === CARD)
      for (let seat = 0; seat < players && phaseOf(game) === CARD; seat++) {
        if (!hasChosen(game, seat)) play(game, seat, (seat === own ? one : other).card(game, seat, rng));
      }
    else happen(game, rng);
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
