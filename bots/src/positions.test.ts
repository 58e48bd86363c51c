import { fromSeed } from '@jamaica/chance';
import { type Card, LAIRS } from '@jamaica/rules';
import { describe, expect, it } from 'vitest';
import { type Position, seen } from '../test/position.ts';
import { bot } from './bots.ts';
import { LEVELS } from './levels.ts';

const LOADS: readonly [Card, Card] = ['food/gunpowder', 'gunpowder/food'];
const REST: readonly Card[] = ['forward/food', 'food/forward'];
/** A rival that plays no part. */
const AWAY = { at: 29, holds: ['food:3', 'gold:3'] } as const;

/** What is clear about a position, the position, and the choice. */
type Named = readonly [string, Position, string];

const CARDS: readonly Named[] = [
  [
    'sails to an open lair in reach',
    {
      dice: [4, 2],
      ships: [{ at: 15, holds: ['food:3', 'gold:3'] }, AWAY, AWAY],
      hand: ['forward/food', ...LOADS],
      asks: 'card',
    },
    'forward/food',
  ],
  [
    'loads food before it sails, where sailing first is a certain shortage',
    {
      dice: [3, 2],
      ships: [{ at: 5, holds: ['gold:3'] }, AWAY, AWAY],
      hand: ['forward/food', 'forward/gunpowder', 'food/forward'],
      asks: 'card',
    },
    'food/forward',
  ],
  [
    'finishes when that wins the game',
    {
      dice: [3, 1],
      ships: [
        { at: 47, holds: ['gold:6', 'gold:6', 'food:3'], hidden: [7] },
        { at: 34, holds: ['gold:1'] },
        { at: 30, holds: ['food:3'] },
      ],
      hand: ['forward/food', ...LOADS],
      asks: 'card',
    },
    'forward/food',
  ],
];

const DICE_AND_MOVES: readonly Named[] = [
  [
    'places the dice as Captain so that its own hand comes to a lair',
    {
      dice: [4, 1],
      ships: [{ at: 15, holds: ['food:3'] }, AWAY, AWAY],
      hand: ['food/forward', ...LOADS],
      asks: 'dice',
    },
    '1/4',
  ],
  [
    'takes the lane with the lair and not the one with the sea it cannot pay',
    {
      dice: [2, 1],
      ships: [{ at: 31, holds: ['food:1', 'gold:3'] }, AWAY, AWAY],
      hand: REST,
      asks: 'move',
      turn: { ship: 0, card: 'forward/gunpowder' },
      forward: true,
    },
    'to:33',
  ],
  [
    'steers the Ghost Ship into the leader and not into itself at the end of the last round',
    {
      dice: [5, 1],
      ships: [
        { at: 45, holds: ['gold:6', 'gold:5', 'food:3'] },
        { at: 43, holds: ['gold:6', 'gold:6', 'gold:4'] },
        { at: 'finish' },
      ],
      ghost: { at: 44, holds: ['gold:1'], powers: ['lady-beth'] },
      hand: REST,
      asks: 'ghost-direction',
      turn: { ship: 'ghost', half: 'evening' },
    },
    'backward',
  ],
];

const CARGO: readonly Named[] = [
  [
    'throws one gunpowder overboard and keeps its gold',
    {
      dice: [5, 2],
      ships: [{ at: 15, holds: ['gold:6', 'gunpowder:1', 'gold:5', 'gold:3', 'food:3'] }, AWAY, AWAY],
      hand: REST,
      asks: 'empty',
      turn: { ship: 0, card: 'food/gunpowder' },
      load: 'food:5',
    },
    'gunpowder:1',
  ],
  [
    'pays from the hold that this empties, because the evening’s load needs it',
    {
      dice: [2, 6],
      ships: [{ at: 17, holds: ['food:2', 'food:5', 'gold:6', 'gold:5', 'gold:6'] }, AWAY, AWAY],
      hand: ['food/forward', 'forward/forward'],
      asks: 'pay',
      turn: { ship: 0, card: 'forward/food' },
    },
    'leave:food:5',
  ],
];

const LOOT: readonly Named[] = [
  [
    'takes the gold and not one gunpowder',
    {
      dice: [2, 1],
      ships: [{ at: 17, holds: ['food:3'] }, { at: 17, holds: ['gold:6', 'gunpowder:1'] }, AWAY],
      hand: REST,
      asks: 'loot',
      turn: { ship: 0, card: 'forward/gunpowder' },
      battle: { attacker: 0, defender: 1, attackDie: 'star', winner: 0 },
    },
    'hold:gold:6',
  ],
  [
    'gives its worst curse away rather than take one food',
    {
      dice: [2, 1],
      ships: [{ at: 17, holds: ['food:5'], hidden: [-2, -4] }, { at: 17, holds: ['food:1'] }, AWAY],
      hand: REST,
      asks: 'loot',
      turn: { ship: 0, card: 'forward/gunpowder' },
      battle: { attacker: 0, defender: 1, attackDie: 'star', winner: 0 },
    },
    'give:-4',
  ],
  [
    'takes points and not provisions when the game ends with the round',
    {
      captain: 1,
      dice: [2, 1],
      ships: [
        { at: 44, holds: ['food:5', 'gold:5'] },
        { at: 'finish', holds: ['gold:3'] },
        { at: 44, holds: ['food:6', 'gunpowder:6', 'gold:2'] },
      ],
      hand: REST,
      asks: 'loot',
      turn: { ship: 0, card: 'gold/forward', half: 'evening' },
      battle: { attacker: 0, defender: 2, attackDie: 'star', winner: 0 },
    },
    'hold:gold:2',
  ],
];

/** The last lair with a token, when eight treasures have been found. */
const LAST_LAIR = LAIRS[LAIRS.length - 1];

const HOUSE: readonly Named[] = [
  [
    'R-HOU-3 takes the treasure that a shortage brought it to, while most of them are good',
    {
      house: { shortageTreasure: 'optional' },
      dice: [2, 1],
      ships: [{ at: LAIRS[0], holds: ['gold:3'] }, AWAY, AWAY],
      hand: REST,
      asks: 'treasure',
      turn: { ship: 0, card: 'forward/gunpowder' },
    },
    'take',
  ],
  [
    'R-HOU-3 leaves the last treasure, when it has found all the good ones itself',
    {
      house: { shortageTreasure: 'optional' },
      dice: [2, 1],
      ships: [
        { at: LAST_LAIR, holds: ['gold:3'], hidden: [7, 7, 5, 3, 3] },
        { ...AWAY, powers: ['morgans-map', 'sarans-sabre'] },
        { ...AWAY, powers: ['lady-beth'] },
      ],
      hand: REST,
      asks: 'treasure',
      turn: { ship: 0, card: 'forward/gunpowder' },
    },
    'leave',
  ],
  [
    'R-HOU-2 gives the Ghost Ship its curse and keeps its 7',
    {
      house: { gift: 'any' },
      dice: [2, 1],
      ships: [{ at: 17, holds: ['food:5'], hidden: [7, -4] }, AWAY, AWAY],
      ghost: { at: 17, powers: ['lady-beth'] },
      hand: REST,
      asks: 'loot',
      turn: { ship: 0, card: 'forward/gunpowder' },
      battle: { attacker: 0, defender: 'ghost', attackDie: 'star', winner: 0 },
    },
    'give:-4',
  ],
  [
    'R-HOU-2 gives the Ghost Ship nothing when it has only good treasures, not even in the last round',
    {
      house: { gift: 'any' },
      captain: 1,
      dice: [2, 1],
      ships: [
        { at: 17, holds: ['food:5'], hidden: [3], powers: ['sarans-sabre', 'morgans-map'] },
        { at: 'finish', holds: ['gold:3'] },
        AWAY,
      ],
      ghost: { at: 17, powers: ['lady-beth'] },
      hand: REST,
      asks: 'loot',
      turn: { ship: 0, card: 'gold/forward', half: 'evening' },
      battle: { attacker: 0, defender: 'ghost', attackDie: 'star', winner: 0 },
    },
    'nothing',
  ],
];

const BATTLES: readonly Named[] = [
  [
    'attacks the rich leader, whom it can also give its curse, and not the poor ship beside it',
    {
      dice: [2, 1],
      ships: [
        { at: 17, holds: ['food:5', 'gunpowder:6'], hidden: [-4] },
        { at: 17, holds: ['gold:6', 'gold:6', 'gold:5'], hidden: 2 },
        { at: 17, holds: ['food:1'] },
      ],
      hand: REST,
      asks: 'attack',
      turn: { ship: 0, card: 'forward/gunpowder' },
    },
    'ship:1',
  ],
  [
    'spends no gunpowder where only a star can win',
    {
      captain: 1,
      dice: [2, 1],
      ships: [
        { at: 17, holds: ['gunpowder:6', 'gold:5', 'food:3'] },
        { at: 17, holds: ['gold:6', 'food:3'], powers: ['lady-beth'] },
        AWAY,
      ],
      hand: REST,
      asks: 'powder',
      turn: { ship: 1, card: 'forward/gunpowder' },
      battle: { attacker: 1, defender: 0, fighter: 0, attackDie: 10, attackPowder: 6 },
    },
    '0',
  ],
  [
    'spends its last gunpowder in the last round, where it makes the victory certain',
    {
      captain: 2,
      dice: [2, 1],
      ships: [
        { at: 44, holds: ['gunpowder:1', 'gold:6', 'food:3'] },
        { at: 44, holds: ['gold:6', 'food:3'] },
        { at: 'finish', holds: ['gold:1'] },
      ],
      hand: REST,
      asks: 'powder',
      turn: { ship: 1, card: 'forward/gunpowder' },
      battle: { attacker: 1, defender: 0, fighter: 0, attackDie: 2 },
    },
    '1',
  ],
];

const SABRE: readonly Named[] = [
  [
    'has an attacker’s star rolled again',
    {
      captain: 1,
      dice: [2, 1],
      ships: [
        { at: 17, holds: ['gold:6', 'gold:5', 'food:3'], powers: ['sarans-sabre'] },
        { at: 17, holds: ['gold:3', 'food:3'] },
        AWAY,
      ],
      hand: REST,
      asks: 'sabre',
      turn: { ship: 1, card: 'forward/gunpowder' },
      battle: { attacker: 1, defender: 0, attackDie: 'star' },
    },
    'reroll',
  ],
  [
    'has a defender’s star rolled again when almost any other face loses',
    {
      dice: [2, 1],
      ships: [{ at: 17, holds: ['food:5', 'gold:5'], powers: ['sarans-sabre'] }, { at: 17, holds: ['gold:6'] }, AWAY],
      hand: REST,
      asks: 'sabre',
      turn: { ship: 0, card: 'forward/gunpowder' },
      battle: { attacker: 0, defender: 1, fighter: 1, attackDie: 10, attackPowder: 4, defenceDie: 'star' },
    },
    'reroll',
  ],
  [
    'keeps its own star',
    {
      dice: [2, 1],
      ships: [{ at: 17, holds: ['food:5', 'gold:5'], powers: ['sarans-sabre'] }, { at: 17, holds: ['gold:6'] }, AWAY],
      hand: REST,
      asks: 'sabre',
      turn: { ship: 0, card: 'forward/gunpowder' },
      battle: { attacker: 0, defender: 1, attackDie: 'star' },
    },
    'keep',
  ],
];

const SEEDS = ['Morgan', 'Saran', 'Beth'];
const budget = { games: 100 };

describe.each(LEVELS.filter(level => level !== 'deckhand'))('the %s', level => {
  it.each([...CARDS, ...DICE_AND_MOVES, ...CARGO, ...LOOT, ...HOUSE, ...BATTLES, ...SABRE])(
    '%s',
    (_, position, right) => {
      const view = seen(position);
      expect(view.options).toContain(right);
      expect(SEEDS.map(seed => bot(level).choose(view, fromSeed(seed), budget))).toEqual(SEEDS.map(() => right));
    },
  );
});
