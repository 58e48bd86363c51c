import {
  ACTION_FACES,
  CARDS,
  COMBAT_FACES,
  cardsToShuffle,
  needOf,
  type Outcome,
  type Rng,
  SHORTAGE_FACES,
  type State,
  shuffled,
} from '@jamaica/rules';
import {
  ACTION_ROLL,
  COMBAT_ROLL,
  combatNumber,
  type Draft,
  fall,
  lay,
  listCardsToShuffle,
  phaseOf,
  SHUFFLE,
  shortageNumber,
  shuffle,
} from '@jamaica/rules/search';

const anyOf = <T>(faces: readonly T[], rng: Rng): T => faces[rng.below(faces.length)];

/** Rolls or shuffles what a game waits for. */
export const supply = (state: State, rng: Rng): Outcome => {
  const need = needOf(state);
  if ('shuffle' in need) return { ...need, deck: shuffled(cardsToShuffle(state), rng) };
  switch (need.roll) {
    case 'action':
      return { ...need, dice: [anyOf(ACTION_FACES, rng), anyOf(ACTION_FACES, rng)] };
    case 'combat':
      return { ...need, face: anyOf(COMBAT_FACES, rng) };
    case 'shortage':
      return { ...need, face: anyOf(SHORTAGE_FACES, rng) };
  }
};

const COMBAT_NUMBERS = COMBAT_FACES.map(combatNumber);
const SHORTAGE_NUMBERS = SHORTAGE_FACES.map(shortageNumber);
const deck = new Int8Array(CARDS.length);

/** The same for games played by the million: it happens at once. */
export const happen = (game: Draft, rng: Rng): void => {
  const now = phaseOf(game);
  if (now === ACTION_ROLL) fall(game, 1 + rng.below(6), 1 + rng.below(6));
  else if (now === COMBAT_ROLL) fall(game, anyOf(COMBAT_NUMBERS, rng));
  else if (now === SHUFFLE) {
    const size = listCardsToShuffle(game, deck);
    shuffle(deck, size, rng);
    lay(game, deck, size);
  } else fall(game, anyOf(SHORTAGE_NUMBERS, rng));
};
