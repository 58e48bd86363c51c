import type { Level } from '@jamaica/bots';
import type { ShipName } from '@jamaica/rules';
import type { Crew } from '../crew.ts';
import type { Names } from '../names.ts';
import type { Pirate } from '../pirates.ts';
import { thingsFrom } from '../things.ts';
import { agreed } from './agreed.ts';
import { inside } from './euphony.ts';

/** A ship's name in the cases that the sentences need. */
interface Cases {
  readonly who: string;
  readonly of: string;
  readonly to: string;
  readonly whom: string;
}

const unchanging = (name: string): Cases => ({ who: name, of: name, to: name, whom: name });
const hard = (name: string): Cases => ({ who: name, of: `${name}а`, to: `${name}ові`, whom: `${name}а` });

/** A given name keeps its form: a word before it takes the case. */
const given = (name: string): Cases => ({
  who: name,
  of: `гравця ${name}`,
  to: `гравцеві ${name}`,
  whom: `гравця ${name}`,
});

const SHORT: Readonly<Record<Pirate, Cases>> = {
  anne: unchanging('Енн'),
  mary: unchanging('Мері'),
  samuel: hard('Семюел'),
  john: hard('Джон'),
  olivier: unchanging('Олівʼє'),
  edward: hard('Едвард'),
};

const GHOST: Cases = {
  who: 'Корабель-привид',
  of: 'Корабля-привида',
  to: 'Кораблю-привиду',
  whom: 'Корабель-привид',
};

const PIRATES: Readonly<Record<Pirate, string>> = {
  anne: 'Енн Бонні',
  mary: 'Мері Рід',
  samuel: 'Семюел Белламі',
  john: 'Джон Рекгем',
  olivier: 'Олівʼє Левассер',
  edward: 'Едвард Драммонд',
};

const LEVELS: Readonly<Record<Level, string>> = {
  deckhand: 'матрос',
  bosun: 'боцман',
  captain: 'капітан',
  admiral: 'адмірал',
};

const ACTIONS = { gold: 'золото', food: 'провіант', gunpowder: 'порох', forward: 'вперед', backward: 'назад' };

const TOKENS = {
  gold: { one: 'дублон', few: 'дублони', other: 'дублонів' },
  food: { one: 'пайок', few: 'пайки', other: 'пайків' },
  gunpowder: { one: 'барильце пороху', few: 'барильця пороху', other: 'барилець пороху' },
};

const POWERS = {
  'morgans-map': 'Мапа Моргана',
  'sarans-sabre': 'Шабля Сарана',
  'lady-beth': 'Леді Бет',
  'sixth-hold': '6-й трюм',
};

const KINDS = { 'port-royal': 'Порт-Рояль', port: 'порт', sea: 'море', lair: 'лігво' };

const DECISIONS = {
  dice: 'розставити кубики',
  card: 'вибрати карту',
  move: 'вибрати шлях',
  load: 'вибрати трюм для вантажу',
  empty: 'вибрати, що викинути за борт',
  pay: 'вибрати трюми для оплати',
  attack: 'вибрати, на кого напасти',
  powder: 'витратити порох',
  'powder-from': 'вибрати трюми, з яких узяти порох',
  sabre: 'застосувати Шаблю Сарана',
  loot: 'вибрати здобич',
  retreat: 'вибрати, куди відступити через нестачу',
  treasure: 'вирішити, чи брати скарб',
  'ghost-direction': 'вибрати напрям Корабля-привида',
  'ghost-move': 'вибрати шлях Корабля-привида',
  'ghost-attack': 'вибрати, на кого нападе Корабель-привид',
  'ghost-loot': 'вибрати здобич Корабля-привида',
  'ghost-load': 'вибрати трюм Корабля-привида для вантажу',
};

const FACES = { circle: 'коло', square: 'квадрат', skull: 'череп', star: 'зірка' };

const things = thingsFrom('uk', {
  actions: ACTIONS,
  tokens: TOKENS,
  powers: POWERS,
  halves: { morning: 'Ранок', evening: 'Вечір' },
  kinds: KINDS,
  behindStart: 'позаду старту',
  faces: FACES,
  decisions: DECISIONS,
  pirates: PIRATES,
  levels: LEVELS,
  agreed,
});

export interface UkrainianNames extends Names {
  /** To whom something is given. */
  to(ship: ShipName): string;
  /** Whom somebody attacks. */
  whom(ship: ShipName): string;
  /** What is taken, and from whom: the name comes last, lest its digits run into those of the goods. */
  takenFrom(what: string, ship: ShipName): string;
}

export const names = (crew: Crew): UkrainianNames => {
  const seats = crew.map(({ pirate, name }) => (name === null ? SHORT[pirate] : given(name)));
  const cases = (ship: ShipName): Cases => (ship === 'ghost' ? GHOST : seats[ship]);
  return {
    ...things,
    ship: ship => cases(ship).who,
    within: ship => cases(ship).who,
    of: ship => cases(ship).of,
    to: ship => cases(ship).to,
    whom: ship => cases(ship).whom,
    takenFrom: (what, ship) => `${what} ${inside(what, cases(ship).of)} ${cases(ship).of}`,
  };
};
