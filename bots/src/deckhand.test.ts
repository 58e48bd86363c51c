import { fromSeed } from '@jamaica/chance';
import { describe, expect, it } from 'vitest';
import { type Afloat, type Position, seen } from '../test/position.ts';
import { AT_EASE, BLIND_SPOTS, type BlindSpot, overlook } from './blind-spots.ts';
import { bot } from './bots.ts';
import { weighAsDeckhand } from './deckhand.ts';
import { ahead } from './ease.ts';

const AWAY = { at: 29, holds: ['food:3', 'gold:3'] } as const;
/** A rival that has been to the lairs up to space 19. */
const FOUND_FOUR = { ...AWAY, hidden: 4 } as const;
const SEEDS = ['Anne', 'Mary', 'Jack', 'Ned', 'Bess', 'Tom', 'Will', 'Kate'];

/** What a deckhand in seat 0 likes best, whatever the seed. */
const likes = (position: Position, ...overlooked: readonly BlindSpot[]): string[] => {
  const favourites = SEEDS.flatMap(seed => {
    const weighed = weighAsDeckhand(seen(position), 0, new Set(overlooked), { games: 2 }, fromSeed(seed));
    const most = Math.max(...weighed.map(({ worth }) => worth));
    return weighed.filter(({ worth }) => worth === most).map(({ option }) => option);
  });
  return [...new Set(favourites)].sort();
};

/** A blind spot, what it does, the position, what a deckhand does there with open eyes, and what without. */
type Lapse = readonly [BlindSpot, string, Position, readonly string[], readonly string[]];

const LAPSES: readonly Lapse[] = [
  [
    'evening',
    'loads gold all day and does not see the lair that the evening would reach',
    {
      dice: [2, 4],
      ships: [{ at: 15, holds: ['food:3', 'gold:3'] }, AWAY, AWAY],
      hand: ['food/forward', 'gold/gold', 'gunpowder/food'],
      asks: 'card',
    },
    ['food/forward'],
    ['gold/gold'],
  ],
  [
    'smaller-die',
    'loads six gold and does not see the lair one space ahead',
    {
      dice: [1, 6],
      ships: [{ at: 18, holds: ['food:3', 'gold:3'] }, AWAY, AWAY],
      hand: ['forward/gunpowder', 'gold/gold', 'gunpowder/food'],
      asks: 'card',
    },
    ['forward/gunpowder'],
    ['gold/gold'],
  ],
  [
    'price',
    'takes the short lane, for whose sea it has not enough food',
    {
      dice: [1, 2],
      ships: [{ at: 19, holds: ['food:3', 'gold:3'] }, FOUND_FOUR, AWAY],
      hand: ['food/forward', 'gold/gold'],
      asks: 'move',
      turn: { ship: 0, card: 'forward/gunpowder' },
      forward: true,
    },
    ['to:20'],
    ['to:26'],
  ],
  [
    'race',
    'loads still more gunpowder where it could sail on for nothing',
    {
      dice: [4, 1],
      ships: [{ at: 15, holds: ['food:3', 'gold:3', 'gunpowder:6'] }, FOUND_FOUR, AWAY],
      hand: ['forward/food', 'gunpowder/gold', 'gunpowder/food'],
      asks: 'card',
    },
    ['forward/food'],
    ['gunpowder/gold'],
  ],
  [
    'plenty',
    'takes more and more food aboard',
    {
      dice: [6, 1],
      ships: [{ at: 29, holds: ['food:6', 'food:5'] }, AWAY, AWAY],
      hand: ['food/gunpowder', 'gunpowder/gold', 'gunpowder/food'],
      asks: 'card',
    },
    ['gunpowder/gold'],
    ['food/gunpowder'],
  ],
  [
    'odds',
    'fires nothing or everything',
    {
      dice: [2, 1],
      ships: [{ at: 17, holds: ['gunpowder:6', 'food:3'] }, { at: 17, holds: ['gold:6', 'food:3'] }, AWAY],
      hand: ['forward/food', 'food/forward'],
      asks: 'powder',
      turn: { ship: 0, card: 'forward/gunpowder' },
      battle: { attacker: 0, defender: 1 },
    },
    ['0'],
    ['0', '6'],
  ],
  [
    'cargo',
    'throws overboard whatever comes to hand, but no gold',
    {
      dice: [5, 2],
      ships: [{ at: 15, holds: ['gold:1', 'gunpowder:1', 'gold:5', 'gunpowder:6', 'gold:3'] }, AWAY, AWAY],
      hand: ['forward/food', 'food/forward'],
      asks: 'empty',
      turn: { ship: 0, card: 'gunpowder/food', half: 'evening' },
      load: 'food:5',
    },
    ['gunpowder:1'],
    ['gunpowder:1', 'gunpowder:6'],
  ],
  [
    'curse',
    'takes one food and keeps its curse',
    {
      dice: [2, 1],
      ships: [{ at: 17, holds: ['food:5'], hidden: [-4] }, { at: 17, holds: ['food:1'] }, AWAY],
      hand: ['forward/food', 'food/forward'],
      asks: 'loot',
      turn: { ship: 0, card: 'forward/gunpowder' },
      battle: { attacker: 0, defender: 1, attackDie: 'star', winner: 0 },
    },
    ['give:-4'],
    ['hold:food:1'],
  ],
  [
    'end',
    'robs food when only gold counts any more',
    {
      captain: 1,
      dice: [2, 1],
      ships: [{ at: 44 }, { at: 'finish', holds: ['gold:3'] }, { at: 44, holds: ['food:6', 'gold:2'] }],
      hand: ['forward/food', 'food/forward'],
      asks: 'loot',
      turn: { ship: 0, card: 'gold/forward', half: 'evening' },
      battle: { attacker: 0, defender: 2, attackDie: 'star', winner: 0 },
    },
    ['hold:gold:2'],
    ['hold:food:6'],
  ],
];

describe('a deckhand', () => {
  it.each(LAPSES)('that overlooks the %s %s', (spot, _, position, wise, foolish) => {
    expect(likes(position)).toEqual(wise);
    expect(likes(position, spot)).toEqual(foolish);
  });

  const EVERY_STATE_OF_MIND: readonly (readonly BlindSpot[])[] = [
    [],
    ...BLIND_SPOTS.map(spot => [spot]),
    BLIND_SPOTS,
    [...AT_EASE],
  ];

  it.each(EVERY_STATE_OF_MIND)('never declines the finish, be it in the evening', (...overlooked) => {
    const nearly: Position = {
      dice: [5, 3],
      ships: [{ at: 47, holds: ['food:3'] }, AWAY, AWAY],
      hand: ['gold/gold', 'food/forward', 'gunpowder/food'],
      asks: 'card',
    };
    expect(likes(nearly, ...overlooked)).toEqual(['food/forward']);
  });

  it.each(EVERY_STATE_OF_MIND)('never throws gold overboard for nothing', (...overlooked) => {
    const laden: Position = {
      dice: [1, 2],
      ships: [{ at: 15, holds: ['gold:4', 'gold:6', 'gold:5', 'food:3', 'gold:4'] }, AWAY, AWAY],
      hand: ['forward/food', 'food/forward'],
      asks: 'empty',
      turn: { ship: 0, card: 'gunpowder/food', half: 'morning' },
      load: 'gunpowder:1',
    };
    expect(likes(laden, ...overlooked)).toEqual(['food:3']);
  });

  it('never steals what everybody knows to be a curse', () => {
    const robbing: Position = {
      dice: [2, 1],
      ships: [{ at: 17, holds: ['food:5'] }, { at: 17, hidden: 1 }, AWAY],
      hand: ['forward/food', 'food/forward'],
      asks: 'loot',
      turn: { ship: 0, card: 'forward/gunpowder' },
      battle: { attacker: 0, defender: 1, attackDie: 'star', winner: 0 },
    };
    expect(likes(robbing)).toEqual(['hidden:0']);
    const view = seen(robbing);
    const ships = view.ships.map(ship => ({ ...ship, hidden: ship.hidden.map(card => ({ ...card, cursed: true })) }));
    const weighed = weighAsDeckhand({ ...view, ships }, 0, new Set(), { games: 2 }, fromSeed('known'));
    expect(weighed.toSorted((a, b) => b.worth - a.worth)[0].option).toBe('nothing');
  });
});

describe('what is overlooked', () => {
  it('is the same for the same seed, and so is the choice', () => {
    const view = seen(LAPSES[0][2]);
    expect(overlook(view, 0, fromSeed('Anne'))).toEqual(overlook(view, 0, fromSeed('Anne')));
    for (const seed of SEEDS)
      expect(bot('deckhand').choose(view, fromSeed(seed))).toBe(bot('deckhand').choose(view, fromSeed(seed)));
  });

  it.each(BLIND_SPOTS)('is now and then the %s, and now and then not', spot => {
    const rng = fromSeed('many');
    const view = seen(LAPSES[0][2]);
    const times = Array.from({ length: 200 }, () => overlook(view, 0, rng)).filter(each => each.has(spot)).length;
    expect(times).toBeGreaterThan(20);
    expect(times).toBeLessThan(150);
  });
});

describe('a deckhand that is far ahead of the last ship', () => {
  const BEHIND = { at: 4, holds: ['food:1'] } as const;
  /** A choice between sailing on, and loading all day. */
  const race = (own: Afloat, ...others: readonly Afloat[]): Position => ({
    dice: [4, 3],
    ships: [own, ...others],
    hand: ['forward/food', 'food/gunpowder', 'gunpowder/food'],
    asks: 'card',
  });
  /** In how many of a hundred choices it takes its time. */
  const times = (position: Position): number => {
    const rng = fromSeed('ahead');
    return Array.from({ length: 100 }, () => overlook(seen(position), 0, rng)).filter(each => each.has('hurry')).length;
  };

  it('waits for it, and loads on what would have been a good day for sailing', () => {
    expect(times(race(AWAY, BEHIND, AWAY))).toBe(100);
    const goodDay: Position = {
      dice: [4, 1],
      ships: [{ at: 15, holds: ['food:3', 'gold:3', 'gunpowder:6'] }, FOUND_FOUR, AWAY],
      hand: ['forward/food', 'gunpowder/gold', 'gunpowder/food'],
      asks: 'card',
    };
    expect(likes(goodDay)).toEqual(['forward/food']);
    expect(likes(goodDay, ...AT_EASE)).toEqual(['gunpowder/gold']);
  });

  it('waits the more often the farther it is ahead', () => {
    const [near, farther] = [{ at: 22, holds: ['food:2'] } as const, { at: 21, holds: ['food:1'] } as const];
    expect(times(race(AWAY, near, AWAY))).toBeGreaterThan(0);
    expect(times(race(AWAY, farther, AWAY))).toBeGreaterThan(times(race(AWAY, near, AWAY)));
    expect(times(race(AWAY, farther, AWAY))).toBeLessThan(100);
  });

  it('never waits when it is level with the others, or behind them all', () => {
    expect(times(race(AWAY, AWAY, AWAY))).toBe(0);
    expect(times(race(BEHIND, AWAY, AWAY))).toBe(0);
  });

  it('never waits while somebody leads', () => {
    expect(times(race(AWAY, BEHIND, { ...AWAY, holds: ['food:3', 'gold:6', 'gold:3'] }))).toBe(0);
  });

  it('is ahead by what is aboard too, and by treasures', () => {
    const rich = { ...AWAY, holds: ['gold:6', 'gold:6', 'food:3'] } as const;
    expect(ahead(seen(race(rich, AWAY, AWAY)), 0).ofLast).toBeCloseTo(9);
    expect(ahead(seen(race({ ...AWAY, hidden: 2 }, AWAY, AWAY)), 0).ofLast).toBeCloseTo(6);
  });

  it('does not wait for a Ghost Ship', () => {
    expect(times({ ...race(AWAY, AWAY, AWAY), ghost: { at: 2 } })).toBe(0);
  });
});
