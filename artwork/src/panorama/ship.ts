import { type Drawing, together } from './drawing.ts';
import { EMBLEMS, type Emblem } from './emblem.ts';
import { glow } from './heaven.ts';
import { HULLS, type HullKind } from './hull.ts';
import { disc, line, num, shape, wash } from './ink.ts';
import { canvas, type Sails, squareSail } from './sail.ts';

export type ShipLook = {
  readonly kind: HullKind;
  readonly colour: string;
  readonly dark: string;
  readonly cloth?: string;
  /** The colour of the sign on the sail, when it is not that of the hull. */
  readonly ink?: string;
  readonly emblem?: Emblem;
  readonly sails?: Sails;
  readonly lit?: boolean;
};

/** A ship seen from the side, bow to the right, water line at 0, about a hundred units long. */
export const ship = (look: ShipLook): Drawing => {
  const { kind, colour, dark, cloth = '#FFF8E4', ink = colour, emblem, sails = 'set', lit = false } = look;
  const plan = HULLS[kind];
  const [fx, fy] = plan.flag;
  const masts = line(plan.masts.map(([x, foot, top]) => `M${num(x)} ${num(foot)}V${num(top)}`).join(''), 2.2);
  const shrouds = line(
    plan.masts
      .map(([x, foot, top]) =>
        [-9, -4.5, 4.5, 9]
          .map(dx => `M${num(x + dx)} ${num(foot)}L${num(x)} ${num(top + (foot - top) * 0.3)}`)
          .join(''),
      )
      .join(''),
    0.5,
  );
  const furled = sails === 'furled' ? line(plan.booms, 3.4, cloth) + line(plan.booms, 0.8) : '';
  const flag = shape(`M${num(fx)} ${num(fy)}q-5 -3 -9 0t-8 -1l2 5l-2 5q4 2 8 0t9 0Z`, colour, 1);
  const badge = emblem
    ? `<path transform="translate(${num(fx - 8)} ${num(fy + 4.4)}) scale(.8)" d="${EMBLEMS[emblem]}" fill="#FFF8E4"/>`
    : '';
  const [ex, ey, es] = plan.emblem;
  const sign =
    emblem && (sails === 'set' || sails === 'limp')
      ? `<path transform="translate(${num(ex)} ${num(ey)}) scale(${es})" d="${EMBLEMS[emblem]}" fill="${ink}"/>`
      : '';
  const ports = plan.ports
    .map(x => shape(`M${num(x)} ${num(plan.deck)}h4.4v4.4h-4.4Z`, lit ? '#FFD36B' : '#5A4632', 0.8))
    .join('');
  const hull =
    shape(plan.hull, colour, 1.5) +
    wash(plan.keel, dark, 0.55) +
    line(plan.strakes, 0.8, '#34241A', 0.65) +
    line(plan.rail, 2, '#F0B93A') +
    ports +
    line(plan.hull, 1.5) +
    line(plan.sprit, 2.2);
  const [lx, ly] = plan.lantern;
  const lantern = together(disc(lx, ly, 2.6, '#FFE08A', 0.9), lit ? glow(lx, ly, 20, 0.9) : '');
  const lamps: Drawing = lit
    ? {
        paint: '',
        light: plan.ports.map(x => wash(`M${num(x + 0.6)} ${num(plan.deck + 0.6)}h3.2v3.2h-3.2Z`, '#FFD36B')).join(''),
      }
    : { paint: '', light: '' };
  return together(
    shrouds + line(plan.stays, 0.6) + masts,
    canvas(plan.canvas, cloth, sails) + furled,
    plan.squares.map(square => squareSail(square, cloth, sails)).join(''),
    sign + flag + badge + hull,
    line(plan.oars, 1.6),
    lantern,
    lamps,
  );
};
