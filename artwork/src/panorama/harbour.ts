import { blaze } from './blaze.ts';
import { type Drawing, together } from './drawing.ts';
import { EMBLEMS } from './emblem.ts';
import type { Hand } from './hand.ts';
import { glow } from './heaven.ts';
import { box, line, num, numbers, shape, wash } from './ink.ts';
import { foam } from './sea.ts';
import { flame, smoke } from './torch.ts';

/** Where people walk along the harbour. */
export const QUAY = 176;

/** Planks on piles, from the quay out into the basin. */
export const jetty = (from: number, to: number, y: number): string =>
  numbers(from + 8, to, 24)
    .map(x => shape(box(x, y, 5, 44), '#8A5A2E', 1))
    .join('') +
  shape(box(from, y - 4, to - from, 7), '#B98F55', 1.2) +
  line(
    numbers(from + 9, to - 4, 11)
      .map(x => `M${num(x)} ${num(y - 4)}v7`)
      .join(''),
    0.7,
  );

/** The wall of the quay, drawn stone by stone, down to the water of the harbour. */
export const quay = (hand: Hand, from: number): string => {
  const stones = numbers(0, 2, 1).map(row =>
    line(`M${from + (row % 2 ? 16 : 2)} ${QUAY + 23 + row * 15}H2200`, 13, '#34241A', 0.5).replace(
      '/>',
      ' stroke-linecap="butt" stroke-dasharray="1 33"/>',
    ),
  );
  return (
    shape(box(from, QUAY, 2210 - from, 66), '#D6C396', 1.4) +
    wash(box(from, QUAY + 16, 2210 - from, 50), '#A98F63', 0.7) +
    line(
      numbers(0, 3, 1)
        .map(row => `M${from} ${QUAY + 16 + row * 15}H2200`)
        .join(''),
      0.8,
      '#34241A',
      0.6,
    ) +
    stones.join('') +
    line(
      numbers(from + 10, 2200, 40)
        .map(x => `M${x} ${QUAY + 6}h9m10 4h6`)
        .join(''),
      0.8,
      '#34241A',
      0.45,
    ) +
    wash(
      `M${from} ${QUAY + 66}H2200V${QUAY + 58}${numbers(0, 35, 1)
        .map(() => 'q-8 -6 -16 0t-16 0')
        .join('')}Z`,
      '#5E7A4A',
      0.8,
    ) +
    numbers(from + 90, 2190, 200)
      .map(x => foam(x + hand.some(-30, 30), QUAY + 68, 60))
      .join('')
  );
};

/** Steps in the wall, an iron ring beside them. */
export const stairs = (x: number): string =>
  shape(`M${x} ${QUAY}h44v16h-11v14h-11v14h-11v14h-11Z`, '#8A7350', 1.2) +
  line(`M${x} ${QUAY + 16}h33M${x} ${QUAY + 30}h22M${x} ${QUAY + 44}h11`, 0.9) +
  line(`M${x + 66} ${QUAY + 24}a5 5 0 1 0 .1 0`, 1.8);

/** The customs house: two storeys, a crown over the door, and fire in every window. */
export const customsHouse = (hand: Hand, x: number): Drawing => {
  const windows = [-50, -27, 21, 44].flatMap(dx => [
    [x + dx, QUAY - 30],
    [x + dx, QUAY - 66],
  ]);
  return together(
    smoke(hand, x - 34, QUAY - 96, 84, -60, '#6E6468') + smoke(hand, x + 34, QUAY - 96, 84, -44, '#6E6468'),
    shape(box(x - 60, QUAY - 84, 120, 84), '#F1E0B4') + wash(box(x + 34, QUAY - 84, 26, 84), '#C9B083', 0.7),
    shape(
      `M${num(x - 68)} ${QUAY - 84}L${num(x - 48)} ${QUAY - 108}H${num(x - 12)}l6 14l8 -10l8 12l6 -16h32L${num(x + 68)} ${QUAY - 84}Z`,
      '#8C3A22',
    ) + line(`M${num(x - 60)} ${QUAY - 48}H${num(x + 60)}`, 1.4),
    shape(`M${num(x - 11)} ${QUAY}v-24a10 10 0 0 1 20 0v24Z`, '#5A2E18'),
    `<path transform="translate(${num(x)} ${QUAY - 45}) scale(2.2)" d="${EMBLEMS.crown}" fill="#F0B93A" stroke="#34241A" stroke-width=".5"/>`,
    blaze(hand, x, QUAY - 90, 116, 62),
    ...windows.map(([wx, wy]) =>
      together({ paint: '', light: shape(box(wx - 7, wy - 18, 14, 20), '#7A2A14') }, flame(wx, wy, hand.some(14, 19))),
    ),
    glow(x, QUAY - 40, 100, 0.4),
    flame(x - 1, QUAY, 20),
  );
};
