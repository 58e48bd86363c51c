import { CARDS, type Card } from './cards.ts';
import { type Chance, cardsToShuffle, needOf, type Outcome } from './chance.ts';
import { ACTION_FACES, COMBAT_FACES, type Die, isDie, SHORTAGE_FACES } from './dice.ts';
import { REROLL } from './layout.ts';
import { ok, type Refusal, type Result, refused } from './refusal.ts';
import type { Seat, ShipName } from './seats.ts';
import type { State } from './state.ts';

/** Reads an outcome as the chance step the game waits for, or says what was expected. */
export const readOutcome = (game: State, outcome: Outcome): Result<Chance, Refusal> => {
  const need = needOf(game);
  if ('shuffle' in need) return readShuffle(game, need.shuffle, outcome);
  if (outcome.roll !== need.roll) return refused({ why: 'awaits-chance', chance: need });
  switch (need.roll) {
    case 'action': {
      const dice = readDice(outcome.dice);
      return dice ? ok({ roll: 'action', dice }) : refused({ why: 'not-a-face', chance: need, faces: ACTION_FACES });
    }
    case 'combat': {
      const reroll = game.cells[REROLL] === 1;
      const face = COMBAT_FACES.find(each => each === outcome.face);
      if (!isSame(outcome.ship, need.ship) || !isSame(outcome.reroll, reroll))
        return refused({ why: 'awaits-chance', chance: need });
      if (face === undefined) return refused({ why: 'not-a-face', chance: need, faces: COMBAT_FACES });
      return ok({ roll: 'combat', ship: need.ship, face, reroll });
    }
    case 'shortage': {
      const face = SHORTAGE_FACES.find(each => each === outcome.face);
      if (!isSame(outcome.ship, need.ship)) return refused({ why: 'awaits-chance', chance: need });
      if (face === undefined) return refused({ why: 'not-a-face', chance: need, faces: [...new Set(SHORTAGE_FACES)] });
      return ok({ roll: 'shortage', ship: need.ship, face });
    }
  }
};

// What is left out is filled in; what is said must be true.
const isSame = (said: unknown, is: ShipName | boolean): boolean => said === undefined || said === is;

const readDice = (dice: unknown): readonly [Die, Die] | undefined => {
  if (!Array.isArray(dice) || dice.length !== 2) return undefined;
  const [first, second]: unknown[] = dice;
  return isDie(first) && isDie(second) ? [first, second] : undefined;
};

const readShuffle = (game: State, seat: Seat, outcome: Outcome): Result<Chance, Refusal> => {
  if (outcome.shuffle !== seat) return refused({ why: 'awaits-chance', chance: { shuffle: seat } });
  const cards = cardsToShuffle(game);
  const deck = readDeck(outcome.deck);
  const isThatDeck = deck !== undefined && deck.length === cards.length && cards.every(card => deck.includes(card));
  return isThatDeck ? ok({ shuffle: seat, deck }) : refused({ why: 'not-that-deck', seat, cards });
};

/** Reads a list of different cards; undefined when it is not one. */
export const readDeck = (deck: unknown): Card[] | undefined => {
  if (!Array.isArray(deck)) return undefined;
  const cards = deck.map((each: unknown) => CARDS.find(card => card === each));
  return cards.every(card => card !== undefined) && new Set(cards).size === cards.length ? cards : undefined;
};
