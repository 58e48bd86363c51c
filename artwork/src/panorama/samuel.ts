import { gulls } from './bird.ts';
import { boat, oars } from './boat.ts';
import { barrel, chest, crate } from './cargo.ts';
import { cloud, windFace } from './cloud.ts';
import { at, type Drawing, inLamplight, together } from './drawing.ts';
import { figure, type Look } from './figure.ts';
import { FLEET } from './fleet.ts';
import type { Hand } from './hand.ts';
import { moon, stars, sun } from './heaven.ts';
import { ground, hills, litter } from './hill.ts';
import type { Hour } from './hours.ts';
import { curtain, lightning, rain, rainbow, waterspout } from './rain.ts';
import { dolphin } from './reef.ts';
import { rock } from './rock.ts';
import type { Scene } from './scene.ts';
import { foam, sea } from './sea.ts';
import { ship } from './ship.ts';
import { crab, shell, starfish, strand } from './shore.ts';
import { sky } from './sky.ts';
import { type Swell, water, waves } from './wave.ts';
import { wreck } from './wreck.ts';

const HORIZON = 116;

const HOURS: readonly Hour[] = [
  { at: 0, high: '#EFA98B', low: '#FFE2A8', glaze: '#FFE6CF' },
  { at: 0.1, high: '#E3B79A', low: '#FFE6B4', glaze: '#FFF0DC' },
  { at: 0.22, high: '#8FA8AE', low: '#D9DCC4', glaze: '#F3F2EA' },
  { at: 0.36, high: '#5E7680', low: '#A9B8B0', glaze: '#CBD3D6' },
  { at: 0.5, high: '#44586A', low: '#8C9CA0', glaze: '#A8B2C0' },
  { at: 0.62, high: '#586A78', low: '#C0B49A', glaze: '#C2BEBE' },
  { at: 0.72, high: '#B08478', low: '#FFCB80', glaze: '#F6CFA8' },
  { at: 0.82, high: '#8A72AC', low: '#F0A890', glaze: '#C6A8BE' },
  { at: 0.92, high: '#5468B0', low: '#8E8CC4', glaze: '#8A8EC0' },
  { at: 1, high: '#3F5AA8', low: '#6F86C8', glaze: '#7583BA' },
];

const SAMUEL: Look = { coat: '#2F8F4E', hat: 'tricorn' };

/** The storm rises to its height in the sixth card and lies down again. */
const fury = (x: number): number => Math.exp(-(((x - 1060) / 460) ** 2));

const FAR: Swell = { y: 142, length: 96, shift: 20, high: x => 1.5 + 15 * fury(x), fill: '#6FA3A8' };

const MIDDLE: Swell = { y: 172, length: 150, shift: 65, high: x => 2 + 26 * fury(x), fill: '#3F8894' };

const NEAR: Swell = { y: 222, length: 190, shift: 118, high: x => 4 + 26 * fury(x), fill: '#256B7C' };

const FRONT: Swell = { y: 258, length: 120, shift: 10, high: x => 4 + 10 * fury(x), fill: '#1C5668' };

const darkCloud = (hand: Hand, x: number, y: number, w: number): string => cloud(hand, x, y, w, '#7C8A92', '#55626E');

const shoal = (hand: Hand): Drawing =>
  together(
    hills(hand, { from: 1720, to: 2300, foot: HORIZON + 2, height: 26, fill: '#8FA08A' }),
    ground(
      hand,
      [
        [1790, 290],
        [1836, 214],
        [1880, 188],
        [1960, 176],
        [2100, 174],
        [2206, 170],
      ],
      '#EBD9A6',
    ),
    foam(1828, 226, 40) + foam(1852, 206, 40),
    litter(hand, 1880, 2190, 200, 272, 26),
    strand(hand, [
      [starfish, 1960, 244],
      [crab, 2050, 250],
      [shell, 2150, 238],
    ]),
    inLamplight(at(2104, 176, wreck(hand, 0, 0), { size: 1.2 }), 0.35),
    inLamplight(at(1912, 192, chest('gold'), { size: 1.4 }), 0.5),
    at(1964, 188, figure('cheer', { ...SAMUEL, hat: 'tricorn' }), { size: 2, flip: true }),
    at(1866, 206, barrel()),
    at(2030, 190, figure('dance', { coat: '#E0A93A', hat: 'scarf' }), { size: 1.6 }),
  );

/** Samuel Bellamy: a storm, from the first squall to a rainbow over a wreck full of gold. */
export const samuel: Scene = {
  hours: HOURS,
  horizon: HORIZON,
  draw: hand => {
    const ride = (x: number, swell: Swell): number => water(swell, x) + 3;
    return together(
      sky(hand, HORIZON),
      sun(44, 90, 18),
      curtain(330, 70, HORIZON, 60) + cloud(hand, 336, 72, 116, '#B4B8B4', '#7C8A92'),
      curtain(540, 40, HORIZON, 70),
      darkCloud(hand, 560, 44, 150),
      at(676, 66, windFace(), { size: 1.15 }),
      darkCloud(hand, 820, 30, 170) + darkCloud(hand, 930, 56, 150),
      darkCloud(hand, 1060, 34, 200) + darkCloud(hand, 1180, 62, 140) + darkCloud(hand, 1300, 38, 200),
      darkCloud(hand, 1440, 50, 120),
      cloud(hand, 1560, 42, 120, '#C9A89A', '#8F7A80'),
      cloud(hand, 1730, 58, 80, '#FFDCB8', '#D99A86'),
      sun(1630, 98, 20, false),
      stars(hand, 1800, 2200, 40, 80),
      moon(1866, 40, 13),
      gulls([130, 50, 6], [150, 40, 5], [470, 96, 6], [486, 88, 5], [1770, 84, 6]),
      sea(hand, { horizon: HORIZON, curls: 90 }),
      lightning(hand, 872, 48, 78),
      lightning(hand, 1080, 50, 66),
      waterspout(1288, 34, 146),
      waves(hand, FAR),
      rainbow(1992, 196, 168, 5),
      at(104, ride(104, MIDDLE) - 9, ship(FLEET.samuel), { size: 1.25 }),
      at(494, ride(494, MIDDLE) - 14, ship({ ...FLEET.samuel, sails: 'furled' }), { size: 1.2, tilt: -6 }),
      at(902, ride(902, MIDDLE) - 22, ship({ ...FLEET.samuel, sails: 'torn' }), { size: 1.15, tilt: -16 }),
      at(1500, ride(1500, MIDDLE) - 12, ship({ ...FLEET.samuel, sails: 'torn' }), { size: 1.15, tilt: 20 }),
      waves(hand, MIDDLE),
      at(286, 160, dolphin(), { size: 1.4, tilt: -14 }),
      at(350, 148, dolphin(), { tilt: -6 }),
      at(1094, ride(1118, NEAR) - 58, ship({ ...FLEET.samuel, sails: 'torn' }), { size: 1.25, tilt: 20 }),
      rock(hand, 1440, 196, 40, 34) + rock(hand, 1560, 200, 66, 58) + rock(hand, 1530, 204, 44, 26),
      at(1700, 186, boat('#8A5A2E', '#2F8F4E'), { size: 1.5 }),
      at(1676, 176, figure('row', { coat: '#6B5A8C' }), { size: 1.5 }),
      at(1702, 177, figure('row', { coat: '#C08A4A', hat: 'bald' }), { size: 1.5 }),
      at(1728, 170, figure('point', SAMUEL), { size: 1.5 }),
      at(1700, 186, oars(), { size: 1.5 }),
      waves(hand, NEAR),
      foam(1700, 194, 90) + foam(1546, 206, 90),
      at(716, 182, barrel(), { tilt: 40, size: 1.2 }),
      at(1290, 204, crate(), { tilt: 24 }),
      at(1640, 214, barrel(), { tilt: 70 }),
      at(1770, 204, crate(), { tilt: -14, size: 0.9 }),
      rain(hand, 420, 760, 50, 200, 40) + rain(hand, 740, 1400, 40, 220, 110),
      waves(hand, FRONT),
      shoal(hand),
    );
  },
};
