// A bot that takes a seat: npx jamaica arena --exec "node docs/examples/bot.ts" bosun. See docs/bot-programs.md.

import { createInterface } from 'node:readline';

interface Decision {
  readonly kind: string;
  readonly seat: number;
  readonly options: readonly string[];
  readonly view: View;
}

/** Only what this bot looks at. */
interface View {
  readonly dice: readonly [number, number];
  readonly tokens: readonly number[];
  readonly ships: readonly { readonly holds: readonly (string | null)[] }[];
}

const WORTH: Readonly<Record<string, number>> = { forward: 1, backward: -1, food: 0.6, gold: 1, gunpowder: 0.5 };

/** What a card brings with today's dice: spaces sailed and tokens loaded; sailing without food is worth little. */
const cardWorth = (card: string, { dice, ships }: View, seat: number): number => {
  const hasFood = ships[seat].holds.some(hold => hold?.startsWith('food'));
  const worth = (action: string): number => (action === 'forward' && !hasFood ? 0.3 : WORTH[action]);
  return card.split('/').reduce((sum, action, half) => sum + worth(action) * dice[half], 0);
};

/** A lair with a treasure before any other space. */
const spaceWorth = (option: string, { tokens }: View): number =>
  tokens.includes(Number(/^to:(\d+)/.exec(option)?.[1])) ? 1 : 0;

const best = (options: readonly string[], worth: (option: string) => number): string =>
  options.reduce((one, other) => (worth(other) > worth(one) ? other : one));

const choose = ({ kind, seat, options, view }: Decision): string => {
  if (kind === 'card') return best(options, card => cardWorth(card, view, seat));
  if (kind === 'move') return best(options, option => spaceWorth(option, view));
  if (kind === 'powder') return best(options, tokens => (Number(tokens) <= 2 ? Number(tokens) : -1));
  return options[0];
};

for await (const line of createInterface({ input: process.stdin })) {
  const message = JSON.parse(line); // one JSON object a line
  if (message.options) console.log(JSON.stringify({ choice: choose(message) })); // "new" and "over" need no answer
}
