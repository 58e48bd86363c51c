import { CARDS, cardSet } from './cards.ts';
import type { Rng } from './chance.ts';
import { choose, layDiscards, setHand, setHeld, stack } from './hands.ts';
import { found, handOver, learn, showCursed } from './knowledge.ts';
import { restage, shipNumber } from './restage.ts';
import type { Ship } from './seats.ts';
import { treasuresOf } from './setup.ts';
import { addToRow } from './ships.ts';
import { shuffled } from './shuffle.ts';
import { blank, copyInto, type Draft, pileCell, type State } from './state.ts';
import { isCursed, isPower, PILE_SIZE, POWERS, TREASURES, type TreasureNumber } from './treasures.ts';
import type { HiddenCard, SeatView, View } from './view.ts';

/**
 * Deals complete games that fit a view of a game that goes on: what the viewer knows stays, everything else is dealt
 * anew, and every deal that fits is equally likely. Seen by the same viewer, each of them gives the view back.
 */
export const imaginer = (view: View): ((game: Draft, rng: Rng) => void) => {
  const table = blank();
  restage(table, view);
  return (game, rng) => {
    copyInto(game, table);
    dealTreasures(game, view, rng);
    for (const seat of view.seats) dealCards(game, seat, rng);
  };
};

/** One such game. */
export const imagine = (view: View, rng: Rng): State => {
  const game = blank();
  imaginer(view)(game, rng);
  return { cells: game.cells };
};

/** A face-down card and where it lies. */
interface Slot {
  readonly ship: Ship;
  readonly card: HiddenCard;
}

const dealTreasures = (game: Draft, view: View, rng: Rng): void => {
  const slots = view.ships.flatMap(({ hidden }, ship) => hidden.map((card): Slot => ({ ship, card })));
  const faceUp = view.ships.flatMap(({ powers }) => powers);
  const left = treasuresOf(view).filter(card => !(isPower(card) && faceUp.includes(POWERS[card])));
  // The more is known of a card the earlier it is dealt: then whatever is left of a kind fits every place that is left.
  const dealt: TreasureNumber[] = [];
  for (const [at, slot] of [...slots.entries()].sort(([, a], [, b]) => certainty(b, view) - certainty(a, view))) {
    const fitting = left.filter(card => fits(card, slot, view));
    dealt[at] = fitting[rng.below(fitting.length)];
    left.splice(left.indexOf(dealt[at]), 1);
  }
  for (const [at, slot] of slots.entries()) lay(game, view, slot, dealt[at]);
  for (const [index, card] of shuffled(left, rng).entries())
    game.cells[pileCell(PILE_SIZE - view.pileSize + index)] = card;
};

const certainty = (slot: Slot, view: View): number => {
  if (slot.card.treasure !== null) return 3;
  if (slot.card.cursed) return 2;
  return hasBeenSeen(slot, view) ? 1 : 0;
};

// A player lays a power face up, so a card that a player had and that is face down is none (R-TRE-1). One that the
// Ghost Ship took from a lair can be anything (R-GHO-7).
const hasBeenSeen = ({ card, ship }: Slot, view: View): boolean => ship < view.players || card.from.length > 0;

const fits = (card: TreasureNumber, slot: Slot, view: View): boolean => {
  if (slot.card.treasure !== null) return TREASURES[card] === slot.card.treasure;
  if (slot.card.cursed) return isCursed(card);
  return !hasBeenSeen(slot, view) || !isPower(card);
};

const lay = (game: Draft, view: View, { ship, card }: Slot, treasure: TreasureNumber): void => {
  addToRow(game, ship, treasure);
  found(game, treasure, card.lair);
  const trail = [...card.from.map(name => shipNumber(view, name)), ship];
  for (let step = 1; step < trail.length; step++) handOver(game, treasure, trail[step - 1], trail[step]);
  for (const seat of card.seenBy) learn(game, seat, treasure);
  if (card.cursed) showCursed(game, treasure);
};

const dealCards = (game: Draft, view: SeatView, rng: Rng): void => {
  const { seat } = view;
  const discards = view.discards.map(card => CARDS.indexOf(card));
  const held = view.held.map(card => CARDS.indexOf(card));
  const own = view.hand && [...view.hand, ...(view.chosen ? [view.chosen] : [])].map(card => CARDS.indexOf(card));
  // A rival has the cards that everybody can tell, and any others that are not on the discard pile.
  const sure = own ?? held;
  const others = CARDS.map((_, card) => card).filter(card => !discards.includes(card) && !sure.includes(card));
  const deck = shuffled(others, rng);
  const hand = [...sure, ...deck.splice(view.deckSize)];
  stack(game, seat, deck, deck.length);
  layDiscards(game, seat, discards);
  setHeld(game, seat, cardSet(held));
  setHand(game, seat, cardSet(hand));
  if (view.hasChosen) choose(game, seat, view.chosen ? CARDS.indexOf(view.chosen) : hand[rng.below(hand.length)]);
};
