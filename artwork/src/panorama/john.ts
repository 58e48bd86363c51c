import { gulls, parrot } from './bird.ts';
import { boat } from './boat.ts';
import { barrel, barrels, crate, gold, keg } from './cargo.ts';
import { cloud } from './cloud.ts';
import { at, type Drawing, inLamplight, together } from './drawing.ts';
import {
  bottle,
  bread,
  drum,
  fiddle,
  fowl,
  hammock,
  lobster,
  melon,
  mug,
  pan,
  pineapple,
  pot,
  spit,
  table,
} from './feast.ts';
import { figure, type Look } from './figure.ts';
import { FLEET } from './fleet.ts';
import type { Hand } from './hand.ts';
import { glow, moon, stars, sun } from './heaven.ts';
import { ground, hills, litter } from './hill.ts';
import { FAIR_DAY } from './hours.ts';
import { line, shape, wash } from './ink.ts';
import { bush, palm } from './palm.ts';
import { boulders, rock } from './rock.ts';
import type { Scene } from './scene.ts';
import { foam, sea } from './sea.ts';
import { ship } from './ship.ts';
import { crab, driftwood, shell, starfish, steps, strand, turtle } from './shore.ts';
import { sky } from './sky.ts';
import { campfire, smoke, torch } from './torch.ts';

const HORIZON = 104;

/** Calico Jack, in the colour of his galley. */
const JACK: Look = { coat: '#E9AE1C', hat: 'tricorn' };
const mate = (coat: string, more: Partial<Look> = {}): Look => ({ coat, ...more });

const breakfast = (hand: Hand): Drawing =>
  together(
    palm(hand, 34, 200, 104, 0.16),
    smoke(hand, 104, 140, 56, 24, '#D8CDB8'),
    campfire(hand, 104, 184, 14),
    at(104, 184, pot(), { size: 1.3 }),
    at(64, 186, figure('sit', mate('#6B5A8C', { held: 'mug', hat: 'bald' })), { size: 1.8 }),
    rock(hand, 176, 190, 26, 20),
    at(152, 188, figure('sleep', mate('#3F6B45', { hat: 'straw' })), { size: 1.8, flip: true }),
    at(122, 200, pan()),
    at(300, 146, ship({ ...FLEET.john, sails: 'furled' }), {
      size: 1.2,
    }),
    foam(302, 154, 140),
    at(354, 186, boat('#8A5A2E', '#E9AE1C'), { size: 1.3 }),
    at(262, 188, figure('walk', mate('#2C6FBF', { sack: true })), { size: 1.7 }),
    at(344, 178, barrel()),
    at(366, 178, keg()),
    at(318, 188, figure('carry', mate('#B4512F', { hat: 'hair' })), { size: 1.7, flip: true }),
    at(302, 166, barrel(), { size: 0.8, tilt: 90 }),
  );

const noon = (hand: Hand): Drawing =>
  together(
    palm(hand, 428, 190, 112, 0.12),
    palm(hand, 578, 192, 116, -0.1),
    at(505, 166, hammock(124), { size: 1.05 }),
    at(560, 188, crate(), { size: 1.1 }),
    at(560, 168, parrot(), { flip: true }),
    at(470, 190, figure('sit', mate('#C9302C', { held: 'bottle' })), { size: 1.5 }),
    at(700, 187, spit(), { size: 1.35 }),
    smoke(hand, 700, 120, 66, 26, '#D8CDB8'),
    campfire(hand, 700, 187, 17),
    at(770, 188, figure('haul', mate('#8E4BB0', { hat: 'straw' })), { size: 1.7, flip: true }),
    at(634, 188, figure('point', mate('#2F8F4E', { hat: 'scarf', held: 'mug' })), { size: 1.7 }),
    at(904, 188, table(164), { size: 1.25 }),
    at(848, 158, fowl(), { size: 1.3 }),
    at(886, 158, bottle(), { size: 1.3 }),
    at(908, 158, pineapple(), { size: 1.4 }),
    at(938, 158, melon(), { size: 1.2 }),
    at(968, 158, bread(), { size: 1.2 }),
    at(868, 158, mug(), { size: 1.1 }),
    at(992, 158, mug()),
  );

/** Seen before the table is laid over their knees. */
const guests = (): Drawing =>
  together(
    at(852, 172, figure('raise', mate('#C9302C', { held: 'mug', hat: 'hair' })), { size: 1.8 }),
    at(908, 170, figure('raise', { ...JACK, held: 'mug' }), { size: 1.9 }),
    at(960, 172, figure('raise', mate('#2C6FBF', { held: 'mug', hat: 'tricorn' })), { size: 1.8, flip: true }),
  );

const dance = (hand: Hand): Drawing =>
  together(
    at(1044, 190, barrel(), { size: 1.3 }),
    at(1044, 168, figure('sit', mate('#6B5A8C', { hat: 'straw' })), { size: 1.8 }),
    at(1054, 138, fiddle(), { size: 1.4 }),
    at(1094, 188, figure('dance', mate('#C9302C', { hat: 'hair' })), { size: 1.9 }),
    at(1146, 188, figure('dance', JACK), { size: 1.9, flip: true }),
    at(1178, 194, drum(), { size: 1.3 }),
    line('M1070 76q6 -6 6 -14l9 -3v14M1118 62q5 -5 5 -12l8 -3v12', 1.4) +
      wash('M1066 78a4 3 0 1 0 8 -2ZM1114 64a4 3 0 1 0 8 -2Z', '#34241A'),
    palm(hand, 1232, 198, 100, 0.2),
    at(1300, 190, barrel(), { size: 1.6 }),
    at(1294, 161, mug()),
    at(1308, 161, mug()),
    at(1266, 188, figure('raise', mate('#2F8F4E', { hat: 'bald', held: 'mug' })), { size: 1.8 }),
    at(1336, 188, figure('raise', mate('#B4512F', { skin: '#8A5A3C', held: 'bottle' })), { size: 1.8, flip: true }),
    at(1374, 190, figure('cheer', mate('#8E4BB0', { hat: 'hair' })), { size: 1.5, flip: true }),
  );

const quarrel = (hand: Hand): Drawing =>
  together(
    boulders(hand, 1434, 186, 50),
    at(1500, 190, crate(), { size: 1.8 }),
    shape('M1488 158l12 -2l1 4l-12 2ZM1504 157l11 1l-1 4l-10 -1Z', '#FFF8E6', 0.9),
    at(1502, 159, gold(18)),
    at(1462, 188, figure('sit', mate('#2C6FBF', { hat: 'tricorn' })), { size: 1.8 }),
    at(1546, 188, figure('raise', { ...JACK, held: 'sabre' }), { size: 1.8, flip: true }),
    at(1578, 192, barrels(), { size: 0.9 }),
    palm(hand, 1612, 206, 112, 0.18),
    at(1668, 188, figure('run', mate('#C9302C', { hat: 'hair' })), { size: 1.8 }),
    at(1704, 186, figure('run', mate('#2F8F4E', { held: 'torch' })), { size: 1.8 }),
    at(1742, 190, table(70), { tilt: 12 }),
    at(1748, 194, bottle(), { tilt: 80 }),
    at(1770, 190, lobster()),
    torch(1822, 182, 48),
    at(1850, 186, figure('cheer', mate('#6B5A8C', { hat: 'bald' })), { size: 1.7 }),
    at(1884, 184, figure('point', mate('#B4512F', { hat: 'straw' })), { size: 1.7 }),
    at(1916, 187, figure('raise', mate('#3F6B45', { held: 'torch', hat: 'hair' })), { size: 1.8 }),
    at(1956, 188, figure('cheer', mate('#C08A4A')), { size: 1.7 }),
    at(1936, 208, barrel()),
  );

const duel = (): Drawing =>
  together(
    torch(2026, 182, 66),
    torch(2178, 182, 66),
    glow(2104, 160, 70, 0.25),
    inLamplight(at(2068, 188, figure('lunge', { ...JACK, held: 'sabre' }), { size: 2.2 })),
    inLamplight(
      at(2140, 188, figure('guard', mate('#2C6FBF', { hat: 'tricorn', held: 'sabre' })), { size: 2.2, flip: true }),
    ),
    line('M2104 134l-4 -8M2108 132l2 -10M2113 135l7 -6', 1.4, '#FFF3B8'),
    at(2100, 214, mug(), { tilt: 80 }),
  );

/** A cloth on the sand with what is left of a meal. */
const picnic = (fill: string): Drawing =>
  together(
    shape('M-52 2L-36 -14H42L54 4Q0 8 -52 2Z', fill, 1.2) +
      line('M-40 -1L-27 -13M-20 1L-12 -13M2 3L4 -13M24 4L20 -13M42 3L34 -13M-46 -5Q0 -2 48 -4', 0.8, '#34241A', 0.5),
    at(-22, -3, melon(), { size: 1.1 }),
    at(6, -5, bottle()),
    at(26, -3, fowl()),
  );

/** Nearer than the feast: what lies about on the sand. */
const leftovers = (): Drawing =>
  together(
    at(96, 258, picnic('#E6B8A0')),
    at(300, 268, boat('#A5672F', '#E9AE1C'), { size: 1.4 }),
    at(486, 252, barrels(), { size: 1.3 }),
    at(690, 250, picnic('#A9C3B4')),
    at(1010, 262, barrel(), { size: 1.4, tilt: 84 }),
    at(1104, 256, picnic('#E6D09A')),
    at(1272, 252, barrel(), { size: 1.4 }),
    at(1296, 250, figure('sleep', mate('#8E4BB0', { hat: 'straw', held: 'bottle' })), { size: 1.9 }),
    at(1480, 262, crate(), { size: 1.5 }),
    at(1508, 264, keg(), { size: 1.4 }),
    at(1720, 258, picnic('#C9A0A8')),
    at(1946, 258, barrel(), { size: 1.4 }),
    at(1920, 256, figure('sleep', mate('#C08A4A', { hat: 'bald' })), { size: 1.9, flip: true }),
    at(2090, 258, crate(), { size: 1.4 }),
    at(2116, 260, lobster(), { size: 1.2 }),
  );

/** John Rackham: a feast on the beach that starts at breakfast and ends in a duel by torchlight. */
export const john: Scene = {
  hours: FAIR_DAY,
  horizon: HORIZON,
  draw: hand =>
    together(
      sky(hand, HORIZON),
      sun(170, 80, 19),
      cloud(hand, 400, 42, 90),
      cloud(hand, 640, 50, 84),
      cloud(hand, 820, 36, 120),
      cloud(hand, 1010, 52, 80),
      cloud(hand, 1190, 40, 96),
      cloud(hand, 1420, 46, 96, '#FFEFD0', '#E0B79A'),
      cloud(hand, 1560, 62, 80, '#FFDCB8', '#D99A86'),
      sun(1722, 92, 20, false),
      stars(hand, 1770, 2200, 46, 92),
      moon(2096, 40, 15),
      gulls([230, 52, 6], [252, 42, 5], [560, 30, 6], [960, 60, 6], [1330, 60, 6], [1350, 72, 5]),
      sea(hand, { horizon: HORIZON, to: 190, curls: 110 }),
      hills(hand, { from: 390, to: 780, foot: HORIZON + 2, height: 30, fill: '#A9BFA0' }),
      hills(hand, { from: 1040, to: 1330, foot: HORIZON + 2, height: 24, fill: '#A9BFA0' }),
      hills(hand, { from: 1790, to: 2160, foot: HORIZON + 2, height: 34, fill: '#9AA8A0' }),
      ground(
        hand,
        [
          [-6, 168],
          [200, 172],
          [330, 176],
          [480, 166],
          [700, 162],
          [1000, 166],
          [1300, 162],
          [1600, 168],
          [1900, 162],
          [2206, 166],
        ],
        '#EBD9A6',
      ),
      line('M-4 165q100 6 204 4t130 4t150 -9t220 -4t300 4t300 -4t300 6t300 -6t300 4', 2.4, '#FBF5E2', 0.8),
      litter(hand, 0, 2190, 204, 274, 70),
      steps(200, 420, 222) + steps(1620, 1800, 212, -6),
      strand(hand, [
        [crab, 200, 240],
        [starfish, 410, 248],
        [driftwood, 580, 256],
        [turtle, 830, 250],
        [shell, 920, 240],
        [crab, 1206, 242],
        [starfish, 1390, 250],
        [driftwood, 1606, 262],
        [turtle, 1826, 260],
        [starfish, 2010, 250],
        [crab, 2166, 250],
      ]),
      bush(hand, 16, 206, 36) + bush(hand, 596, 200, 34) + bush(hand, 1640, 212, 30) + bush(hand, 2190, 222, 40),
      breakfast(hand),
      guests(),
      noon(hand),
      dance(hand),
      quarrel(hand),
      duel(),
      leftovers(),
    ),
};
