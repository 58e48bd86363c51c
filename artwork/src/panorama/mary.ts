import { gulls, perchedGull } from './bird.ts';
import { barrel } from './cargo.ts';
import { cloud } from './cloud.ts';
import { at, type Drawing, together } from './drawing.ts';
import { figure, type Look } from './figure.ts';
import { FLEET } from './fleet.ts';
import { shot, splash } from './gunfire.ts';
import type { Hand } from './hand.ts';
import { moon, stars, sun } from './heaven.ts';
import { hills } from './hill.ts';
import { FAIR_DAY } from './hours.ts';
import { line, num } from './ink.ts';
import { bush, palm } from './palm.ts';
import { dolphin, sharkFin, underwater } from './reef.ts';
import type { Scene } from './scene.ts';
import { foam, sea } from './sea.ts';
import { type ShipLook, ship } from './ship.ts';
import { arch, bones, crag } from './skerry.ts';
import { sky } from './sky.ts';

const HORIZON = 108;

const MARY: Look = { coat: '#2C6FBF', hat: 'hair' };

const HUNTER: ShipLook = { kind: 'schooner', colour: '#B4512F', dark: '#5E2A18', cloth: '#F1D9A6', emblem: 'crown' };

/** The wake that tells how a ship has come. */
const wake = (x: number, y: number, w: number, way: 1 | -1): string =>
  line(
    `M${num(x)} ${num(y)}q${num((-way * w) / 2)} 5 ${num(-way * w)} 3M${num(x)} ${num(y + 3)}q${num((-way * w) / 2)} 9 ${num(-way * w * 0.8)} 9`,
    2,
    '#FBF5E2',
    0.8,
  );

const morning = (hand: Hand): Drawing =>
  together(
    at(60, 134, ship({ ...FLEET.mary, sails: 'furled' }), { size: 0.8 }),
    foam(60, 139, 70),
    crag(hand, 136, 190, 96, 78),
    palm(hand, 168, 166, 62, 0.22),
    at(128, 118, figure('point', { ...MARY, held: 'spyglass' }), { size: 1.7 }),
    at(302, 170, ship(HUNTER), { size: 1.3, tilt: -3 }),
    foam(304, 179, 130) + wake(246, 178, 60, 1),
    shot(hand, 376, 150, 22),
    splash(424, 172, 26),
    at(512, 148, ship(FLEET.mary), { size: 1.08, tilt: 9 }),
    foam(512, 157, 106) + wake(462, 154, 50, 1),
    splash(572, 184, 24) + splash(452, 190, 18),
  );

const reefs = (hand: Hand): Drawing =>
  together(
    crag(hand, 652, 172, 52, 108),
    crag(hand, 764, 184, 46, 66) + crag(hand, 618, 190, 34, 30),
    at(650, 66, perchedGull()),
    at(762, 120, perchedGull(), { flip: true }),
    at(708, 160, dolphin(), { size: 1.05, tilt: -12 }),
    foam(688, 176, 24) + foam(730, 168, 20),
    crag(hand, 836, 146, 40, 92),
    at(908, 172, ship(HUNTER), { size: 1.2, flip: true, tilt: -8 }),
    foam(908, 180, 120) + wake(954, 182, 30, -1),
    crag(hand, 974, 188, 44, 70) + crag(hand, 850, 194, 40, 30),
    at(1108, 160, ship(FLEET.mary), { size: 1.02, flip: true, tilt: -3 }),
    foam(1106, 167, 96),
    arch(1102, 178),
    foam(1026, 180, 44) + foam(1178, 180, 40) + wake(1140, 184, 60, -1),
    bush(hand, 1080, 52, 40) + bush(hand, 1124, 50, 34),
  );

const evening = (hand: Hand): Drawing =>
  together(
    bones(1300, 182),
    foam(1300, 184, 140),
    at(1306, 98, perchedGull()),
    at(1222, 138, sharkFin(), { size: 0.85 }),
    at(1376, 142, sharkFin(), { size: 0.7, flip: true }),
    at(1496, 168, ship({ ...HUNTER, sails: 'torn' }), { size: 1.32, tilt: 6 }),
    foam(1498, 178, 130) + wake(1436, 178, 50, 1),
    splash(1426, 172, 24) + splash(1578, 188, 18),
    at(1672, 168, ship(FLEET.mary), { size: 1.32, tilt: -3 }),
    foam(1674, 177, 130) + wake(1612, 178, 50, 1),
    shot(hand, 1754, 146, 28),
    crag(hand, 1840, 186, 54, 40) + crag(hand, 1956, 188, 66, 44) + crag(hand, 1898, 194, 60, 26),
    at(1892, 168, ship({ ...HUNTER, sails: 'torn', lit: true }), { size: 1.25, tilt: -17 }),
    crag(hand, 1872, 196, 46, 24) + crag(hand, 1920, 198, 40, 22),
    at(1832, 196, barrel(), { tilt: 70, size: 0.9 }),
    at(1954, 150, figure('cheer', { coat: '#B4342C', hat: 'soldier' }), { size: 1.5 }),
    at(2116, 158, ship({ ...FLEET.mary, lit: true }), { size: 1.2 }),
    foam(2118, 167, 124),
    crag(hand, 2044, 196, 76, 52),
    at(2040, 146, figure('raise', { ...MARY, held: 'flag' }), { size: 1.6 }),
  );

/** Mary Read: a chase through reefs, in which the hunter becomes the hunted. */
export const mary: Scene = {
  hours: FAIR_DAY,
  horizon: HORIZON,
  draw: hand =>
    together(
      sky(hand, HORIZON),
      sun(54, 84, 20),
      cloud(hand, 380, 40, 84, '#FFF1D4', '#E6C3A0'),
      cloud(hand, 600, 54, 110),
      cloud(hand, 806, 34, 84),
      cloud(hand, 1016, 62, 70),
      cloud(hand, 1240, 40, 110),
      cloud(hand, 1396, 60, 76),
      cloud(hand, 1590, 34, 96, '#FFE6C4', '#E0A98E'),
      sun(1716, 96, 22, false),
      stars(hand, 1790, 2200, 46, 44),
      moon(2150, 34, 14),
      gulls(
        [200, 56, 6],
        [560, 40, 7],
        [580, 52, 5],
        [700, 40, 7],
        [760, 60, 6],
        [1190, 40, 6],
        [1350, 70, 7],
        [1372, 60, 5],
      ),
      sea(hand, { horizon: HORIZON }),
      hills(hand, { from: 210, to: 470, foot: HORIZON + 2, height: 22, fill: '#B9BFA0' }),
      hills(hand, { from: 960, to: 1420, foot: HORIZON + 2, height: 34, fill: '#A9BFA0' }),
      hills(hand, { from: 1760, to: 2060, foot: HORIZON + 2, height: 26, fill: '#9AA8A0' }),
      morning(hand),
      reefs(hand),
      evening(hand),
      underwater(hand, 202),
    ),
};
