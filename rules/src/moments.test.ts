import { describe, expect, it } from 'vitest';
import { momentAt, moments, stateAt, unheard } from '../test/moments.ts';
import { testRng } from '../test/rng.ts';
import { isNews, seen } from './events.ts';
import { imagine } from './imagine.ts';
import { FIRST_SHIP } from './layout.ts';
import { writePosition } from './position.ts';
import { players, type State } from './state.ts';
import { view } from './view.ts';

const viewers = (state: State): (number | null)[] => [
  null,
  ...Array.from({ length: players(state) }, (_, seat) => seat),
];

/** A position with everything covered up that lies face down or is held in a hand. */
const uncovered = (position: string): string => {
  const [rules, round, dice, tokens, pile, awaited, ...ships] = position.split(' ');
  return [rules, round, dice, tokens, covered(pile), awaited, ...ships.map(uncoveredShip)].join(' ');
};
const covered = (letters: string): string => letters.replace(/\w/g, '?');

const uncoveredShip = (ship: string): string => {
  const [at, holds, powers, row, cards] = ship.split(',');
  const hidden = row.split('.').map(card => card.replace(/^./, '?'));
  if (cards === undefined) return [at, holds, powers, hidden].join(',');
  const [hand, deck, discards] = cards.split('/');
  const held = [...hand].filter(card => /[A-K]/.test(card)).sort();
  return [at, holds, powers, hidden, held.join(''), covered(hand), covered(deck), discards].join(',');
};

/** The treasures there are, and each seat's cards, wherever they lie. */
const pieces = (position: string): string[] => {
  const [, , , , pile, , ...ships] = position.split(' ');
  const fields = ships.map(ship => ship.split(','));
  const treasures = [
    pile,
    ...fields.flatMap(([, , powers, row]) => [powers, row.replace(/(\w)\d+(<\w+)?(!)?/g, '$1')]),
  ];
  return [treasures.join(''), ...fields.map(([, , , , cards = '']) => cards.toLowerCase())].map(sorted);
};
const sorted = (letters: string): string => letters.replace(/\W/g, '').split('').sort().join('');

/** The cells that are no ship's, no seat's and no card's. */
const ofTheTable = ({ cells }: State): number[] => Array.from({ length: FIRST_SHIP }, (_, cell) => cells[cell]);

const MOMENTS = moments().map(moment => [moment.position, moment] as const);

describe('a moment of a game', () => {
  it.each(MOMENTS)('%s is read, and written the same', position => {
    expect(writePosition(stateAt(position))).toBe(position);
  });

  it.each(MOMENTS)(
    '%s looks as ever, and leads where it always led, whatever is chosen or rolled',
    (position, moment) => {
      expect(momentAt(position)).toEqual(moment);
    },
  );

  it.each(MOMENTS)('%s leads there too when nobody listens', (position, { follows }) => {
    const state = stateAt(position);
    expect(follows.map(following => unheard(state, following))).toEqual(follows.map(following => following.position));
  });

  it.each(MOMENTS.filter(([position]) => !position.includes(' over ')))(
    'R-VIS-1 %s lies open to everybody who imagines it',
    position => {
      const state = stateAt(position);
      for (const viewer of viewers(state)) {
        const imagined = imagine(view(state, viewer), testRng(7));
        expect(uncovered(writePosition(imagined))).toBe(uncovered(position));
        expect(pieces(writePosition(imagined))).toEqual(pieces(position));
        expect(ofTheTable(imagined)).toEqual(ofTheTable(state));
        expect(view(imagined, viewer)).toEqual(view(state, viewer));
      }
    },
  );
});

const EVENTS = MOMENTS.flatMap(([, { follows }]) => follows.flatMap(({ events }) => events));

describe('what follows from these moments', () => {
  it('R-VIS-4 has the same shape for everybody', () => {
    for (const event of EVENTS)
      for (const viewer of [null, 0, 1, 2, 3]) expect(Object.keys(seen(event, viewer))).toEqual(Object.keys(event));
  });

  it('is news where something was turned over, found, stolen or drawn, and at the end', () => {
    const news = new Set(EVENTS.filter(event => isNews(event, 6)).map(({ kind }) => kind));
    expect([...news].sort()).toEqual(['drew', 'game-over', 'revealed', 'treasure-found', 'treasure-taken']);
    expect(EVENTS.every(event => typeof isNews(event, 0) === 'boolean')).toBe(true);
  });
});
