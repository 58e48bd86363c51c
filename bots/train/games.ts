import { deal, fromSeed } from '@jamaica/chance';
import { isOver, type Rng, type Rules, type State, start } from '@jamaica/rules';
import {
  ACTION_ROLL,
  blank,
  CARD,
  copyInto,
  isWinner,
  list,
  optionBuffer,
  phaseOf,
  play,
  ROUND,
  shipCount,
} from '@jamaica/rules/search';
import { describe, FEATURES } from '../src/features.ts';
import { step } from '../src/lookahead.ts';
import { lead } from '../src/worth.ts';

/** A moment of a game from one seat's side, and how the game ended for it. */
export interface Lesson {
  readonly features: Float32Array;
  won: number;
  margin: number;
}

const TABLES: readonly Rules[] = (['2007', '2021'] as const).flatMap(edition => [
  ...[2, 3, 4, 5].map(players => ({ edition, players, ghost: true })),
  ...[3, 4, 4, 4, 5, 6].map(players => ({ edition, players, ghost: false })),
]);

// Now and then a choice is arbitrary, so that the lessons also tell of situations that a good player avoids.
const WHIMS = 12;
const codes = optionBuffer();
const game = blank();

/** Plays the game of a seed by quick judgement and gives back some of its moments. */
export const lessonsOf = (seed: string): Lesson[] => {
  const rng = fromSeed(seed);
  const rules = TABLES[rng.below(TABLES.length)];
  copyInto(game, start(rules, deal(rules, rng)));
  const lessons: (Lesson & { seat: number })[] = [];
  let round = 0;
  while (!isOver(game)) {
    if (phaseOf(game) === ACTION_ROLL && game.cells[ROUND] !== round) {
      round = game.cells[ROUND];
      const seat = rng.below(rules.players);
      const features = new Float32Array(FEATURES);
      describe(game, seat, features);
      lessons.push({ seat, features, won: 0, margin: 0 });
    }
    if (rng.below(WHIMS) === 0) stepAtRandom(rng, rules.players);
    else step(game, rng);
  }
  for (const lesson of lessons) {
    lesson.won = share(game, lesson.seat);
    lesson.margin = Math.max(-3, Math.min(3, lead(game, lesson.seat) / 10));
  }
  return lessons;
};

const stepAtRandom = (rng: Rng, players: number): void => {
  if (game.count > 0) play(game, 0, game.options[rng.below(game.count)]);
  else if (phaseOf(game) === CARD)
    for (let seat = 0; seat < players && phaseOf(game) === CARD; seat++) {
      const count = list(game, seat, codes);
      if (count > 0) play(game, seat, codes[rng.below(count)]);
    }
  else step(game, rng);
};

const share = (end: State, seat: number): number => {
  if (!isWinner(end, seat)) return 0;
  let winners = 0;
  for (let ship = 0; ship < shipCount(end); ship++) if (isWinner(end, ship)) winners++;
  return 1 / winners;
};
