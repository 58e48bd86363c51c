import type { Hand } from './hand.ts';
import { line, numbers, shape, wash } from './ink.ts';
import { rock } from './rock.ts';
import { foam } from './sea.ts';

/** A rock in the surf. */
export const crag = (hand: Hand, x: number, y: number, w: number, h: number): string =>
  rock(hand, x, y, w, h) + foam(x, y + 1, w + 10);

/** A gate of stone that the sea has cut; what sails through is drawn between its back and its front. */
export const arch = (x: number, y: number): string =>
  shape(
    `M${x - 92} ${y}C${x - 96} ${y - 60} ${x - 78} ${y - 104} ${x - 58} ${y - 118}C${x - 20} ${y - 136} ${x + 30} ${y - 132} ${x + 56} ${y - 116}C${x + 82} ${y - 96} ${x + 90} ${y - 50} ${x + 88} ${y}H${x + 64}C${x + 66} ${y - 50} ${x + 52} ${y - 96} ${x + 6} ${y - 100}C${x - 44} ${y - 100} ${x - 62} ${y - 50} ${x - 60} ${y}Z`,
    '#B39A72',
    1.4,
  ) +
  wash(
    `M${x + 56} ${y - 116}C${x + 82} ${y - 96} ${x + 90} ${y - 50} ${x + 88} ${y}H${x + 72}C${x + 74} ${y - 50} ${x + 66} ${y - 96} ${x + 36} ${y - 124}Z`,
    '#8A6F4E',
  ) +
  line(
    `M${x - 84} ${y - 60}l10 16M${x - 70} ${y - 92}l8 14M${x - 30} ${y - 122}l4 14M${x + 16} ${y - 126}l-2 16M${x - 82} ${y - 24}h12M${x + 70} ${y - 70}l8 12M${x + 74} ${y - 26}h9M${x + 48} ${y - 108}l8 10`,
    1,
  );

/** The ribs of somebody who came this way before. */
export const bones = (x: number, y: number): string =>
  shape(
    `M${x - 62} ${y}C${x - 50} ${y - 14} ${x - 46} ${y - 26} ${x - 52} ${y - 44}C${x - 30} ${y - 16} ${x + 30} ${y - 12} ${x + 66} ${y - 34}C${x + 60} ${y - 14} ${x + 50} ${y - 4} ${x + 44} ${y}Z`,
    '#8A6A48',
    1.3,
  ) +
  line(
    numbers(-36, 40, 15)
      .map(dx => `M${x + dx} ${y - 4}q-7 -22 ${dx < 0 ? -2 : 6} -38`)
      .join(''),
    4.4,
  ) +
  line(
    numbers(-36, 40, 15)
      .map(dx => `M${x + dx} ${y - 4}q-7 -22 ${dx < 0 ? -2 : 6} -38`)
      .join(''),
    2.4,
    '#A98A63',
  ) +
  line(`M${x - 6} ${y - 20}L${x + 8} ${y - 84}M${x - 16} ${y - 62}L${x + 24} ${y - 58}`, 4) +
  shape(`M${x + 2} ${y - 58}l20 -1l-3 14l-5 -4l-4 10l-5 -12Z`, '#D9C49A', 1);
