import { CARDS } from '../src/cards.ts';
import { listCardsToShuffle, type Rng } from '../src/chance.ts';
import { list } from '../src/decisions.ts';
import { COMBAT_FACES, combatNumber, SHORTAGE_FACES, shortageNumber } from '../src/dice.ts';
import { fall, lay, play } from '../src/flow.ts';
import { ACTION_ROLL, CARD, COMBAT_ROLL, SHUFFLE } from '../src/phases.ts';
import type { Rules } from '../src/rules.ts';
import { layOut, treasuresOf } from '../src/setup.ts';
import { shuffle, shuffled } from '../src/shuffle.ts';
import { blank, type Draft, isOver, optionBuffer, phaseOf, players, type State } from '../src/state.ts';
import { anyOf } from './rng.ts';

const codes = optionBuffer();
const deck = new Int8Array(CARDS.length);

const happen = (game: Draft, rng: Rng): void => {
  const now = phaseOf(game);
  if (now === ACTION_ROLL) fall(game, 1 + rng.below(6), 1 + rng.below(6));
  else if (now === COMBAT_ROLL) fall(game, combatNumber(anyOf(COMBAT_FACES, rng)));
  else if (now === SHUFFLE) {
    const size = listCardsToShuffle(game, deck);
    shuffle(deck, size, rng);
    lay(game, deck, size);
  } else fall(game, shortageNumber(anyOf(SHORTAGE_FACES, rng)));
};

/** A whole game of arbitrary options on the fast way; its end. */
export const fastGame = (rules: Rules, rng: Rng, game: Draft = blank()): State => {
  const decks = Array.from({ length: rules.players }, () => shuffled([...CARDS.keys()], rng));
  layOut(game, rules, rng.below(rules.players), shuffled(treasuresOf(rules), rng), decks);
  while (!isOver(game))
    if (game.count > 0) play(game, 0, game.options[rng.below(game.count)]);
    else if (phaseOf(game) === CARD)
      for (let seat = 0; seat < players(game); seat++) play(game, seat, codes[rng.below(list(game, seat, codes))]);
    else happen(game, rng);
  return game;
};
