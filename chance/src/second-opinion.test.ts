import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { fairGame, named, TABLES } from '../test/game.ts';

// A second program that proves a record, written from the README with Node's cryptography and without the rules.

type Step = Readonly<Record<string, unknown>>;
interface Game {
  readonly players: number;
  readonly ghost: boolean;
  readonly captain: number;
  readonly pile: unknown[];
  readonly removed: unknown[];
  readonly decks: unknown[];
  readonly steps: Step[];
  readonly fair: { readonly secret: string; readonly words: string[] };
}

const CARDS =
  'food/gunpowder forward/backward gunpowder/gold gold/gold gold/forward backward/forward forward/food forward/forward gunpowder/food food/forward forward/gunpowder'.split(
    ' ',
  );
const TREASURES = ['morgans-map', 'sarans-sabre', 'lady-beth', 'sixth-hold', 3, 3, 5, 7, 7, -2, -3, -4];
const COMBAT = [2, 4, 6, 8, 10, 'star'];
const SHORTAGE = ['circle', 'circle', 'square', 'square', 'skull', 'star'];

const big = (value: number): string => value.toString(16).padStart(8, '0');
const text = (value: string): string => big(Buffer.byteLength(value)) + Buffer.from(value).toString('hex');

/** Draws numbers below n from the stream of one chance. */
const dice = ({ fair, players }: Game, number: number) => {
  const head = text('jamaica/fair/1/chance') + big(players) + fair.words.map(text).join('') + big(number);
  const left: number[] = [];
  let block = 0;
  const next = (): number => {
    if (left.length === 0) {
      const message = Buffer.from(head + big(block++), 'hex');
      const digest = createHmac('sha256', Buffer.from(fair.secret, 'hex')).update(message).digest('hex');
      left.push(...(digest.match(/.{8}/g) ?? []).map(digits => Number.parseInt(digits, 16)));
    }
    return left.shift() ?? Number.NaN;
  };
  return (n: number): number => {
    for (;;) {
      const drawn = next();
      if (drawn < Math.floor(2 ** 32 / n) * n) return drawn % n;
    }
  };
};

const shuffle = (cards: readonly unknown[], below: (n: number) => number): unknown[] => {
  const deck = [...cards];
  for (let last = deck.length - 1; last > 0; last--) {
    const chosen = below(last + 1);
    [deck[last], deck[chosen]] = [deck[chosen], deck[last]];
  }
  return deck;
};

const dealt = (game: Game) => {
  const below = dice(game, 0);
  const captain = below(game.players);
  const treasures = shuffle(
    TREASURES.filter(card => !(game.ghost && card === 'lady-beth')),
    below,
  );
  const decks = Array.from({ length: game.players }, () => shuffle(CARDS, below));
  return { captain, pile: treasures.slice(0, 9), removed: treasures.slice(9), decks };
};

/** The chance steps as they must have fallen; the decisions are taken from the record. */
const fallen = (game: Game): Step[] => {
  const discards = game.decks.map((): unknown[] => []);
  const fell: Step[] = [];
  for (const step of game.steps) {
    if (step.decide === 'card') discards[Number(step.seat)].push(step.choice);
    if (!('roll' in step || 'shuffle' in step)) continue;
    const below = dice(game, fell.length + 1);
    if (step.roll === 'action') fell.push({ ...step, dice: [1 + below(6), 1 + below(6)] });
    else if (step.roll === 'combat') fell.push({ ...step, face: COMBAT[below(6)] });
    else if (step.roll === 'shortage') fell.push({ ...step, face: SHORTAGE[below(6)] });
    else fell.push({ ...step, deck: shuffle(discards[Number(step.shuffle)].splice(0), below) });
  }
  return fell;
};

describe.each(named(TABLES))('the chance of a fair game of %s', (_, rules) => {
  const game: Game = JSON.parse(JSON.stringify(fairGame(rules)));

  it('R-SET-2 R-SET-6 R-SET-7 deals the set-up that the README describes', () => {
    const { captain, pile, removed, decks } = game;
    expect({ captain, pile, removed, decks }).toEqual(dealt(game));
  });

  it('R-RND-1 R-RND-7 rolls and shuffles as the README describes', () => {
    expect(game.steps.filter(step => 'roll' in step || 'shuffle' in step)).toEqual(fallen(game));
  });
});
