// What can be told of a rival's cards from what they played and did not play? Log loss of the true hand and of the true choice, in nats,
// in games among helmsmen: `npm run bench:inference -- --games 200`.
//
// A hand: every hand that fits is equally likely (as `imaginer` deals), or likelier when its cards were worse than those that were
// played while they may have been in it. A choice: any card of such a hand, or the one that the net likes best, as the admiral imagines it.
import { parseArgs } from 'node:util';
import { deal, fromSeed } from '@jamaica/chance';
import { CARDS, EDITIONS, isOver, type Seat, start, view } from '@jamaica/rules';
import { blank, CARD, copyInto, firstOf, handOf, phaseOf, without } from '@jamaica/rules/search';
import { trainedLookout } from '../bots/src/foresight.ts';
import { EVERYBODY, Helmsman, NOBODY } from '../bots/src/helmsman.ts';

const { values } = parseArgs({ options: { games: { type: 'string', default: '200' } } });

const PLAYERS = 4;
/** How far apart two cards must be, in what the net thinks of them, that one is clearly the better. */
const CLEAR = 1.5;
/** How likely a card of the hand has been there a round before. */
const STAYED = 2 / 3;
/** A choice that nobody thought of is not impossible. */
const DOUBT = 0.05;

type Worths = readonly number[];
/** A choice of a card: what each of them was worth then, and which was played. */
interface Past {
  readonly worths: Worths;
  readonly played: number;
}

const all = CARDS.map((_, card) => card);
const cardsIn = (hand: number): number[] => {
  const cards: number[] = [];
  for (let left = hand; left !== 0; left = without(left, firstOf(left))) cards.push(firstOf(left));
  return cards;
};

/** How much likelier a card is in hand by what was played instead of it: less so for what would have been played. */
const weightOf = (card: number, past: readonly Past[]): number => {
  let evidence = 0;
  for (const [back, { worths, played }] of past.toReversed().entries()) {
    const better = (worths[played] - worths[card]) / CLEAR;
    evidence -= STAYED ** (back + 1) * Math.log1p(Math.exp(-better));
  }
  return Math.exp(evidence);
};

/** All hands of so many cards out of these, each with its weight. */
const handsOf = (cards: readonly number[], size: number, weights: Worths): { cards: number[]; weight: number }[] => {
  if (size === 0) return [{ cards: [], weight: 1 }];
  return cards.flatMap((card, index) =>
    handsOf(cards.slice(index + 1), size - 1, weights).map(rest => ({
      cards: [card, ...rest.cards],
      weight: rest.weight * weights[card],
    })),
  );
};

const totals = { moments: 0, hand: [0, 0], choice: [0, 0, 0] };

const measure = (
  unseen: readonly number[],
  hand: readonly number[],
  held: readonly number[],
  past: readonly Past[],
  now: Past,
): void => {
  const known = all.map(card => weightOf(card, past));
  const choice = { random: 0, best: 0, bestKnown: 0 };
  const flat = handsOf(
    unseen,
    hand.length,
    all.map(() => 1),
  );
  const likely = handsOf(unseen, hand.length, known);
  const sum = likely.reduce((total, { weight }) => total + weight, 0);
  for (const [index, { cards: hidden }] of flat.entries()) {
    const cards = [...held, ...hidden];
    const best = cards.reduce((one, other) => (now.worths[other] > now.worths[one] ? other : one));
    if (cards.includes(now.played)) choice.random += 1 / flat.length / cards.length;
    if (best === now.played) {
      choice.best += 1 / flat.length;
      choice.bestKnown += likely[index].weight / sum;
    }
  }
  const own = hand.reduce((product, card) => product * known[card], 1);
  const softened = (chance: number): number => (1 - DOUBT) * chance + DOUBT * choice.random;
  totals.moments++;
  totals.hand[0] += Math.log(flat.length);
  totals.hand[1] -= Math.log(own / sum);
  totals.choice[0] -= Math.log(choice.random);
  totals.choice[1] -= Math.log(softened(choice.best));
  totals.choice[2] -= Math.log(softened(choice.bestKnown));
};

const helmsman = new Helmsman(trainedLookout(), EVERYBODY, 1);
const scout = new Helmsman(trainedLookout(), NOBODY, 1);
const game = blank();

for (let number = 0; number < Number(values.games); number++) {
  const rules = { edition: EDITIONS[number % EDITIONS.length], players: PLAYERS, ghost: false };
  const rng = fromSeed(`inference/${number}`);
  const pasts: Past[][] = Array.from({ length: PLAYERS }, () => []);
  copyInto(game, start(rules, deal(rules, rng)));
  while (!isOver(game)) {
    if (phaseOf(game) === CARD && game.count === 0)
      for (let seat: Seat = 0; seat < PLAYERS; seat++) {
        const shown = view(game, null).seats[seat];
        const [discards, held] = [shown.discards, shown.held].map(cards => cards.map(card => CARDS.indexOf(card)));
        // After a shuffle everybody begins anew.
        if (discards.length < pasts[seat].length) pasts[seat] = [];
        const luck = fromSeed(`inference/${number}/${seat}`);
        const worths = all.map(card => scout.cardWorth(game, seat, card, luck));
        const now = { worths, played: helmsman.card(game, seat, luck) };
        const unseen = all.filter(card => !discards.includes(card) && !held.includes(card));
        const hand = cardsIn(handOf(game, seat)).filter(card => !held.includes(card));
        if (hand.length > 0 && unseen.length > hand.length) measure(unseen, hand, held, pasts[seat], now);
        pasts[seat].push(now);
      }
    helmsman.step(game, rng);
  }
}

const each = (sum: number): string => (sum / totals.moments).toFixed(3);
console.log(`${totals.moments} moments of ${values.games} games`);
console.table([
  { of: 'the hand', by: 'every hand that fits', 'log loss': each(totals.hand[0]) },
  { of: 'the hand', by: 'what was not played, by the net', 'log loss': each(totals.hand[1]) },
  { of: 'the choice', by: 'any card of any hand', 'log loss': each(totals.choice[0]) },
  { of: 'the choice', by: 'the best card of any hand', 'log loss': each(totals.choice[1]) },
  { of: 'the choice', by: 'the best card of a hand by what was not played', 'log loss': each(totals.choice[2]) },
]);
