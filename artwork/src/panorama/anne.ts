import { gulls } from './bird.ts';
import { boat, smack, upturned } from './boat.ts';
import { barrel, barrels, cannon, chest, crate, keg } from './cargo.ts';
import { cloud } from './cloud.ts';
import { at, type Drawing, inLamplight, together } from './drawing.ts';
import { figure, type Look } from './figure.ts';
import { FLEET } from './fleet.ts';
import type { Hand } from './hand.ts';
import { customsHouse, jetty, QUAY, quay, stairs } from './harbour.ts';
import { moon, stars, sun } from './heaven.ts';
import { ground, hills, litter } from './hill.ts';
import { FAIR_DAY } from './hours.ts';
import { house, hut } from './house.ts';
import { box, line, num, numbers, shape } from './ink.ts';
import { bush, palm } from './palm.ts';
import { boulders } from './rock.ts';
import type { Scene } from './scene.ts';
import { foam, sea } from './sea.ts';
import { ship } from './ship.ts';
import { crab, driftwood, shell, starfish, steps, strand, turtle } from './shore.ts';
import { sky } from './sky.ts';
import { torch } from './torch.ts';
import { pennant, tower } from './tower.ts';

const HORIZON = 118;

const BEACH = 178;

const CAPTAIN: Look = { coat: '#C9302C', hat: 'red hair', held: 'sabre' };

const crew = (coat: string, more: Partial<Look> = {}): Look => ({ coat, ...more });

const beach = (hand: Hand): Drawing =>
  together(
    at(318, 150, ship({ ...FLEET.anne, sails: 'furled' }), {
      size: 1.2,
    }),
    foam(318, 157, 130),
    ground(
      hand,
      [
        [-6, 172],
        [60, BEACH],
        [240, 184],
        [420, 188],
        [560, BEACH],
        [700, 176],
        [800, 180],
        [868, 202],
        [905, 290],
      ],
      '#EBD9A6',
    ),
    litter(hand, 0, 850, 196, 274, 44),
    steps(160, 480, 206, -8) + steps(180, 470, 214, -6),
    strand(hand, [
      [crab, 60, 236],
      [starfish, 330, 252],
      [shell, 400, 232],
      [driftwood, 130, 258],
      [turtle, 520, 246],
      [shell, 636, 262],
      [crab, 690, 250],
      [starfish, 806, 240],
    ]),
    at(74, 182, boat(), { size: 1.5 }),
    at(40, 172, figure('haul', crew('#3F6B45')), { size: 1.5, flip: true }),
    at(96, 174, figure('point', crew('#6B5A8C', { hat: 'bald', skin: '#8A5A3C' })), { size: 1.5 }),
    at(152, 186, figure('raise', CAPTAIN), { size: 1.9 }),
    palm(hand, 226, 232, 112, 0.14),
    bush(hand, 258, 236, 44) + bush(hand, 226, 240, 30),
    boulders(hand, 440, 192, 62) + bush(hand, 418, 196, 34),
    at(480, 188, figure('sneak', CAPTAIN), { size: 1.75 }),
    at(522, 186, figure('sneak', crew('#2C6FBF', { hat: 'hair', held: 'lantern' })), { size: 1.6 }),
    at(560, 185, figure('sneak', crew('#B98B3C', { hat: 'tricorn' })), { size: 1.6 }),
    palm(hand, 616, 214, 120, -0.34),
    palm(hand, 640, 224, 74, 0.2),
    hut(682, 180, 66, 62),
    line(
      'M724 186V140M778 186V140M724 144C740 158 762 158 778 144M724 156C740 170 762 170 778 156M724 166C740 180 762 180 778 166M732 148V172M742 153V177M752 154V178M762 153V177M771 148V172',
      1,
    ),
    at(720, 183, barrel(), { size: 1.2 }),
    at(738, 186, figure('sleep', crew('#2C3E63', { hat: 'straw', held: 'bottle' })), { size: 1.7 }),
    at(740, 218, upturned(), { size: 1 }),
  );

const basin = (hand: Hand): Drawing =>
  together(
    at(902, 160, smack('#2F8F4E'), { size: 1.5 }),
    foam(904, 165, 84),
    at(984, 176, smack('#C08A4A'), { size: 1.5, flip: true }),
    foam(984, 182, 86),
    jetty(868, 1010, 194),
    at(922, 190, figure('sneak', crew('#3F6B45', { held: 'sabre' })), { size: 1.6 }),
    at(884, 190, crate()),
    foam(936, 238, 150),
    at(1030, 232, boat('#A5672F', '#F0B93A')),
    foam(1030, 234, 60),
    line(
      numbers(0, 5, 1)
        .map(() => `M${num(hand.some(900, 1060))} ${num(hand.some(250, 274))}q5 -4 10 0q5 -4 10 0`)
        .join(''),
      1.1,
      '#FBF5E2',
    ),
  );

const town = (hand: Hand): Drawing =>
  together(
    house(1204, 152, 36, 50),
    house(1376, 148, 36, 52, { roof: '#9C4630' }),
    house(1484, 142, 36, 50),
    house(1566, 146, 34, 48, { roof: '#9C4630', lit: true }),
    house(1660, 140, 34, 50, { lit: true }),
    house(1850, 142, 36, 54, { lit: true, roof: '#9C4630' }),
    house(1970, 142, 36, 50, { lit: true }),
    quay(hand, 1066),
    stairs(1230) + stairs(1640) + stairs(1980),
    tower(1106, QUAY, 50, 92),
    pennant(1106, QUAY - 98, 30, '#2C6FBF'),
    at(1158, QUAY + 2, cannon(), { size: 1.3 }),
    at(1150, QUAY + 12, figure('sleep', crew('#B4342C', { hat: 'soldier' })), { size: 1.6 }),
    at(1074, QUAY, barrel()),
    house(1242, QUAY, 40, 62),
    tower(1308, QUAY, 38, 108, { roof: '#B4512F', bell: true, windows: 0 }),
    line('M1308 92V150', 1.2),
    at(1310, QUAY + 4, figure('cheer', crew('#6B5A8C', { hat: 'straw' })), { size: 1.5 }),
    line('M1282 74q-7 7 0 14M1275 69q-10 12 0 24M1334 74q7 7 0 14M1341 69q10 12 0 24', 1.2),
    house(1360, QUAY, 36, 56, { roof: '#9C4630' }),
    house(1438, QUAY, 38, 68),
    shape('M1500 176V132H1580V176', '#EBD9A6') +
      shape(
        'M1490 136l8 -16h82l8 16q-6 7 -12 0q-6 7 -12 0q-6 7 -12 0q-6 7 -12 0q-6 7 -13 0q-6 7 -12 0q-6 7 -12 0q-7 7 -13 0Z',
        '#C9302C',
      ) +
      line('M1510 120l-7 16M1530 120l-2 16M1552 120l2 16M1570 120l6 16', 1),
    ...['#F0B93A', '#6E8247', '#C08A4A', '#D8593A'].map((fill, k) =>
      shape(`M${1506 + k * 18} 164q8 -16 15 0Z`, fill, 0.9),
    ),
    shape(box(1498, 163, 84, 14), '#A5672F'),
    at(1466, QUAY + 6, figure('run', crew('#4E9AA3', { hat: 'hair' })), { size: 1.6, flip: true }),
    at(1522, 187, chest('gold'), { size: 1.1 }),
    at(1556, 186, figure('haul', crew('#3F6B45')), { size: 1.7, flip: true }),
  );

const fight = (hand: Hand): Drawing =>
  together(
    house(1626, QUAY, 40, 66, { lit: true }),
    tower(1752, QUAY, 46, 100, { lit: true }),
    pennant(1752, QUAY - 106, 24, '#2C6FBF'),
    torch(1778, QUAY, 50),
    at(1664, 185, figure('lunge', crew('#E0A93A', { hat: 'tricorn', held: 'sabre' })), { size: 1.9 }),
    at(1730, 185, figure('guard', crew('#B4342C', { hat: 'soldier', held: 'sabre' })), { size: 1.9, flip: true }),
    at(1632, 184, barrels()),
    house(1824, QUAY, 40, 66, { lit: true }),
    at(1874, 186, figure('run', crew('#6B5A8C', { sack: true, held: 'torch' })), { size: 1.8, flip: true }),
    at(1936, 186, figure('run', crew('#3F6B45', { sack: true, hat: 'hair' })), { size: 1.8, flip: true }),
    at(1968, QUAY + 8, crate(), { size: 1.1 }),
    at(1976, QUAY - 11, keg()),
    customsHouse(hand, 2108),
    inLamplight(at(2032, 188, figure('raise', { ...CAPTAIN, held: 'torch' }), { size: 1.9 })),
    at(2164, 187, figure('cheer', crew('#2C6FBF', { hat: 'tricorn' })), { size: 1.6, flip: true }),
    inLamplight(at(2084, 190, chest('gold'), { size: 1.1 })),
    at(1420, 240, smack('#2C6FBF'), { size: 0.9 }),
    at(1160, 262, boat('#8A5A2E', '#2F8F4E')),
    at(1800, 258, boat()),
    at(1800, 250, figure('row', crew('#2C3E63'))),
    at(2110, 266, boat('#A5672F', '#F0B93A')),
    foam(1420, 244, 60) + foam(1160, 264, 60) + foam(1800, 260, 64) + foam(2110, 268, 64),
  );

/** Anne Bonny: a raid on a sleeping harbour, from the first boat on the beach to the burning customs house. */
export const anne: Scene = {
  hours: FAIR_DAY,
  horizon: HORIZON,
  draw: hand =>
    together(
      sky(hand, HORIZON),
      sun(150, 92, 19),
      cloud(hand, 440, 50, 92),
      cloud(hand, 690, 34, 120),
      cloud(hand, 930, 60, 84),
      cloud(hand, 1195, 32, 96),
      cloud(hand, 1480, 52, 90, '#FFEFD0', '#E0B79A'),
      cloud(hand, 1690, 30, 70, '#FFDCB8', '#D99A86'),
      stars(hand, 1760, 2200, 44, 74),
      moon(1900, 40, 15),
      gulls([260, 60, 7], [282, 48, 5], [820, 76, 7], [846, 66, 5], [1040, 46, 6], [1600, 66, 6]),
      sea(hand, { horizon: HORIZON, curls: 100 }),
      hills(hand, { from: 380, to: 900, foot: HORIZON + 2, height: 38, fill: '#A9BFA0' }),
      hills(hand, { from: 1010, to: 2270, foot: 176, height: 92, fill: '#A9B06A', wave: 150 }),
      ...numbers(1080, 2180, 74).map(x => bush(hand, x + hand.some(-14, 14), hand.some(128, 142), hand.some(20, 36))),
      beach(hand),
      basin(hand),
      town(hand),
      fight(hand),
    ),
};
