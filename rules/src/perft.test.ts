import { expect, it } from 'vitest';
import { perft } from '../test/perft.ts';
import type { PositionAt, ShipAt } from '../test/position.ts';
import { table } from '../test/table.ts';

const sailing = (ship: ShipAt): ShipAt => ({
  hand: ['forward/forward', 'backward/forward', 'forward/backward'],
  ...ship,
});
const trading = (ship: ShipAt): ShipAt => ({ hand: ['gold/forward', 'forward/food', 'gunpowder/gold'], ...ship });

// How many lines of 4, 6, 8 and 9 decisions there are. A changed number is a changed rule, meant or not. Each position is
// awkward in a way of its own.
const POSITIONS: readonly (readonly [name: string, position: PositionAt, lines: readonly number[]])[] = [
  ['the start', {}, [54, 312, 3010, 8024]],
  ['the start of six', { players: 6 }, [54, 486, 2916, 7648]],
  [
    'forks ahead and lanes that meet behind',
    { ships: [{ at: '5' }, { at: '16' }, { at: '29' }].map(sailing) },
    [54, 234, 1005, 2362],
  ],
  [
    'shortages with lanes to choose',
    { ships: [{ at: '40', holds: 'food:2' }, { at: '26', holds: 'gold:4' }, {}].map(sailing) },
    [54, 252, 1274, 3668],
  ],
  [
    'shortages with the die of 2021',
    { edition: '2021', ships: [{ at: '40', holds: 'food:2' }, { at: '26', holds: 'gold:4' }, {}].map(sailing) },
    [54, 270, 1406, 3906],
  ],
  [
    'many ways to pay, the 6th Hold among them',
    {
      ships: [{ at: '4', holds: 'food:2 food:3 food:1 gold:4', sixth: 'food:3' }, { at: '5' }, { at: '9' }].map(
        trading,
      ),
    },
    [54, 720, 3628, 10316],
  ],
  [
    'a battle with the Sabre and everything to take',
    {
      ships: [
        sailing({ at: '9', holds: 'gunpowder:2 gunpowder:3', powers: ['sarans-sabre'], hidden: [-2, -3] }),
        sailing({ at: '14', holds: 'food:1 gold:6 gunpowder:5', sixth: 'gold:2', hidden: [7, 3] }),
        sailing({ at: '12', powers: ['lady-beth'] }),
      ],
    },
    [54, 381, 3419, 9625],
  ],
  [
    'ships to choose from',
    { ships: ['9', '14', '14', '14'].map(at => sailing({ at, holds: 'food:4 gunpowder:1' })) },
    [54, 324, 1296, 2773],
  ],
  [
    'behind the start line',
    { ships: [{ at: '47@-1' }, { at: '2' }, { at: '44@-1' }].map(sailing) },
    [54, 348, 1978, 5726],
  ],
  ['the last stretch', { ships: [{ at: '46' }, { at: '48' }, { at: '44' }].map(sailing) }, [54, 216, 545, 878]],
  [
    'the Ghost Ship between two players',
    {
      ghost: { at: '18', hidden: ['morgans-map', 5] },
      ships: [{ at: '19', holds: 'food:5' }, { at: '15' }].map(sailing),
    },
    [39, 178, 737, 1538],
  ],
  [
    'the Ghost Ship beside a ship on the other lane',
    { ghost: { at: '26' }, ships: [{ at: '21' }, { at: '22' }, { at: '24' }].map(trading) },
    [54, 275, 1635, 4621],
  ],
  [
    'gifts of every kind to the Ghost Ship (en-2007)',
    {
      house: { gift: 'any' },
      ghost: { at: '12', hidden: [5] },
      ships: [
        sailing({ at: '9', holds: 'gunpowder:3', powers: ['morgans-map'], sixth: 'gold:4', hidden: [7, -2, 7] }),
        sailing({ at: '17' }),
      ],
    },
    [48, 527, 2735, 6830],
  ],
  [
    'treasures to take or to leave after a shortage (ru-2007)',
    {
      house: { shortageTreasure: 'optional' },
      tokens: [4, 9, 11, 19, 22, 25, 33, 37, 44],
      ships: [
        { at: '5', holds: '' },
        { at: '20', holds: 'food:1' },
        { at: '9', holds: '' },
      ].map(sailing),
    },
    [54, 198, 810, 1741],
  ],
  [
    'treasures to take or to leave after the die of 2021',
    {
      edition: '2021',
      house: { shortageTreasure: 'optional' },
      tokens: [4, 9, 11, 19, 22, 25, 33, 37, 44],
      ships: [
        { at: '5', holds: '' },
        { at: '20', holds: 'food:1' },
        { at: '9', holds: '' },
      ].map(sailing),
    },
    [54, 198, 778, 1635],
  ],
  [
    'full holds and loot (fr-2007)',
    {
      house: { loot: 'empty-hold' },
      ships: [
        sailing({ at: '9', holds: 'food:1 food:2 gold:3 gunpowder:1 gunpowder:2' }),
        sailing({ at: '14', holds: 'food:4 gold:6', sixth: 'gold:2' }),
        sailing({ at: '12', holds: 'food:3 gold:1' }),
      ],
    },
    [54, 432, 2795, 7270],
  ],
  [
    'decks that become empty (it-2021)',
    {
      edition: '2021',
      house: { gift: 'any', shuffle: 'when-empty' },
      ships: ['9', '14', '17'].map(at =>
        trading({ at, deck: ['forward/forward'], powers: at === '9' ? ['morgans-map'] : [] }),
      ),
    },
    [54, 276, 2704, 7628],
  ],
];

it.each(POSITIONS)('the lines of play from %s are as many as ever', (_, position, lines) => {
  const { state } = table(position);
  expect([4, 6, 8, 9].map(depth => perft(state, depth))).toEqual(lines);
});
