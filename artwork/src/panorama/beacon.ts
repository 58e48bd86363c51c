import { bell } from './cargo.ts';
import { at, type Drawing, together } from './drawing.ts';
import { figure } from './figure.ts';
import type { Hand } from './hand.ts';
import { glow } from './heaven.ts';
import { line, num, shape, wash } from './ink.ts';
import { rock } from './rock.ts';

/** Sound in the fog: arcs on both sides of a bell. */
export const ringing = (x: number, y: number): string =>
  line(
    [16, 24, 32]
      .map(
        r =>
          `M${num(x - r)} ${num(y - r * 0.5)}q${num(-r * 0.3)} ${num(r * 0.5)} 0 ${num(r)}M${num(x + r)} ${num(y - r * 0.5)}q${num(r * 0.3)} ${num(r * 0.5)} 0 ${num(r)}`,
      )
      .join(''),
    1.4,
  );

/** A beacon on a rock with a bell for thick weather, and its keeper. */
export const beacon = (hand: Hand, x: number, y: number): Drawing =>
  together(
    rock(hand, x, y + 14, 110, 24) + rock(hand, x - 34, y + 10, 60, 30) + rock(hand, x + 40, y + 12, 66, 26),
    shape(`M${x - 24} ${y}L${x - 15} ${y - 84}H${x + 15}L${x + 24} ${y}Z`, '#FBF0D4', 1.4) +
      wash(`M${x + 6} ${y}L${x + 5} ${y - 84}H${x + 15}L${x + 24} ${y}Z`, '#C9B083', 0.7) +
      wash(
        `M${x - 21.4} ${y - 24}L${x - 19} ${y - 46}H${x + 19}L${x + 21.4} ${y - 24}ZM${x - 16.4} ${y - 70}L${x - 15} ${y - 84}H${x + 15}L${x + 16.4} ${y - 70}Z`,
        '#C8202F',
      ) +
      line(`M${x - 24} ${y}L${x - 15} ${y - 84}H${x + 15}L${x + 24} ${y}`, 1.4),
    shape(`M${x - 18} ${y - 84}h36v4h-36Z`, '#8A5A2E', 1.1) +
      shape(`M${x - 11} ${y - 84}v-18h22v18Z`, '#FFE08A', 1.2) +
      line(`M${x} ${y - 84}v-18`, 1) +
      shape(`M${x - 15} ${y - 102}L${x} ${y - 116}L${x + 15} ${y - 102}Z`, '#B4512F', 1.2),
    glow(x, y - 93, 52, 0.7),
    line(`M${x + 44} ${y + 4}V${y - 40}H${x + 64}`, 2.6),
    at(x + 60, y - 20, bell()),
    ringing(x + 60, y - 26),
    at(x + 40, y + 2, figure('haul', { coat: '#2C6FBF', hat: 'straw' }), { size: 1.4 }),
  );
