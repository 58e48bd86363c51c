import { beacon, ringing } from './beacon.ts';
import { gulls, perchedGull } from './bird.ts';
import { blackbeard } from './blackbeard.ts';
import { boat, oars } from './boat.ts';
import { barrel, bell, crate } from './cargo.ts';
import { at, type Drawing, inLamplight, together } from './drawing.ts';
import { figure, type Look } from './figure.ts';
import { FLEET } from './fleet.ts';
import { fog, wisps } from './fog.ts';
import type { Hand } from './hand.ts';
import { moon, stars, sun } from './heaven.ts';
import type { Hour } from './hours.ts';
import { line, num, numbers, shape } from './ink.ts';
import { sharkFin } from './reef.ts';
import { boulders, rock } from './rock.ts';
import type { Scene } from './scene.ts';
import { foam, sea } from './sea.ts';
import { type ShipLook, ship } from './ship.ts';
import { driftwood } from './shore.ts';
import { sky } from './sky.ts';

const HORIZON = 112;

const HOURS: readonly Hour[] = [
  { at: 0, high: '#E8B9A4', low: '#FBE6CC', glaze: '#FFE9DA' },
  { at: 0.12, high: '#D9CDBE', low: '#F4EBD8', glaze: '#FFF6EA' },
  { at: 0.35, high: '#B9C9C8', low: '#EEF0E4', glaze: '#FAFBF6' },
  { at: 0.52, high: '#A9BDBC', low: '#E6E8D6', glaze: '#EEF1E8' },
  { at: 0.66, high: '#A8A596', low: '#E8D9B0', glaze: '#E2DAC4' },
  { at: 0.77, high: '#8F8298', low: '#D9AE98', glaze: '#C4AAB0' },
  { at: 0.87, high: '#66709C', low: '#9C98B4', glaze: '#9396B8' },
  { at: 1, high: '#3F5AA0', low: '#6F86C0', glaze: '#7583B4' },
];

const MERCHANT: ShipLook = { kind: 'merchantman', colour: '#A5672F', dark: '#5E3A1B', cloth: '#FFF8E4', sails: 'limp' };

const sailor = (coat: string, more: Partial<Look> = {}): Look => ({ coat, hat: 'straw', ...more });

/** The same ship upside down in still water. */
const mirrored = (x: number, y: number, w: number): string =>
  line(
    numbers(0, 5, 1)
      .map(k => `M${num(x - w / 2 + k * 4)} ${num(y + 5 + k * 5)}h${num(w - k * 14)}`)
      .join(''),
    1.6,
    '#34241A',
    0.22,
  );

const morning = (hand: Hand): Drawing =>
  together(
    rock(hand, 60, 182, 74, 44) + rock(hand, 150, 188, 50, 24),
    foam(104, 188, 150),
    line('M92 176L98 66M120 178L112 66', 3.4) +
      line('M92 176L98 66M120 178L112 66M94 146H117M96 112H114', 1.6, '#8A5A2E'),
    line('M88 66H122', 3),
    at(105, 100, bell(), { size: 1.9 }),
    ringing(105, 92),
    at(105, 65, perchedGull(), { size: 1.4 }),
    at(46, 140, perchedGull(), { flip: true }),
    at(300, 172, boat('#5E7A86', '#F0D9A0'), { size: 1.9 }),
    at(268, 162, figure('sit', sailor('#C08A4A', { held: 'nothing' })), { size: 1.8 }),
    at(316, 160, figure('point', sailor('#6B5A8C', { held: 'lantern' })), { size: 1.8 }),
    foam(300, 176, 110),
    fog(hand, 100, 620, 140, 22, 0.7) + fog(hand, 180, 460, 190, 20, 0.7),
    beacon(hand, 488, 166),
    foam(492, 180, 150),
  );

const calm = (hand: Hand): Drawing =>
  together(
    at(696, 160, ship(MERCHANT), { size: 1.36 }),
    mirrored(700, 164, 124),
    at(656, 119, figure('point', sailor('#2F8F4E', { held: 'spyglass' })), { size: 0.9 }),
    fog(hand, 560, 900, 172, 16, 0.7),
    line('M796 121C830 158 850 164 868 160', 1.3),
    at(916, 172, boat('#8A5A2E', '#2F8F4E'), { size: 1.8 }),
    at(888, 164, figure('row', sailor('#4E9AA3')), { size: 1.7, flip: true }),
    at(916, 165, figure('row', sailor('#B4512F', { hat: 'bald' })), { size: 1.7, flip: true }),
    at(944, 162, figure('row', sailor('#E0A93A', { hat: 'scarf' })), { size: 1.7, flip: true }),
    at(916, 172, oars(), { size: 1.8 }),
    foam(916, 177, 96),
  );

/** What is seen of a thing over the fog; the rest is not there yet. */
const veiled = (name: string, y: number, thing: Drawing): Drawing => ({
  paint: `<clipPath id="${name}"><rect width="2200" height="${y}"/></clipPath><g clip-path="url(#${name})">${thing.paint}</g>`,
  light: thing.light,
});

/** Only the tops of the masts at first: the fog lies over the rest. */
const rising = (hand: Hand): Drawing =>
  together(
    veiled('far', 150, at(1104, 208, ship({ ...FLEET.edward, sails: 'furled' }), { size: 1.42 })),
    fog(hand, 960, 1300, 168, 76, 1, '#E6E8DC') +
      fog(hand, 980, 1260, 142, 40, 0.8, '#F1F0E2') +
      fog(hand, 1010, 1330, 196, 40, 0.9),
    gulls([1050, 84, 7], [1066, 74, 5], [1168, 66, 6]),
    wisps(hand, 1020, 1170, 130, 170, 5),
    veiled('near', 176, at(1300, 180, ship({ ...FLEET.edward, sails: 'torn' }), { size: 1.3 })),
    fog(hand, 1180, 1440, 156, 54, 0.75, '#E4DFCC') +
      fog(hand, 1170, 1460, 176, 34, 0.9, '#EEE6D0') +
      fog(hand, 1200, 1420, 110, 22, 0.6, '#F1EBDA'),
    wisps(hand, 1220, 1370, 120, 180, 6),
    at(1496, 168, ship({ ...FLEET.edward, lit: true }), { size: 1.45 }),
    mirrored(1496, 174, 120),
    fog(hand, 1380, 1640, 182, 22, 0.6, '#D9C9B4'),
  );

const prey = (hand: Hand): Drawing =>
  together(
    at(1690, 176, boat('#2A2830', '#C8202F'), { size: 1.9 }),
    at(1654, 166, figure('row', sailor('#6B5A8C', { hat: 'scarf' })), { size: 1.8, flip: true }),
    at(1686, 166, figure('row', sailor('#8C1F22', { hat: 'bald' })), { size: 1.8, flip: true }),
    at(1722, 160, figure('raise', { coat: '#2A2830', hat: 'tricorn', held: 'torch' }), { size: 1.9 }),
    at(1690, 176, oars(), { size: 1.9 }),
    foam(1690, 181, 110),
    at(1632, 190, barrel(), { tilt: 64 }),
    at(1896, 164, ship({ ...MERCHANT, lit: true }), { size: 1.4 }),
    mirrored(1900, 168, 124),
    at(1880, 150, figure('cheer', sailor('#4E9AA3')), { size: 0.95 }),
    at(1906, 150, figure('cheer', sailor('#B4512F')), { size: 0.95 }),
    shape('M1848 118q9 -5 16 0t14 -1v13q-7 4 -14 0t-16 0Z', '#FFFDF3', 1.1) + line('M1848 142V114', 1.8),
    fog(hand, 1760, 2060, 182, 20, 0.55, '#C8C4D0'),
    wisps(hand, 1800, 1980, 120, 176, 4),
  );

/** Edward Drummond: fog, bells, a becalmed merchantman, and what rises beside it. */
export const edward: Scene = {
  hours: HOURS,
  horizon: HORIZON,
  draw: hand =>
    together(
      sky(hand, HORIZON, 70),
      sun(164, 66, 16, false),
      stars(hand, 1790, 2030, 26, 28),
      stars(hand, 2040, 2200, 16, 32),
      moon(2030, 44, 15),
      gulls([250, 70, 6], [360, 50, 6], [380, 60, 5], [560, 52, 6], [1180, 60, 6]),
      sea(hand, { horizon: HORIZON, far: '#AFC9C6', near: '#5E959C', curls: 80 }),
      fog(hand, -170, 700, 112, 26, 0.75) +
        fog(hand, 560, 1300, 108, 34, 0.75) +
        fog(hand, 1160, 1900, 112, 26, 0.7) +
        fog(hand, 1700, 2370, 112, 22, 0.5),
      fog(hand, 60, 560, 60, 18, 0.4) + fog(hand, 600, 1100, 44, 20, 0.45) + fog(hand, 1240, 1700, 40, 22, 0.4),
      morning(hand),
      calm(hand),
      rising(hand),
      prey(hand),
      fog(hand, -170, 900, 228, 26, 0.5) + fog(hand, 700, 1500, 222, 34, 0.55) + fog(hand, 1300, 2100, 234, 28, 0.45),
      wisps(hand, 40, 1900, 206, 268, 22),
      boulders(hand, 400, 262, 70) + boulders(hand, 1240, 266, 80),
      at(820, 244, crate(), { tilt: 18, size: 1.2 }),
      at(1226, 246, perchedGull(), { size: 1.2 }),
      at(120, 250, driftwood(), { size: 1.2 }),
      at(640, 262, barrel(), { tilt: 76, size: 1.2 }),
      at(1010, 258, driftwood(), { flip: true }),
      at(1560, 256, crate(), { tilt: -20 }),
      at(1800, 262, driftwood()),
      at(1420, 238, sharkFin(), { size: 0.9 }),
      foam(820, 246, 34) +
        foam(640, 264, 40) +
        foam(1560, 258, 34) +
        foam(120, 254, 60) +
        foam(1800, 266, 50) +
        foam(400, 266, 70) +
        foam(1240, 270, 80),
      inLamplight(at(2104, 194, blackbeard()), 0.35),
    ),
};
