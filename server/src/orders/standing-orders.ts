import type { Orders } from '@jamaica/messages';
import { goodsIn, SPACES, type View } from '@jamaica/rules';
import { type Choice, type NamedHold, readChoice } from '@jamaica/rules/notation';
import { foodPrice, goldPrice } from '@jamaica/rules/search';

/** What the standing orders of somebody who is away say to the open question; null: nothing, so the bot decides. */
export const byOrders = (orders: Orders, view: View): string | null => {
  const asked = 'decide' in view.waiting ? view.waiting.decide.find(({ seat }) => seat === view.viewer) : undefined;
  if (!asked) return null;
  const options = view.options.flatMap(text => {
    const choice = readChoice(asked.kind, text);
    return choice ? [{ text, choice }] : [];
  });
  return chosen(orders, view, options);
};

interface Option {
  readonly text: string;
  readonly choice: Choice;
}

const chosen = (orders: Orders, view: View, options: readonly Option[]): string | null => {
  switch (options[0]?.choice.kind) {
    case 'powder':
      return defended(orders.defend, view, options);
    case 'pay':
    case 'powder-from':
      return paid(orders.payFrom, options);
    case 'move':
    case 'retreat':
      return steered(orders.lane, view, options);
    case 'empty':
      return thrown(orders.overboard, options);
    default:
      return null; // who is away gave no orders about it, whatever it is
  }
};

/** As much gunpowder as was ordered, or all there is. Attacks are the bot's business. */
const defended = (most: Orders['defend'], { battle, viewer }: View, options: readonly Option[]): string | null => {
  if (most === null || battle?.defender !== viewer || battle.fighter !== viewer) return null;
  return best(options, ({ choice }) => (choice.kind === 'powder' && choice.tokens <= most ? choice.tokens : null));
};

// The same amount is left whatever one pays from. Paying from the emptiest holds first leaves it in few full ones, and
// then the sum of the squares is the greatest; paying from the fullest first makes it the smallest.
const paid = (from: Orders['payFrom'], options: readonly Option[]): string | null => {
  if (from === null) return null;
  const sign = from === 'emptiest' ? 1 : -1;
  return best(options, ({ choice }) => ('leave' in choice ? sign * squares(choice.leave) : null));
};

const squares = (holds: readonly NamedHold[]): number => holds.reduce((sum, hold) => sum + tokensIn(hold) ** 2, 0);

const tokensIn = (hold: NamedHold): number => goodsIn(hold).tokens;

const steered = (lane: Orders['lane'], view: View, options: readonly Option[]): string | null => {
  if (lane === null) return null;
  const liking = (space: number): number => {
    switch (lane) {
      case 'treasure':
        return view.tokens.includes(space) ? 1 : 0;
      case 'port':
        return SPACES[space].kind === 'port' ? 1 : 0;
      case 'deep-sea':
        return SPACES[space].kind === 'sea' ? 1 : 0;
      case 'cheapest':
        return -foodPrice(space) - goldPrice(space);
    }
  };
  const wishes = options.flatMap(({ choice }) => ('to' in choice ? [liking(choice.to.space)] : []));
  // Where both lanes are as good, the orders do not say which.
  if (new Set(wishes).size < wishes.length) return null;
  return best(options, ({ choice }) => ('to' in choice ? liking(choice.to.space) : null));
};

/** The first of the goods that are to go; of those the smallest hold. */
const thrown = (order: Orders['overboard'], options: readonly Option[]): string | null => {
  if (order === null) return null;
  return best(options, ({ choice }) => {
    if (choice.kind !== 'empty') return null;
    const rank = order.findIndex(goods => goods === goodsIn(choice.hold).resource);
    return rank < 0 ? null : -rank * 10 - tokensIn(choice.hold);
  });
};

/** The option that is liked best, the first of equals; null when none is liked at all. */
const best = (options: readonly Option[], liking: (option: Option) => number | null): string | null => {
  let found: { readonly text: string; readonly worth: number } | null = null;
  for (const option of options) {
    const worth = liking(option);
    if (worth !== null && (found === null || worth > found.worth)) found = { text: option.text, worth };
  }
  return found?.text ?? null;
};
