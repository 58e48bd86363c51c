// Every decision by its worth: what an admiral's choices of each kind cost in winning chance when the game is played to its end after every
// option, by helmsmen and with the same dice, and not only judged by the admiral's own net at the end of the round:
// `npm run bench:worth -- --positions 40 --rollouts 200`, `--kinds powder,loot`.
import { parseArgs } from 'node:util';
import { bot, LEVELS } from '@jamaica/bots';
import { deal, fromSeed } from '@jamaica/chance';
import {
  DECISIONS,
  type DecisionKind,
  EDITIONS,
  HOUSE_RULES,
  isOver,
  type Rules,
  type Seat,
  start,
  view,
} from '@jamaica/rules';
import {
  blank,
  CARD,
  copyInto,
  type Draft,
  decider,
  decisionKind,
  list,
  optionBuffer,
  phaseOf,
  players,
} from '@jamaica/rules/search';
import { Admiral } from '../bots/src/admiral.ts';
import { trainedLookout } from '../bots/src/foresight.ts';
import { EVERYBODY, Helmsman } from '../bots/src/helmsman.ts';
import { lossIn } from '../bots/src/judge.ts';
import { meanLoss } from '../bots/src/losses.ts';
import { share } from '../bots/train/games.ts';

const { values } = parseArgs({
  options: {
    level: { type: 'string', default: 'admiral:64' },
    /** So many positions of each kind are looked at, if they come up in so many games. */
    positions: { type: 'string', default: '40' },
    games: { type: 'string', default: '2000' },
    /** Games that are played to their end after each option. */
    rollouts: { type: 'string', default: '200' },
    kinds: { type: 'string' },
    seed: { type: 'string', default: 'worth' },
  },
});
const [name, imagined] = values.level.split(':');
const level = LEVELS.find(each => each === name);
if (!level) throw new Error(`expected one of ${LEVELS.join(', ')}, not ${name}`);
const player = bot(level);
const budget = imagined ? { games: Number(imagined) } : undefined;
const ROLLOUTS = Number(values.rollouts);
const wanted = values.kinds?.split(',');

// Every other table has the Ghost Ship, every fourth all house rules: gifts and treasures that are left are chosen there alone.
const tableOf = (number: number): Rules => {
  const edition = EDITIONS[number % EDITIONS.length];
  const rules = number % 4 < 2 ? { edition, players: 4, ghost: false } : { edition, players: 3, ghost: true };
  return number % 16 < 12 ? rules : { ...rules, house: HOUSE_RULES };
};

const lookout = trainedLookout();
const helmsman = new Helmsman(lookout, EVERYBODY, 1);
const judge = new Admiral(lookout, true);

/** A moment at which a seat chooses. */
interface Moment {
  readonly game: Draft;
  readonly seat: Seat;
}

/** What the seat's choice there costs. */
const lossAt = ({ game, seat }: Moment, seed: string) => {
  const seen = view(game, seat);
  const chosen = seen.options.indexOf(player.choose(seen, fromSeed(`${seed}/choice`), budget));
  const trials = seen.options.map((): number[] => []);
  const toTheEnd = (end: Draft): number => {
    // The last option is heard last: until then it counts the imagined games, and all options have the same dice.
    const rng = fromSeed(`${seed}/${trials[trials.length - 1].length}`);
    while (!isOver(end)) helmsman.step(end, rng);
    return share(end, seat);
  };
  const heard = (option: number, won: number): void => void trials[option].push(won);
  judge.tryAll(seen, seat, { games: ROLLOUTS }, fromSeed(seed), heard, toTheEnd);
  return lossIn(trials, chosen);
};

const copyOf = (game: Draft): Draft => {
  const copy = blank();
  copyInto(copy, game);
  return copy;
};

const codes = optionBuffer();
const isAsked = (game: Draft, seat: Seat): boolean => list(game, seat, codes) > 1;

/** One moment of each kind in a game among helmsmen, drawn by lot, and how many there were. */
const momentsOf = (number: number): Map<DecisionKind, { moment: Moment; count: number }> => {
  const moments = new Map<DecisionKind, { moment: Moment; count: number }>();
  const rules = tableOf(number);
  const rng = fromSeed(`${values.seed}/${number}`);
  const lots = fromSeed(`${values.seed}/${number}/lots`);
  const game = blank();
  const note = (seat: Seat): void => {
    const kind = decisionKind(phaseOf(game));
    const count = (moments.get(kind)?.count ?? 0) + 1;
    const earlier = moments.get(kind)?.moment;
    if (earlier && lots.below(count) > 0) moments.set(kind, { moment: earlier, count });
    else moments.set(kind, { moment: { game: copyOf(game), seat }, count });
  };
  copyInto(game, start(rules, deal(rules, rng)));
  while (!isOver(game)) {
    if (phaseOf(game) === CARD) {
      for (let seat = 0; seat < players(game); seat++) if (isAsked(game, seat)) note(seat);
    } else if (game.count > 1) note(decider(game));
    helmsman.step(game, rng);
  }
  return moments;
};

const losses = new Map<DecisionKind, { loss: number }[]>();
const counts = new Map<DecisionKind, number>();
const percent = (share: number): string => (100 * share).toFixed(2);
let seats = 0;
for (let number = 0; number < Number(values.games); number++) {
  const moments = momentsOf(number);
  seats += tableOf(number).players;
  for (const [kind, { moment, count }] of moments) {
    counts.set(kind, (counts.get(kind) ?? 0) + count);
    const before = losses.get(kind) ?? [];
    if (before.length >= Number(values.positions) || (wanted && !wanted.includes(kind))) continue;
    losses.set(kind, [...before, lossAt(moment, `${values.seed}/${number}/${kind}`)]);
  }
  if (number % 10 === 9) {
    const judged = [...losses.values()].reduce((sum, each) => sum + each.length, 0);
    process.stderr.write(`${number + 1} games, ${judged} positions\n`);
  }
}
console.log(`${values.level}, each option played to the end ${ROLLOUTS} times; losses in points of winning chance`);
console.table(
  DECISIONS.flatMap(kind => {
    const judged = losses.get(kind);
    if (!judged) return [];
    const { choices, mean, error } = meanLoss(judged);
    const often = (counts.get(kind) ?? 0) / seats;
    const row = { kind, positions: choices, 'mean loss': percent(mean), '±': percent(error) };
    return [{ ...row, 'choices a game': often.toFixed(2), 'lost a game': percent(often * mean) }];
  }),
);
