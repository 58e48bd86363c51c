import { CARDS, type Card, PILE_SIZE, type Seat, type Setup } from '@jamaica/rules';
import { type BoxTale, chestsIn, pileFor, type ToldFact } from './told.ts';

/**
 * A set-up that fits everything that was told. Nobody told how the decks and the pile lie, and it does not matter: decks
 * in the order in which their cards will be played always have the next one in hand, and a card that nobody has seen
 * can be any that is left.
 */
export const imagined = (tale: BoxTale): Setup => {
  const treasures = pileFor(tale, chestsIn(tale.told));
  if (!treasures) throw new Error('more was told of the treasures than there are');
  return {
    captain: tale.captain,
    pile: treasures.slice(0, PILE_SIZE),
    removed: treasures.slice(PILE_SIZE),
    decks: Array.from({ length: tale.rules.players }, (_, seat) => inOrder(CARDS, seat, tale.told)),
  };
};

/** Some cards of a seat, those first that will be played first. */
export const inOrder = (cards: readonly Card[], seat: Seat, later: readonly ToldFact[]): Card[] => {
  const played = later.flatMap(each => (each.kind === 'card' && each.seat === seat ? [each.card] : []));
  return [...new Set([...played.filter(card => cards.includes(card)), ...cards])];
};
