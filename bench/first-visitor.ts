// How a first visitor does against three deckhands: somebody who chooses by lot among what the rules allow, and of the cards one that loads
// most, as long as a hold is empty. `npm run -s bench:first-visitor -- --edition 2021 --games 1000` prints what `jamaica arena --json` does.
import { parseArgs } from 'node:util';
import { CARDS, EDITIONS, type Rng, type View } from '@jamaica/rules';
import { openContest } from '../cli/src/arena/contest.ts';
import { botEntrant } from '../cli/src/arena/entrant.ts';
import { playGame } from '../cli/src/arena/game.ts';
import { resultJson } from '../cli/src/arena/json.ts';
import type { Played } from '../cli/src/arena/played.ts';
import type { Player } from '../cli/src/arena/player.ts';
import { playerFor } from '../cli/src/arena/seating.ts';
import { NO_TROUBLE } from '../cli/src/arena/trouble.ts';

const { values } = parseArgs({
  options: { edition: { type: 'string', default: '2021' }, games: { type: 'string', default: '1000' } },
});
const edition = EDITIONS.find(each => each === values.edition);
if (!edition) throw new Error(`expected one of ${EDITIONS.join(', ')}, not ${values.edition}`);

const anyOf = (options: readonly string[], rng: Rng): string => options[rng.below(options.length)];

const loads = (card: string): number =>
  card.split('/').filter(half => half !== 'forward' && half !== 'backward').length;

const isCard = (option: string): boolean => CARDS.some(card => card === option);

const chosenBy = ({ options, ships, viewer }: View, rng: Rng): string => {
  if (viewer === null || !options.every(isCard) || !ships[viewer].holds.includes(null)) return anyOf(options, rng);
  const most = Math.max(...options.map(loads));
  return anyOf(
    options.filter(card => loads(card) === most),
    rng,
  );
};

const visitor: Player = {
  begin: () => undefined,
  choose: chosenBy,
  end: () => NO_TROUBLE,
  close: () => Promise.resolve(),
};

const rules = { edition, players: 4, ghost: false };
const entrants = [botEntrant('deckhand', null, 'a first visitor'), botEntrant('deckhand', null)];
const contest = openContest({ rules, seed: `fresh-${edition}`, games: Number(values.games) }, entrants);
const [match] = contest.matches;
const players = match.lineup.map((entrant, seat) => (seat === 0 ? visitor : playerFor(entrant)));
const played: Played[] = [];
const began = performance.now();
for (let game = 0; game < match.games; game++) played.push(await playGame(match, game, players));
const seconds = (performance.now() - began) / 1000;
console.log(JSON.stringify(resultJson({ contest, played: [played], seconds, workers: 1 }), null, 2));
