import { ACTIONS, type Action, CARDS, type Card } from '@jamaica/rules';

export const actionsOf = (card: Card): readonly [morning: Action, evening: Action] => ACTIONS[CARDS.indexOf(card)];

/** A card's two actions in a language's words: `avant/vivres`. */
export const cardText = (card: Card, action: (action: Action) => string): string =>
  actionsOf(card).map(action).join('/');
