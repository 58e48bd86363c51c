import { gulls, parrot, perchedGull } from './bird.ts';
import { boat } from './boat.ts';
import { chest, skull } from './cargo.ts';
import { sign, slab } from './cipher.ts';
import { buried, cliff, ropeBridge, waterfall } from './cliff.ts';
import { cloud } from './cloud.ts';
import { CLUES, olivierWith } from './clues.ts';
import { at, type Drawing, together } from './drawing.ts';
import { figure } from './figure.ts';
import { FLEET } from './fleet.ts';
import type { Hand } from './hand.ts';
import { glow, moon, stars, sun } from './heaven.ts';
import { ground, hills, litter } from './hill.ts';
import { hoard } from './hoard.ts';
import { FAIR_DAY } from './hours.ts';
import { line, oval, shape, wash } from './ink.ts';
import { ladder, pointer, skullRock } from './landmark.ts';
import { bush, palm } from './palm.ts';
import { rock } from './rock.ts';
import type { Scene } from './scene.ts';
import { foam, sea } from './sea.ts';
import { ship } from './ship.ts';
import { crab, shell, starfish, steps, strand, tortoise } from './shore.ts';
import { sky } from './sky.ts';

const HORIZON = 120;

const landing = (hand: Hand): Drawing =>
  together(
    at(64, 150, ship({ ...FLEET.olivier, sails: 'furled' }), {
      size: 0.95,
    }),
    foam(64, 157, 96),
    ground(
      hand,
      [
        [-6, 178],
        [90, 182],
        [180, 186],
        [260, 192],
      ],
      '#EBD9A6',
    ),
    litter(hand, 0, 220, 204, 270, 18) + steps(70, 210, 206, -4),
    strand(hand, [
      [crab, 60, 244],
      [starfish, 130, 258],
      [shell, 180, 240],
    ]),
    at(54, 188, boat('#8A5A2E', '#8E4BB0'), { size: 1.2 }),
    at(118, 188, figure('point', olivierWith('map')), { size: 1.8 }),
    at(166, 190, slab(CLUES[0]), { size: 1.2 }),
  );

const ascent = (hand: Hand): Drawing =>
  together(
    cliff(
      hand,
      [
        [196, 196],
        [250, 184],
        [330, 166],
        [420, 152],
        [560, 146],
        [640, 148],
      ],
      true,
      70,
    ),
    at(330, 236, buried('snail'), { size: 1.3 }),
    at(450, 250, buried('bone'), { tilt: -20 }),
    at(540, 240, skull(), { tilt: 14 }),
    at(420, 168, buried('root')),
    bush(hand, 238, 190, 34),
    palm(hand, 262, 182, 96, -0.24) + palm(hand, 280, 180, 78, 0.2),
    at(320, 168, slab(CLUES[1]), { size: 1.3 }),
    at(358, 168, figure('walk', olivierWith('nothing')), { size: 1.7 }),
    at(344, 130, parrot(), { size: 0.9, flip: true }),
    rock(hand, 470, 152, 44, 52),
    at(492, 156, pointer(), { size: 1.3 }),
    at(570, 150, slab(CLUES[2]), { size: 1.3 }),
    bush(hand, 430, 158, 30),
  );

const gorge = (hand: Hand): Drawing =>
  together(
    cliff(
      hand,
      [
        [630, 172],
        [700, 168],
        [780, 172],
      ],
      false,
    ),
    waterfall(702, 171, 276, 26),
    cliff(hand, [
      [764, 148],
      [830, 154],
      [960, 158],
      [1100, 152],
      [1180, 146],
      [1290, 150],
      [1420, 158],
      [1470, 168],
    ]),
    at(860, 244, buried('snail'), { size: 1.5 }),
    at(960, 226, buried('bone'), { tilt: 24 }),
    at(1090, 250, chest('shut')),
    at(1010, 170, buried('root')),
    at(1216, 168, buried('root')),
    at(1330, 250, buried('snail')),
    at(1166, 236, buried('bone'), { tilt: -34 }),
    ropeBridge([638, 148], [768, 148]),
    at(694, 160, figure('walk', olivierWith('sabre')), { size: 1.7 }),
    at(628, 150, slab(CLUES[3]), { size: 1.1 }),
    line('M636 152V120M770 152V120', 3.4, '#5E3A1B'),
    palm(hand, 786, 152, 70, 0.1),
    skullRock(894, 158),
    glow(868, 96, 26, 0.5),
    glow(914, 96, 24, 0.5),
    at(970, 160, slab(CLUES[4]), { size: 1.1 }),
    at(848, 172, figure('point', olivierWith('map')), { size: 1.5 }),
  );

const stones = (hand: Hand): Drawing =>
  together(
    rock(hand, 1040, 154, 26, 78),
    rock(hand, 1082, 152, 46, 106),
    rock(hand, 1126, 150, 30, 70),
    wash('M1070 158L1176 176L1180 182L1084 162Z', '#34241A', 0.3),
    `<g transform="translate(1076 112) scale(1.15)">${sign(CLUES[5], '#8C1F22')}</g>`,
    at(1160, 158, figure('dig', olivierWith('spade')), { size: 1.7 }),
    shape('M1168 164q8 -10 20 0Z', '#8A6F4E', 1),
    bush(hand, 1020, 158, 34),
    palm(hand, 1222, 154, 104, -0.06),
    at(1290, 166, tortoise(), { size: 2.1 }),
    `<g transform="translate(1286 132) scale(1.2)">${sign(CLUES[6], '#FFF3CF')}</g>`,
    at(1376, 166, figure('sneak', olivierWith('lantern')), { size: 1.7, flip: true }),
    at(1420, 250, buried('bone'), { tilt: 10 }),
  );

const heights = (hand: Hand): Drawing =>
  together(
    cliff(
      hand,
      [
        [1486, 112],
        [1530, 108],
        [1600, 112],
        [1690, 110],
      ],
      false,
      12,
    ),
    waterfall(1528, 112, 206, 34),
    cliff(hand, [
      [1436, 182],
      [1470, 190],
      [1500, 208],
      [1560, 210],
      [1620, 192],
      [1660, 186],
      [1700, 186],
    ]),
    shape(oval(1528, 208, 54, 9), '#8CC0BF', 1.2) + line('M1496 208q6 -4 12 0M1540 211q6 -4 12 0', 1.2, '#FBF5E2'),
    foam(1528, 203, 50),
    at(1462, 188, slab(CLUES[7]), { size: 1.4 }),
    at(1428, 164, figure('point', olivierWith('spyglass')), { size: 1.7 }),
    bush(hand, 1590, 204, 40) + palm(hand, 1586, 204, 72, 0.14),
    cliff(hand, [
      [1690, 96],
      [1760, 92],
      [1830, 96],
      [1850, 102],
    ]),
    ladder(1712, 96, 190),
    at(1712, 150, figure('cheer', olivierWith('nothing')), { size: 1.7 }),
    at(1660, 192, slab(CLUES[8]), { size: 1.3 }),
    at(1768, 94, perchedGull(), { size: 1.2, flip: true }),
    shape('M1772 128q12 10 24 0l-3 6q-9 5 -18 0Z', '#8A6A48', 1) +
      shape(`${oval(1780, 127, 3, 4)}${oval(1787, 127, 3, 4)}`, '#FFF9EA', 0.8),
  );

/** Olivier Levasseur: the cliff path to his hoard, each card a clue of his cipher, the last an empty chest. */
export const olivier: Scene = {
  hours: FAIR_DAY,
  horizon: HORIZON,
  draw: hand =>
    together(
      sky(hand, HORIZON),
      sun(150, 84, 18),
      cloud(hand, 400, 50, 90),
      cloud(hand, 560, 30, 80),
      cloud(hand, 720, 62, 96),
      cloud(hand, 1010, 40, 90),
      cloud(hand, 1220, 30, 110),
      cloud(hand, 1420, 62, 84),
      cloud(hand, 1590, 44, 100, '#FFE6C4', '#E0A98E'),
      sun(1624, 84, 18, false),
      stars(hand, 1690, 1830, 16, 84),
      stars(hand, 1826, 1920, 8, 30),
      stars(hand, 1920, 2200, 14, 12),
      moon(1764, 40, 13),
      gulls([230, 50, 6], [250, 40, 5], [680, 90, 6], [700, 82, 5], [1180, 70, 6], [1360, 40, 6], [1740, 60, 6]),
      sea(hand, { horizon: HORIZON, curls: 110 }),
      hills(hand, { from: 460, to: 860, foot: HORIZON + 2, height: 26, fill: '#B4C4AC' }),
      hills(hand, { from: 1180, to: 1520, foot: HORIZON + 2, height: 34, fill: '#A9BFA0' }),
      landing(hand),
      ascent(hand),
      gorge(hand),
      stones(hand),
      heights(hand),
      hoard(hand),
    ),
};
