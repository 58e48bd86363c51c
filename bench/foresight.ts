// How far off is the net? What it thinks of a seat's chances at the beginning of a round, held against games that fit what the seat sees and
// are played to their end by helmsmen: `npm run bench:foresight -- --positions 360 --rollouts 64`.
import { parseArgs } from 'node:util';
import { deal, fromSeed } from '@jamaica/chance';
import { EDITIONS, isOver, type Rng, type Seat, type State, start, view } from '@jamaica/rules';
import { ACTION_ROLL, blank, copyInto, type Draft, imaginer, phaseOf, ROUND } from '@jamaica/rules/search';
import { trainedLookout } from '../bots/src/foresight.ts';
import { EVERYBODY, Helmsman } from '../bots/src/helmsman.ts';
import { mean, standardError } from '../bots/src/losses.ts';
import { share } from '../bots/train/games.ts';

const { values } = parseArgs({
  options: { positions: { type: 'string', default: '360' }, rollouts: { type: 'string', default: '64' } },
});
const ROLLOUTS = Number(values.rollouts);

const PLAYERS = 4;
/** Before it everybody's chances are much the same. */
const FIRST_ROUND = 3;
/** Of so many rounds one is looked at: positions of the same game say much the same. */
const EVERY = 6;

const lookout = trainedLookout();
const helmsman = new Helmsman(lookout, EVERYBODY, 1);
const world = blank();

/** What was thought of a seat's chances, and in what share of the games it won. */
interface Position {
  readonly own: number;
  readonly agreed: number;
  readonly won: number;
}

const judged = (state: State, seat: Seat, rng: Rng): Position => {
  const imagine = imaginer(view(state, seat));
  const own = lookout.chance(state, seat);
  let agreed = 0;
  let won = 0;
  for (let game = 0; game < ROLLOUTS; game++) {
    imagine(world, rng);
    agreed += lookout.agreedChance(world, seat);
    while (!isOver(world)) helmsman.step(world, rng);
    won += share(world, seat);
  }
  return { own, agreed: agreed / ROLLOUTS, won: won / ROLLOUTS };
};

const positions: Position[] = [];
const game: Draft = blank();
for (let number = 0; positions.length < Number(values.positions); number++) {
  const rules = { edition: EDITIONS[number % EDITIONS.length], players: PLAYERS, ghost: false };
  const rng = fromSeed(`foresight/${number}`);
  const chosen = fromSeed(`foresight/${number}/chosen`);
  copyInto(game, start(rules, deal(rules, rng)));
  let round = 0;
  while (!isOver(game)) {
    if (phaseOf(game) === ACTION_ROLL && game.cells[ROUND] !== round) {
      round = game.cells[ROUND];
      if (round >= FIRST_ROUND && chosen.below(EVERY) === 0)
        positions.push(judged(game, chosen.below(PLAYERS), chosen));
    }
    helmsman.step(game, rng);
  }
}

/** The mean square of the error, without what is only the luck of so many games. */
const line = (by: string, thought: (position: Position) => number) => {
  const squares = positions.map(position => {
    const luck = (position.won * (1 - position.won)) / (ROLLOUTS - 1);
    return (thought(position) - position.won) ** 2 - luck;
  });
  const square = mean(squares);
  const points = (100 * Math.sqrt(Math.max(0, square))).toFixed(1);
  return { by, 'mean square': square.toFixed(5), '±': standardError(squares).toFixed(5), 'points off': points };
};
console.log(`${positions.length} positions, ${ROLLOUTS} games from each`);
console.table([
  line('its own eyes', ({ own }) => own),
  line('the eyes of all seats', ({ agreed }) => agreed),
  line('nothing', () => 1 / PLAYERS),
]);
