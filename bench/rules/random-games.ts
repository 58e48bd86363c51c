import { dealer, fromSeed, happen } from '@jamaica/chance';
import { isOver, type Rng, type Rules } from '@jamaica/rules';
import { blank, CARD, copy, type Draft, list, optionBuffer, phaseOf, play } from '@jamaica/rules/search';
import type { PlayGame } from './pace.ts';

const cards = optionBuffer();

/** Every seat chooses a card, as good as any. */
const chooseCards = (game: Draft, players: number, rng: Rng): void => {
  for (let seat = 0; seat < players; seat++) play(game, seat, cards[rng.below(list(game, seat, cards))]);
};

/** Plays a dealt game to its end with arbitrary choices; says how many there were. */
const playOut = (game: Draft, players: number, rng: Rng): number => {
  let decisions = 0;
  for (;;) {
    if (game.count > 0) {
      play(game, 0, game.options[rng.below(game.count)]);
      decisions++;
    } else if (phaseOf(game) === CARD) {
      chooseCards(game, players, rng);
      decisions += players;
    } else if (isOver(game)) return decisions;
    else happen(game, rng);
  }
};

/** One random game after another, on the same table. */
export const randomGames = (rules: Rules): PlayGame => {
  const game = blank();
  const rng = fromSeed('bench');
  const deal = dealer(rules);
  return () => {
    deal(game, rng);
    return playOut(game, rules.players, rng);
  };
};

/** The games that a random game comes through, each waiting for a decision of one seat. */
export const decisionsOfAGame = (rules: Rules): Draft[] => {
  const game = blank();
  const rng = fromSeed('bench');
  const waits: Draft[] = [];
  dealer(rules)(game, rng);
  while (!isOver(game)) {
    if (phaseOf(game) === CARD) chooseCards(game, rules.players, rng);
    else if (game.count === 0) happen(game, rng);
    else {
      waits.push(copy(game));
      play(game, 0, game.options[rng.below(game.count)]);
    }
  }
  return waits;
};
