import { ACTIONS, type Action, CARDS, type Card, type HoldText, RESOURCES, type Resource } from '@jamaica/rules';

/** What a hold in the notation contains. */
export const goodsIn = (hold: HoldText): { readonly resource: Resource; readonly tokens: number } => {
  const [name, tokens] = hold.split(':');
  const resource = RESOURCES.find(each => each === name);
  if (!resource) throw new Error(`no hold ${hold}`);
  return { resource, tokens: Number(tokens) };
};

/** A card's two actions in a language's words: `avant/vivres`. */
export const cardText = (card: Card, action: (action: Action) => string): string =>
  ACTIONS[CARDS.indexOf(card)].map(action).join('/');
