// Complete random games and decisions a second on one core, and what copying a game and listing options cost.
// One warm-up, then three rounds of every table, the best one shown: other work on the machine only ever slows it down.
import { dealer, fromSeed, happen } from '@jamaica/chance';
import { isOver, type Rng, type Rules } from '@jamaica/rules';
import {
  blank,
  CARD,
  copy,
  copyInto,
  type Draft,
  decider,
  list,
  optionBuffer,
  phaseOf,
  play,
} from '@jamaica/rules/search';
import { plainDecisions } from './plain.ts';

const SECONDS = Number(process.env.SECONDS ?? 1);
const ROUNDS = 3;
const BATCH = 50;
const cards = optionBuffer();

/** Plays a dealt game to its end with arbitrary choices; says how many there were. */
const playOut = (game: Draft, players: number, rng: Rng): number => {
  let decisions = 0;
  for (;;) {
    if (game.count > 0) {
      play(game, 0, game.options[rng.below(game.count)]);
      decisions++;
    } else if (phaseOf(game) === CARD) {
      for (let seat = 0; seat < players; seat++) play(game, seat, cards[rng.below(list(game, seat, cards))]);
      decisions += players;
    } else if (isOver(game)) return decisions;
    else happen(game, rng);
  }
};

interface Pace {
  readonly games: number;
  readonly decisions: number;
}

/** Runs for a while and says how much was done a second. */
const pace = (work: () => number): Pace => {
  const start = performance.now();
  let [games, decisions] = [0, 0];
  while (performance.now() - start < SECONDS * 1000)
    for (let game = 0; game < BATCH; game++) {
      decisions += work();
      games++;
    }
  const seconds = (performance.now() - start) / 1000;
  return { games: games / seconds, decisions: decisions / seconds };
};

const best = (paces: readonly Pace[]): Pace => paces.reduce((a, b) => (b.games > a.games ? b : a));

const TABLES: readonly Rules[] = [2, 4, 6].flatMap(players =>
  (['2007', '2021'] as const).map(edition => ({ edition, players, ghost: players === 2 })),
);

const randomGames = (rules: Rules): (() => number) => {
  const game = blank();
  const rng = fromSeed('bench');
  const deal = dealer(rules);
  return () => {
    deal(game, rng);
    return playOut(game, rules.players, rng);
  };
};

/** Nanoseconds a call, the best of the rounds. */
const cost = (work: () => void): number => {
  const count = 2_000_000;
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    for (let call = 0; call < count; call++) work();
    return ((performance.now() - start) * 1e6) / count;
  });
  return Math.min(...times);
};

const grouped = (number: number): string => Math.round(number).toLocaleString('en');

const works = TABLES.map(rules => ({ rules, work: randomGames(rules) }));
for (const { work } of works) pace(work);
const plain = best(Array.from({ length: ROUNDS }, () => pace(plainDecisions)));
console.table(
  works.map(({ rules, work }) => {
    const { games, decisions } = best(Array.from({ length: ROUNDS }, () => pace(work)));
    return {
      players: rules.ghost ? `${rules.players} and ghost` : rules.players,
      edition: rules.edition,
      'games a second': grouped(games),
      'decisions a second': grouped(decisions),
      'a decision': `${Math.round(1e9 / decisions)} ns`,
      'of a plain loop': (decisions / plain.decisions).toFixed(2),
    };
  }),
);

/** The games that a random game of four comes through, each waiting for a decision. */
const decisionsOfAGame = (): Draft[] => {
  const rules = { edition: '2007', players: 4, ghost: false } as const;
  const game = blank();
  const rng = fromSeed('bench');
  const waits: Draft[] = [];
  dealer(rules)(game, rng);
  while (!isOver(game)) {
    if (phaseOf(game) === CARD)
      for (let seat = 0; seat < rules.players; seat++) play(game, seat, cards[rng.below(list(game, seat, cards))]);
    else if (game.count === 0) happen(game, rng);
    else {
      waits.push(copy(game));
      play(game, 0, game.options[rng.below(game.count)]);
    }
  }
  return waits;
};

const waits = decisionsOfAGame();
const deciding = waits.map(game => ({ game, seat: decider(game) }));
const table = blank();
let turn = 0;
const next = (): number => (turn = turn + 1 === waits.length ? 0 : turn + 1);
console.table([
  { what: 'copying a game', cost: `${cost(() => copyInto(table, waits[next()])).toFixed(0)} ns` },
  {
    what: 'listing the options of a decision',
    cost: `${cost(() => {
      const { game, seat } = deciding[next()];
      list(game, seat, cards);
    }).toFixed(0)} ns`,
  },
  { what: 'a decision of the plain loop', cost: `${Math.round(1e9 / plain.decisions)} ns` },
]);
